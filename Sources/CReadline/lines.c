// In a text of several lines, line commands act on the line at point; elsewhere they are readline's own.
#include "internal.h"

bool fl_has_lines(void) {
  return fl_live && fl_live->kind == FL_TEXT && memchr(rl_line_buffer, '\n', (size_t)rl_end);
}

int fl_line_start(int offset) {
  while (offset > 0 && rl_line_buffer[offset - 1] != '\n') offset--;
  return offset;
}

int fl_line_end(int offset) {
  while (offset < rl_end && rl_line_buffer[offset] != '\n') offset++;
  return offset;
}

static function original_beginning, original_end, original_kill, original_backward_kill, original_discard,
    original_kill_whole, original_first_print, original_append, original_insert;

static int beginning_of_line(int count, int key) {
  if (!fl_has_lines()) return original_beginning(count, key);
  rl_point = fl_line_start(rl_point);
  return 0;
}

static int end_of_line(int count, int key) {
  if (rl_point == rl_end && fl_suggestion_stands && !fl_operator_waits()) return fl_accept_suggestion(count, key);
  if (!fl_has_lines()) return original_end(count, key);
  int start = fl_line_start(rl_point);
  rl_point = fl_line_end(rl_point);
  // vi's cursor is on a character, and `$` as a motion includes that character, but not the line break.
  bool before_break = rl_point < rl_end || !fl_operator_waits();
  if (fl_in_vi_command() && before_break && rl_point > start) rl_point = fl_previous_boundary(rl_point);
  return 0;
}

static int kill_line(int count, int key) {
  if (!fl_has_lines() || count < 0) return original_kill(count, key);
  int start = rl_point, end = fl_line_end(start);
  if (end == start && end < rl_end) end++;
  rl_kill_text(start, end);
  rl_point = start;
  return 0;
}

static int kill_to_start(void) {
  int end = rl_point, start = fl_line_start(end);
  if (start == end) {
    rl_ding();
    return 0;
  }
  rl_kill_text(end, start);
  rl_point = start;
  return 0;
}

static int backward_kill_line(int count, int key) {
  return fl_has_lines() && count > 0 ? kill_to_start() : original_backward_kill(count, key);
}

static int unix_line_discard(int count, int key) {
  return fl_has_lines() ? kill_to_start() : original_discard(count, key);
}

static int kill_whole_line(int count, int key) {
  if (!fl_has_lines()) return original_kill_whole(count, key);
  int start = fl_line_start(rl_point);
  rl_kill_text(start, fl_line_end(rl_point));
  rl_point = start;
  return 0;
}

static int vi_first_print(int count, int key) {
  if (!fl_has_lines()) return original_first_print(count, key);
  rl_point = fl_line_start(rl_point);
  while (rl_point < rl_end && (rl_line_buffer[rl_point] == ' ' || rl_line_buffer[rl_point] == '\t')) rl_point++;
  return 0;
}

static int vi_append_eol(int count, int key) {
  int end = fl_line_end(rl_point), result = original_append(count, key);
  if (fl_has_lines()) rl_point = end;
  return result;
}

static int vi_insert_beg(int count, int key) {
  int start = fl_line_start(rl_point), result = original_insert(count, key);
  if (fl_has_lines()) rl_point = start;
  return result;
}

void fl_own_lines(void) {
  original_beginning = fl_override("beginning-of-line", beginning_of_line);
  original_end = fl_override("end-of-line", end_of_line);
  original_kill = fl_override("kill-line", kill_line);
  original_backward_kill = fl_override("backward-kill-line", backward_kill_line);
  original_discard = fl_override("unix-line-discard", unix_line_discard);
  original_kill_whole = fl_override("kill-whole-line", kill_whole_line);
  original_append = fl_override("vi-append-eol", vi_append_eol);
  original_insert = fl_override("vi-insert-beg", vi_insert_beg);
  original_first_print = fl_override("vi-first-print", vi_first_print);
}
