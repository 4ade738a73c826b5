#include <dlfcn.h>
#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <stdlib.h>
#include <string.h>

#include "CRemote.h"

// Type ids from pg_type.dat.
enum { BIGINT = 20, SMALLINT = 21, INTEGER = 23 };

#define FUNCTIONS(use) \
  use(PQconninfoParse) use(PQconninfoFree) use(PQfreemem) use(PQconnectdb) use(PQstatus) use(PQreset) use(PQsocket) \
  use(PQconsumeInput) use(PQerrorMessage) use(PQfinish) use(PQsetNoticeProcessor) use(PQenterPipelineMode) \
  use(PQexitPipelineMode) use(PQsendQueryParams) use(PQpipelineSync) use(PQgetResult) \
  use(PQresultStatus) use(PQresultErrorMessage) use(PQresultErrorField) use(PQntuples) use(PQnfields) use(PQgetvalue) \
  use(PQgetlength) use(PQgetisnull) use(PQftype) use(PQclear)

#define DECLARE(name) __typeof__(name) *name;
static struct { FUNCTIONS(DECLARE) } pq;

static bool load(void) {
  if (pq.PQclear) return true;
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
#define FIND(name) if (!(pq.name = (__typeof__(name) *)dlsym(library, #name))) return false;
  FUNCTIONS(FIND)
  return true;
}

bool remote_database_is_installed(void) { return load(); }

char *remote_database_uri_mistake(const char *uri) {
  char *mistake = NULL;
  PQconninfoOption *options = pq.PQconninfoParse(uri, &mistake);
  if (options) pq.PQconninfoFree(options);
  char *copy = options ? NULL : strdup(mistake ? mistake : "out of memory");
  if (mistake) pq.PQfreemem(mistake);
  return copy;
}

// libpq's own processor would write the server's notices across a form on the terminal.
static void ignore_notice(void *context, const char *message) { (void)context, (void)message; }

remote_database *remote_database_connect(const char *uri) {
  // The timeout of an unresponsive host.
  setenv("PGCONNECT_TIMEOUT", "10", 0);
  PGconn *connection = pq.PQconnectdb(uri);
  if (connection) pq.PQsetNoticeProcessor(connection, ignore_notice, NULL);
  return (remote_database *)connection;
}

bool remote_database_is_connected(const remote_database *database) {
  PGconn *connection = (PGconn *)database;
  // A server that has ended the connection said so while nobody was reading: a message, then the end of the stream.
  for (int reads = 0; reads < 3 && pq.PQstatus(connection) == CONNECTION_OK; reads++) {
    struct pollfd input = {.fd = pq.PQsocket(connection), .events = POLLIN};
    if (poll(&input, 1, 0) <= 0) return true;
    if (!pq.PQconsumeInput(connection)) return false;
  }
  return pq.PQstatus(connection) == CONNECTION_OK;
}

void remote_database_reset(remote_database *database) { pq.PQreset((PGconn *)database); }

const char *remote_database_error(const remote_database *database) {
  return pq.PQerrorMessage((const PGconn *)database);
}

void remote_database_close(remote_database *database) { pq.PQfinish((PGconn *)database); }

bool remote_database_begin_batch(remote_database *database) { return pq.PQenterPipelineMode((PGconn *)database) == 1; }

bool remote_database_send(remote_database *database, const char *statement, int count, const char *const *values) {
  return pq.PQsendQueryParams((PGconn *)database, statement, count, NULL, values, NULL, NULL, 0) == 1;
}

bool remote_database_flush_batch(remote_database *database) { return pq.PQpipelineSync((PGconn *)database) == 1; }

remote_rows *remote_database_next(remote_database *database) {
  // A single NULL separates the results of two statements; consecutive ones mean that the connection is gone.
  for (int ends = 0; ends < 2;) {
    PGresult *result = pq.PQgetResult((PGconn *)database);
    if (!result) {
      ends++;
    } else if (pq.PQresultStatus(result) == PGRES_PIPELINE_SYNC) {
      pq.PQclear(result);
      break;
    } else {
      return (remote_rows *)result;
    }
  }
  return NULL;
}

void remote_database_end_batch(remote_database *database) { pq.PQexitPipelineMode((PGconn *)database); }

bool remote_rows_are_right(const remote_rows *rows) {
  ExecStatusType status = pq.PQresultStatus((const PGresult *)rows);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

bool remote_rows_are_skipped(const remote_rows *rows) {
  return pq.PQresultStatus((const PGresult *)rows) == PGRES_PIPELINE_ABORTED;
}

const char *remote_rows_error(const remote_rows *rows) { return pq.PQresultErrorMessage((const PGresult *)rows); }

const char *remote_rows_state(const remote_rows *rows) {
  const char *state = pq.PQresultErrorField((const PGresult *)rows, PG_DIAG_SQLSTATE);
  return state ? state : "";
}

int remote_rows_count(const remote_rows *rows) { return pq.PQntuples((const PGresult *)rows); }

int remote_rows_columns(const remote_rows *rows) { return pq.PQnfields((const PGresult *)rows); }

const char *remote_rows_value(const remote_rows *rows, int row, int column, int *length) {
  const PGresult *result = (const PGresult *)rows;
  if (pq.PQgetisnull(result, row, column)) return NULL;
  *length = pq.PQgetlength(result, row, column);
  return pq.PQgetvalue(result, row, column);
}

bool remote_rows_is_integer(const remote_rows *rows, int column) {
  Oid type = pq.PQftype((const PGresult *)rows, column);
  return type == BIGINT || type == INTEGER || type == SMALLINT;
}

void remote_rows_free(remote_rows *rows) { pq.PQclear((PGresult *)rows); }
