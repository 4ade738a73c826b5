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

// Connects to a primary, unless the URI says otherwise. `patience`: how long the server may be silent, in milliseconds.
remote_database *remote_database_connect(const char *uri, int patience);
bool remote_database_is_connected(const remote_database *database);
// True if it is not connected since a value in the URI is none that libpq takes.
bool remote_database_has_wrong_value(const remote_database *database);
// True if the server was silent for too long; the connection can only be closed.
bool remote_database_is_silent(const remote_database *database);
// From here on the server may be silent for `patience` milliseconds after `since`, in milliseconds of the monotonic clock,
// or after it was heard last if that is later and `follows_answers`.
void remote_database_expect(remote_database *database, long since, int patience, bool follows_answers);
// When the server was heard last, in milliseconds of the monotonic clock.
long remote_database_heard(const remote_database *database);
// True if the server has sent a warning during the last batch.
bool remote_database_has_warned(const remote_database *database);
// The last error message.
const char *remote_database_error(const remote_database *database);
void remote_database_close(remote_database *database);

// Statements that are sent together and answered in order, with parameters as text, NULL for null. Statements after a
// failed one are skipped. False if the connection is gone.
bool remote_database_begin_batch(remote_database *database);
bool remote_database_send(remote_database *database, const char *statement, int count, const char *const *values);
bool remote_database_flush_batch(remote_database *database);
// The next result; NULL at the end. The batch is complete, and what it wrote is committed, only if that is said.
remote_rows *remote_database_next(remote_database *database, bool *is_complete);
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

// Slots that processes of a machine share: bytes of a file, locked by its open file description, and thus free when the
// process has ended.
// Takes one of `count` slots; -1 if none is free.
int slot_take(int file, int count);
void slot_release(int file, int slot);
// Says that somebody waits for a slot, or does not any more.
void slot_wait(int file, bool is_waiting);
// True if another process waits.
bool slot_is_wanted(int file);
// How many slots other open files hold.
int slot_count_taken(int file, int count);

// Posts a body. Returns the HTTP status; -1 and a reason if there was no response. Redirects are not followed.
long remote_http_post(
    const char *url, const char *const *headers, int header_count, const void *body, size_t length, long milliseconds,
    char *reason, size_t reason_size);

#endif
