#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Debian keeps it apart.
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif

#include "CPlatform.h"
#include "CRemote.h"

// Type ids from pg_type.dat.
enum { BIGINT = 20, SMALLINT = 21, INTEGER = 23 };

#define FUNCTIONS(use) \
  use(PQconninfoParse) use(PQconninfoFree) use(PQfreemem) use(PQconnectdbParams) use(PQstatus) use(PQsocket) \
  use(PQconsumeInput) use(PQerrorMessage) use(PQfinish) use(PQsetNoticeReceiver) use(PQenterPipelineMode) \
  use(PQsetnonblocking) use(PQisBusy) use(PQflush) use(PQlibVersion) \
  use(PQexitPipelineMode) use(PQsendQueryParams) use(PQpipelineSync) use(PQgetResult) \
  use(PQresultStatus) use(PQresultErrorMessage) use(PQresultErrorField) use(PQntuples) use(PQnfields) use(PQgetvalue) \
  use(PQgetlength) use(PQgetisnull) use(PQftype) use(PQclear)

#define DECLARE(name) __typeof__(name) *name;
static struct { FUNCTIONS(DECLARE) } pq;

// Before a receiver for notices can be set, libpq writes those of a server that is connected to stderr: across a form on
// the terminal. Its other way to connect, step by step, knows no time limits for hosts.
static _Thread_local bool is_connecting;
static FILE *host_error;

static ssize_t write_error(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  if (is_connecting) return (ssize_t)count;
  size_t written = fwrite(bytes, 1, count, host_error);
  fflush(host_error);
  return (ssize_t)written;
}

static void discard_notices_of_connecting(void) {
  FILE *stream = platform_stream_open(NULL, write_error);
  if (!stream) return;
  setvbuf(stream, NULL, _IONBF, 0);
  host_error = stderr;
  platform_streams_set(stdout, stream);
}

static bool load(void) {
  if (pq.PQclear) return true;
  void *library = platform_library_open("pq", 5);
  if (!library) return false;
#define FIND(name) if (!(pq.name = (__typeof__(name) *)dlsym(library, #name))) return false;
  FUNCTIONS(FIND)
  discard_notices_of_connecting();
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

struct remote_database {
  PGconn *connection;
  // How long the server may be silent, in milliseconds, and when that began at the earliest.
  int patience;
  long since;
  // Whether it begins anew with every answer.
  bool follows_answers;
  // When the server was heard last.
  long heard;
  // The server was silent for longer: the state of the connection is unknown.
  bool is_silent;
  // The server has warned since `remote_database_begin_batch`.
  bool has_warned;
};

// libpq's own processor would write the server's notices across a form on the terminal.
static void take_notice(void *context, const PGresult *notice) {
  const char *severity = pq.PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
  if (severity && !strcmp(severity, "WARNING")) ((remote_database *)context)->has_warned = true;
}

static long now(void) { return (long)(platform_monotonic_nanoseconds() / 1000000); }

static void prepare(remote_database *database) {
  database->since = now();
  // A server that has not answered was not heard.
  if (pq.PQstatus(database->connection) == CONNECTION_OK) database->heard = database->since;
  pq.PQsetNoticeReceiver(database->connection, take_notice, database);
  // Otherwise a server that has stopped reading would hold the process.
  pq.PQsetnonblocking(database->connection, 1);
}

// Connecting on a thread of its own: libpq looks for the addresses of hosts without a limit.
struct attempt {
  pthread_mutex_t lock;
  pthread_cond_t end;
  char *uri;
  char limit[12];
  PGconn *connection;
  bool has_ended;
  // Nobody waits any more: the thread closes and frees everything.
  bool is_given_up;
};

static void free_attempt(struct attempt *attempt) {
  pthread_cond_destroy(&attempt->end);
  pthread_mutex_destroy(&attempt->lock);
  free(attempt->uri);
  free(attempt);
}

static struct attempt *make_attempt(const char *uri, int seconds) {
  struct attempt *attempt = calloc(1, sizeof *attempt);
  if (!attempt) return NULL;
  pthread_mutex_init(&attempt->lock, NULL);
  platform_condition_init(&attempt->end);
  attempt->uri = strdup(uri);
  snprintf(attempt->limit, sizeof attempt->limit, "%d", seconds);
  if (attempt->uri) return attempt;
  free_attempt(attempt);
  return NULL;
}

static void *try_to_connect(void *argument) {
  struct attempt *attempt = argument;
  const char *chosen = getenv("PGCONNECT_TIMEOUT");
  // Nothing is ever read from a standby. What the URI says comes later, and counts; libpq before 14 has no "primary".
  bool is_recent = pq.PQlibVersion() >= 140000;
  const char *keywords[] = {"target_session_attrs", "tcp_user_timeout", "connect_timeout", "dbname", NULL};
  const char *values[] = {
      is_recent ? "primary" : "read-write", "10000", chosen ? chosen : attempt->limit, attempt->uri, NULL};
  is_connecting = true;
  PGconn *connection = pq.PQconnectdbParams(keywords, values, 1);
  is_connecting = false;
  pthread_mutex_lock(&attempt->lock);
  attempt->connection = connection;
  attempt->has_ended = true;
  bool is_given_up = attempt->is_given_up;
  pthread_cond_signal(&attempt->end);
  pthread_mutex_unlock(&attempt->lock);
  if (is_given_up) {
    pq.PQfinish(connection);
    free_attempt(attempt);
  }
  return NULL;
}

// Signals are for the other threads.
static bool start(struct attempt *attempt) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  bool has_started = pthread_create(&thread, &attributes, try_to_connect, attempt) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return has_started;
}

