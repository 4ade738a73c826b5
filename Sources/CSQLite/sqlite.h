// SQLite, the database of a site that has one machine.
#include <sqlite3.h>
