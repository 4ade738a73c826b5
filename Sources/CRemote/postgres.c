#include <dlfcn.h>
#include <postgresql/libpq-fe.h>
#include <stdlib.h>
#include <string.h>

#include "CRemote.h"

// Type ids from pg_type.dat.
enum { BIGINT = 20, SMALLINT = 21, INTEGER = 23 };

#define FUNCTIONS(use) \
  use(PQconnectdb) use(PQstatus) use(PQreset) use(PQerrorMessage) use(PQfinish) use(PQenterPipelineMode) \
  use(PQexitPipelineMode) use(PQsendPrepare) use(PQsendQueryPrepared) use(PQpipelineSync) use(PQgetResult) \
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

remote_database *remote_database_connect(const char *uri) {
  if (!load()) return NULL;
  // The timeout of an unresponsive host.
  setenv("PGCONNECT_TIMEOUT", "10", 0);
  return (remote_database *)pq.PQconnectdb(uri);
}

bool remote_database_is_connected(const remote_database *database) {
  return pq.PQstatus((const PGconn *)database) == CONNECTION_OK;
}

void remote_database_reset(remote_database *database) { pq.PQreset((PGconn *)database); }

const char *remote_database_error(const remote_database *database) {
  return pq.PQerrorMessage((const PGconn *)database);
}

void remote_database_close(remote_database *database) { pq.PQfinish((PGconn *)database); }

bool remote_database_begin_batch(remote_database *database) { return pq.PQenterPipelineMode((PGconn *)database) == 1; }

bool remote_database_prepare(remote_database *database, const char *name, const char *statement) {
  return pq.PQsendPrepare((PGconn *)database, name, statement, 0, NULL) == 1;
}

bool remote_database_send(remote_database *database, const char *name, int count, const char *const *values) {
  return pq.PQsendQueryPrepared((PGconn *)database, name, count, values, NULL, NULL, 0) == 1;
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