// Waits for the end of an attempt. False if it has been given up.
static bool has_ended(struct attempt *attempt, int patience) {
  int64_t until = platform_monotonic_nanoseconds() + patience * INT64_C(1000000);
  pthread_mutex_lock(&attempt->lock);
  while (!attempt->has_ended && platform_condition_wait(&attempt->end, &attempt->lock, until) == 0) {
  }
  bool has_ended = attempt->has_ended;
  attempt->is_given_up = !has_ended;
  pthread_mutex_unlock(&attempt->lock);
  return has_ended;
}

remote_database *remote_database_connect(const char *uri, int patience) {
  // The time-out of each unresponsive host.
  int hosts = 1;
  PQconninfoOption *options = pq.PQconninfoParse(uri, NULL);
  for (PQconninfoOption *option = options; option && option->keyword; option++) {
    if (strcmp(option->keyword, "host") || !option->val) continue;
    for (const char *rest = option->val; *rest; rest++) hosts += *rest == ',';
  }
  if (options) pq.PQconninfoFree(options);
  int seconds = patience / 1000 / hosts;
  struct attempt *attempt = make_attempt(uri, seconds < 2 ? 2 : seconds);
  remote_database *database = calloc(1, sizeof *database);
  if (!attempt || !database) {
    if (attempt) free_attempt(attempt);
    free(database);
    return NULL;
  }
  database->patience = patience;
  if (!start(attempt)) try_to_connect(attempt);
  // libpq takes at least two seconds for a host, and rounds up: whoever has that long hears what it says.
  bool hears_of_time_out = patience >= 2000 && patience < 2500;
  if (!has_ended(attempt, hears_of_time_out ? 2500 : patience)) {
    database->is_silent = true;
    return database;
  }
  database->connection = attempt->connection;
  free_attempt(attempt);
  if (!database->connection) return free(database), NULL;
  prepare(database);
  return database;
}

bool remote_database_is_connected(const remote_database *database) {
  PGconn *connection = database->connection;
  // A server that has ended the connection said so while nobody was reading: a message, then the end of the stream.
  for (int reads = 0; !database->is_silent && reads < 3 && pq.PQstatus(connection) == CONNECTION_OK; reads++) {
    struct pollfd input = {.fd = pq.PQsocket(connection), .events = POLLIN};
    if (poll(&input, 1, 0) <= 0) return true;
    if (!pq.PQconsumeInput(connection)) return false;
  }
  return !database->is_silent && pq.PQstatus(connection) == CONNECTION_OK;
}

