// libpq and libcurl, loaded when a site first needs them: most sites have neither a PostgreSQL nor a hook by HTTP, and
// the two bring thirty libraries, 5 ms and 3 MB into every session.
#ifndef FORMLINE_REMOTE_H
#define FORMLINE_REMOTE_H

#include <stdbool.h>
#include <stddef.h>

// A connection to PostgreSQL. Always made; `remote_database_is_connected` says whether it stands. NULL without libpq.
typedef struct remote_database remote_database;
typedef struct remote_rows remote_rows;

remote_database *remote_database_connect(const char *uri);
bool remote_database_is_connected(const remote_database *database);
// Connects once more, after a connection was lost.
void remote_database_reset(remote_database *database);
// What was wrong last.
const char *remote_database_error(const remote_database *database);
void remote_database_close(remote_database *database);

// Statements that are sent together, and answered one after the other: each is prepared under a name, once for a
// connection, and run by it, with parameters as text, NULL for null. What comes behind a mistake is skipped. False if the
// connection is gone.
bool remote_database_begin_batch(remote_database *database);
bool remote_database_prepare(remote_database *database, const char *name, const char *statement);
bool remote_database_send(remote_database *database, const char *name, int count, const char *const *values);
bool remote_database_flush_batch(remote_database *database);
// What came of the next of them; NULL at the end.
remote_rows *remote_database_next(remote_database *database);
void remote_database_end_batch(remote_database *database);

bool remote_rows_are_right(const remote_rows *rows);
// True for a statement behind one that was wrong.
bool remote_rows_are_skipped(const remote_rows *rows);
const char *remote_rows_error(const remote_rows *rows);
// The five letters of SQLSTATE; empty where there are none.
const char *remote_rows_state(const remote_rows *rows);
int remote_rows_count(const remote_rows *rows);
int remote_rows_columns(const remote_rows *rows);
// NULL for null.
const char *remote_rows_value(const remote_rows *rows, int row, int column, int *length);
// True for a column of whole numbers.
bool remote_rows_is_integer(const remote_rows *rows, int column);
void remote_rows_free(remote_rows *rows);

// Posts a body. Returns the status of HTTP; -1 and a reason if there was no answer. Redirects are not followed.
long remote_http_post(
    const char *url, const char *const *headers, int header_count, const void *body, size_t length, long milliseconds,
    char *reason, size_t reason_size);

#endif
