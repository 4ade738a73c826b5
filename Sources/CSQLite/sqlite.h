// SQLite, the database of a site on a single machine.
#include <sqlite3.h>
