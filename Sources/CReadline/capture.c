// Captures output that must not reach a descriptor: while readline's code runs, its own stream, stdout (dumps) and
// stderr (bell, messages about inputrc) are streams of ours.
#define _GNU_SOURCE
#include "internal.h"

#include <pthread.h>

typedef enum { RL_STREAM = 1, OUT_STREAM, ERR_STREAM } captured_stream;

enum { LARGEST_DIAGNOSTIC = 64 * 1024 };

FILE *fl_rl_stream;
static FILE *out_stream, *err_stream, *host_stdout, *host_stderr;
static pthread_t capturing_thread;
static unsigned long bells, captured_bytes;

typedef struct { char *bytes; size_t count; } growing;
static growing diagnostics, collected;
static bool collecting;

static void append(growing *to, const char *bytes, size_t count, size_t limit) {
  if (limit && to->count + count > limit) return;
  char *grown = fl_allocated(realloc(to->bytes, to->count + count + 1));
  memcpy(grown + to->count, bytes, count);
  to->bytes = grown;
  to->count += count;
  grown[to->count] = 0;
}

// Other threads keep writing to the real streams.
static ssize_t pass_on(captured_stream stream, const char *bytes, size_t count) {
  FILE *host = stream == ERR_STREAM ? host_stderr : host_stdout;
  size_t written = fwrite(bytes, 1, count, host);
  if (written == count) fflush(host);
  return (ssize_t)written;
}

static ssize_t capture(void *cookie, const char *bytes, size_t count) {
  captured_stream stream = (captured_stream)(intptr_t)cookie;
  if (stream != RL_STREAM && !pthread_equal(pthread_self(), capturing_thread)) return pass_on(stream, bytes, count);
  if (collecting && stream == RL_STREAM) {
    append(&collected, bytes, count, 0);
    return (ssize_t)count;
  }
  if (stream == ERR_STREAM && count == 1 && *bytes == '\a') {
    bells++;
    return 1;
  }
  captured_bytes += count;
  if (stream == ERR_STREAM) append(&diagnostics, bytes, count, LARGEST_DIAGNOSTIC);
  return (ssize_t)count;
}

static FILE *open_stream(captured_stream which) {
  FILE *stream = platform_stream_open((void *)(intptr_t)which, capture);
  if (!stream) abort();
  setvbuf(stream, NULL, which == RL_STREAM ? _IOFBF : _IONBF, which == RL_STREAM ? 4096 : 0);
  return stream;
}

void fl_open_capture(void) {
  fl_rl_stream = open_stream(RL_STREAM);
  out_stream = open_stream(OUT_STREAM);
  err_stream = open_stream(ERR_STREAM);
}

/// False if the streams are ours already: a command that readline runs may capture once more.
bool fl_begin_capture(void) {
  if (stderr == err_stream) return false;
  capturing_thread = pthread_self();
  host_stdout = stdout;
  host_stderr = stderr;
  // Another thread may lock the one stream and unlock the other, as Swift's print does, which names stdout each time.
  platform_stream_share_lock(out_stream, host_stdout);
  platform_stream_share_lock(err_stream, host_stderr);
  platform_streams_set(out_stream, err_stream);
  return true;
}

void fl_end_capture(void) {
  platform_streams_set(host_stdout, host_stderr);
}

/// The text that `print` writes to readline's stream; the caller frees it.
char *fl_collect(void (*print)(void)) {
  fflush(fl_rl_stream);
  collecting = true;
  FL_CAPTURED(print());
  fflush(fl_rl_stream);
  collecting = false;
  char *bytes = collected.bytes;
  collected = (growing){0};
  return bytes ? bytes : fl_allocated(strdup(""));
}

unsigned long fl_bells(void) { return bells; }
void fl_set_bells(unsigned long count) { bells = count; }
unsigned long fl_captured_bytes(void) {
  fflush(fl_rl_stream);
  return captured_bytes;
}
const char *fl_diagnostics(void) { return diagnostics.bytes ? diagnostics.bytes : ""; }
void fl_clear_diagnostics(void) {
  free(diagnostics.bytes);
  diagnostics = (growing){0};
}
