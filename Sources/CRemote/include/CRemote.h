// libpq and libcurl, loaded lazily: most sites use neither PostgreSQL nor HTTP hooks, and the two would load thirty
// libraries, costing 5 ms and 3 MB per session.
#ifndef FORMLINE_REMOTE_H
#define FORMLINE_REMOTE_H

#include <stdbool.h>
#include <stddef.h>

// Loads libpq; call it first.
bool remote_database_is_installed(void);
// Why a URI cannot be read, to be freed; NULL if it can.
char *remote_database_uri_mistake(const char *uri);
// Creates a connection to PostgreSQL, even if that fails: see `remote_database_is_connected`. NULL without memory.
typedef struct remote_database remote_database;
typedef struct remote_rows remote_rows;

remote_database *remote_database_connect(const char *uri);
bool remote_database_is_connected(const remote_database *database);
// Reconnects a lost connection.
void remote_database_reset(remote_database *database);
// The last error message.
const char *remote_database_error(const remote_database *database);
void remote_database_close(remote_database *database);

// Statements that are sent together and answered in order, with parameters as text, NULL for null. Statements after a
// failed one are skipped. False if the connection is gone.
bool remote_database_begin_batch(remote_database *database);
bool remote_database_send(remote_database *database, const char *statement, int count, const char *const *values);
bool remote_database_flush_batch(remote_database *database);
// The next result; NULL at the end.
remote_rows *remote_database_next(remote_database *database);
void remote_database_end_batch(remote_database *database);

bool remote_rows_are_right(const remote_rows *rows);
// True for a statement skipped after a failed one.
bool remote_rows_are_skipped(const remote_rows *rows);
const char *remote_rows_error(const remote_rows *rows);
// The five-character SQLSTATE; empty if there is none.
const char *remote_rows_state(const remote_rows *rows);
int remote_rows_count(const remote_rows *rows);
int remote_rows_columns(const remote_rows *rows);
// NULL for null.
const char *remote_rows_value(const remote_rows *rows, int row, int column, int *length);
// True for an integer column.
bool remote_rows_is_integer(const remote_rows *rows, int column);
void remote_rows_free(remote_rows *rows);

// Posts a body. Returns the HTTP status; -1 and a reason if there was no response. Redirects are not followed.
long remote_http_post(
    const char *url, const char *const *headers, int header_count, const void *body, size_t length, long milliseconds,
    char *reason, size_t reason_size);

#endif
