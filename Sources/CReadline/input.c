// The keys that wait for readline.
#include "internal.h"

/// Larger numeric arguments would insert or repeat for ever.
enum { LARGEST_ARGUMENT = 9999 };

static unsigned char *queue;
static size_t head, tail, capacity;
static long wait_microseconds;
static bool stop_after_each, ran_a_key;

void fl_queue(const uint8_t *bytes, size_t count) {
  if (head == tail) head = tail = 0;
  if (tail + count > capacity) {
    size_t wanted = (tail + count) * 2 + 256;
    unsigned char *grown = realloc(queue, wanted);
    if (!grown) abort();
    queue = grown;
    capacity = wanted;
  }
  memcpy(queue + tail, bytes, count);
  tail += count;
}

size_t fl_queued(void) { return tail - head; }

void fl_drop_queue(void) {
  if (queue) explicit_bzero(queue, tail);
  head = tail = 0;
}

void fl_stop_after_each_command(bool stop) { stop_after_each = stop; }
long fl_wait_microseconds(void) { return wait_microseconds; }

int fl_read_key(FILE *stream) {
  (void)stream;
  if (rl_numeric_arg > LARGEST_ARGUMENT) rl_numeric_arg = LARGEST_ARGUMENT;
  bool between_commands = RL_ISSTATE(RL_STATE_READCMD);
  if (between_commands) fl_settle();
  for (;;) {
    if (head != tail && !(between_commands && stop_after_each && ran_a_key)) {
      if (between_commands) ran_a_key = true;
      return queue[head++];
    }
    if (fl_is_cancelling() && !between_commands) return EOF;
    if (between_commands) ran_a_key = false;
    fl_yield(between_commands ? FL_KEY : FL_MORE);
  }
}

int fl_key_is_available(void) {
  if (head != tail) return 1;
  wait_microseconds = rl_set_keyboard_input_timeout(-1);
  if (wait_microseconds == 0 || fl_is_cancelling()) return 0;
  fl_yield(FL_TIMED);
  return head != tail;
}

size_t fl_take_back(uint8_t *into, size_t capacity_of_into) {
  size_t count = tail - head < capacity_of_into ? tail - head : capacity_of_into;
  if (count) memcpy(into, queue + head, count);
  fl_drop_queue();
  return count;
}
