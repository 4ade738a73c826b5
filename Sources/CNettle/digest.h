// Nettle's SHA-256, and nothing else of it.
#include <nettle/sha2.h>
