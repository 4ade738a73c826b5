// Commands that walk through the text. readline looks for the beginning of each character from the beginning of the text,
// so that a walk costs the product of both. In ASCII a character is a byte, and readline need not look; elsewhere a walk
// that would cost too much is refused with a bell.
#define _GNU_SOURCE  // wcwidth
#include "internal.h"

#include <wchar.h>
#include <wctype.h>

enum {
  /// A text of fewer bytes can be walked through in any case.
  LONG = 10000,
  /// The bytes that a walk may pass, each time that it looks for a character; a third of a second.
  MOST_STEPS = 2 * LONG * LONG,
  /// How much more each costs where characters may have several.
  COST_OF_UNICODE = 8,
};

/// Where a command walks to: over words, or perhaps to both ends.
typedef enum { BACKWARD = 1, FORWARD = 2, BOTH = BACKWARD | FORWARD, ENDS = 4 } fl_direction;

/// The characters that a walk may pass.
static int allowed_characters(void) { return MOST_STEPS / (fl_is_ascii(0, rl_end) ? 1 : COST_OF_UNICODE) / rl_end; }

/// 0 at the end, and for bytes that are no character.
static wint_t scalar(int offset) {
  wchar_t found = 0;
  mbstate_t state = {0};
  size_t length = mbrtowc(&found, rl_line_buffer + offset, (size_t)(rl_end - offset), &state);
  return length < (size_t)-2 ? (wint_t)found : 0;
}

static bool is_in_word(int offset) { return iswalnum(scalar(offset)); }

/// True inside of a character: a combining mark belongs to the one before it.
static bool is_inside(int offset) {
  unsigned char byte = (unsigned char)rl_line_buffer[offset];
  return (byte & 0xc0) == 0x80 || (byte >= 0xc0 && wcwidth((wchar_t)scalar(offset)) == 0);
}

static int next(int offset, int step) {
  do offset += step;
  while (offset > 0 && offset < rl_end && is_inside(offset));
  return offset;
}

/// True if a walk over that many words does not cost too much.
static bool is_short(int words, int step) {
  int allowed = allowed_characters(), offset = step > 0 ? rl_point : next(rl_point, -1);
  for (; words > 0; words--)
    for (int in_word = 0; in_word < 2; in_word++)
      for (; offset >= 0 && offset < rl_end && is_in_word(offset) == in_word; offset = next(offset, step))
        if (!allowed--) return false;
  return true;
}

/// True if a walk to a character that begins with a byte does not cost too much; 0 for the end of the text.
static bool is_near(int byte, int count, int step) {
  int allowed = allowed_characters(), offset = next(rl_point, step);
  for (; offset >= 0 && offset < rl_end; offset = next(offset, step)) {
    if ((unsigned char)rl_line_buffer[offset] == byte && --count <= 0) return true;
    if (!allowed--) return false;
  }
  return true;
}

static int by_bytes(function original, int count, int key) {
  const char *name = "byte-oriented";
  bool was = !strcmp(rl_variable_value(name), "on");
  rl_variable_bind(name, "on");
  int result = original(count, key);
  rl_variable_bind(name, was ? "on" : "off");
  return result;
}

/// Runs a command that walks over words.
/// - Parameters:
///   - own: The function that stands for the command: readline knows a repeated command by its own.
///   - asks: True if the host is asked in between.
static int walk(function own, function original, fl_direction direction, bool asks, int count, int key) {
  if (rl_last_func == own) rl_last_func = original;
  if (rl_end < LONG) return original(count, key);
  if (!asks && fl_is_ascii(0, rl_end)) return by_bytes(original, count, key);
  if (count < 0 && direction < BOTH) direction ^= BOTH;
  bool is_too_far = (direction & FORWARD && !is_short(abs(count), 1)) ||
                    (direction & BACKWARD && !is_short(abs(count), -1)) ||
                    (direction == ENDS && !(is_near(0, 1, 1) && is_near(0, 1, -1)));
  return is_too_far ? fl_refuse(count, key) : original(count, key);
}

int fl_search_character(function original, int step, bool reads, int count, int key) {
  if (rl_end < LONG) return original(count, key);
  int sought = 0;
  if (reads) {
    RL_SETSTATE(RL_STATE_MOREINPUT);
    sought = rl_read_key();
    RL_UNSETSTATE(RL_STATE_MOREINPUT);
    if (sought < 0) return original(count, key);
    rl_execute_next(sought);
  }
  if (count < 0) step = -step;
  // Of a character of several bytes only the first is known yet.
  int known = sought < 0x80 ? sought : 0;
  bool is_too_far = !is_near(known, abs(count), step) || (!reads && !is_near(known, abs(count), -step));
  if (!is_too_far) return original(count, key);
  // The character must not be typed into the text.
  int length = !reads ? 0 : sought < 0xc0 ? 1 : sought < 0xe0 ? 2 : sought < 0xf0 ? 3 : 4;
  while (length-- > 0) rl_read_key();
  return fl_refuse(count, key);
}

#define EACH(X) \
  X(0, "backward-word", BACKWARD, false) \
  X(1, "forward-word", FORWARD, false) \
  X(2, "kill-word", FORWARD, false) \
  X(3, "backward-kill-word", BACKWARD, false) \
  X(4, "copy-forward-word", BOTH, false) \
  X(5, "copy-backward-word", BOTH, false) \
  X(6, "upcase-word", FORWARD, false) \
  X(7, "downcase-word", FORWARD, false) \
  X(8, "capitalize-word", FORWARD, false) \
  X(9, "transpose-words", BOTH, false) \
  X(10, "vi-next-word", FORWARD, false) \
  X(11, "vi-forward-word", FORWARD, false) \
  X(12, "vi-forward-bigword", FORWARD, false) \
  X(13, "vi-fword", FORWARD, false) \
  X(14, "vi-fWord", FORWARD, false) \
  X(15, "vi-prev-word", BACKWARD, false) \
  X(16, "vi-backward-word", BACKWARD, false) \
  X(17, "vi-backward-bigword", BACKWARD, false) \
  X(18, "vi-bword", BACKWARD, false) \
  X(19, "vi-bWord", BACKWARD, false) \
  X(20, "vi-end-word", FORWARD, false) \
  X(21, "vi-end-bigword", FORWARD, false) \
  X(22, "vi-eword", FORWARD, false) \
  X(23, "vi-eWord", FORWARD, false) \
  X(24, "complete", BACKWARD, true) \
  X(25, "menu-complete", BACKWARD, true) \
  X(26, "menu-complete-backward", BACKWARD, true) \
  X(27, "old-menu-complete", BACKWARD, true) \
  X(28, "possible-completions", BACKWARD, true) \
  X(29, "insert-completions", BACKWARD, true) \
  X(30, "delete-char-or-list", BACKWARD, true) \
  X(31, "vi-complete", BOTH, true) \
  X(32, "vi-match", ENDS, false)

enum { COMMANDS = 33 };
static function originals[COMMANDS];

#define FUNCTION(number, name, direction, asks) \
  static int walk_##number(int count, int key) { \
    return walk(walk_##number, originals[number], direction, asks, count, key); \
  }
EACH(FUNCTION)

void fl_own_walks(void) {
#define OVERRIDE(number, name, direction, asks) originals[number] = fl_override(name, walk_##number);
  EACH(OVERRIDE)
}