bool remote_database_has_wrong_value(const remote_database *database) {
  if (pq.PQstatus(database->connection) != CONNECTION_BAD) return false;
  // libpq says it only in words, which it does not translate: no locale is set.
  const char *error = pq.PQerrorMessage(database->connection);
  static const char *beginnings[] = {
      "invalid ", "could not match ", "could not parse network address ", "definition of service "};
  for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
    if (!strncmp(error, beginnings[i], strlen(beginnings[i]))) return true;
  }
  return strstr(error, "invalid integer value ") || strstr(error, " invalid when SSL support is not compiled in");
}

bool remote_database_is_silent(const remote_database *database) { return database->is_silent; }

bool remote_database_has_warned(const remote_database *database) { return database->has_warned; }

void remote_database_expect(remote_database *database, long since, int patience, bool follows_answers) {
  database->since = since;
  database->patience = patience;
  database->follows_answers = follows_answers;
}

long remote_database_heard(const remote_database *database) { return database->heard; }

const char *remote_database_error(const remote_database *database) { return pq.PQerrorMessage(database->connection); }

void remote_database_close(remote_database *database) {
  pq.PQfinish(database->connection);
  free(database);
}

bool remote_database_begin_batch(remote_database *database) {
  database->has_warned = false;
  return pq.PQenterPipelineMode(database->connection) == 1;
}

bool remote_database_send(remote_database *database, const char *statement, int count, const char *const *values) {
  return pq.PQsendQueryParams(database->connection, statement, count, NULL, values, NULL, NULL, 0) == 1;
}

bool remote_database_flush_batch(remote_database *database) { return pq.PQpipelineSync(database->connection) == 1; }

// Waits for a result; false if the connection is gone or the server is silent for too long.
static bool await(remote_database *database) {
  while (pq.PQisBusy(database->connection)) {
    int unsent = pq.PQflush(database->connection);
    if (unsent < 0) return false;
    struct pollfd server = {
        .fd = pq.PQsocket(database->connection), .events = (short)(POLLIN | (unsent ? POLLOUT : 0))};
    bool is_later = database->follows_answers && database->heard > database->since;
    long last = is_later ? database->heard : database->since;
    long left = last + database->patience - now();
    int ready = left > 0 ? poll(&server, 1, (int)left) : 0;
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) {
      database->is_silent = true;
      return false;
    }
    database->heard = now();
    if (server.revents & ~POLLOUT && !pq.PQconsumeInput(database->connection)) return false;
  }
  return true;
}

remote_rows *remote_database_next(remote_database *database, bool *is_complete) {
  *is_complete = false;
  // A single NULL separates the results of two statements; consecutive ones mean that the connection is gone.
  for (int ends = 0; ends < 2;) {
    if (!await(database)) return NULL;
    PGresult *result = pq.PQgetResult(database->connection);
    if (!result) {
      ends++;
    } else if (pq.PQresultStatus(result) == PGRES_PIPELINE_SYNC) {
      pq.PQclear(result);
      *is_complete = true;
      break;
    } else {
      return (remote_rows *)result;
    }
  }
  return NULL;
}

void remote_database_end_batch(remote_database *database) { pq.PQexitPipelineMode(database->connection); }

bool remote_rows_are_right(const remote_rows *rows) {
  ExecStatusType status = pq.PQresultStatus((const PGresult *)rows);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

bool remote_rows_are_skipped(const remote_rows *rows) {
  return pq.PQresultStatus((const PGresult *)rows) == PGRES_PIPELINE_ABORTED;
}

// Only what it is: what it is about, as a whole row or a parameter, may be somebody's answers.
const char *remote_rows_error(const remote_rows *rows) {
  const char *message = pq.PQresultErrorField((const PGresult *)rows, PG_DIAG_MESSAGE_PRIMARY);
  return message ? message : pq.PQresultErrorMessage((const PGresult *)rows);
}

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
