// The character commands by grapheme cluster. Swift finds the boundaries (UAX #29); the functions here have readline's
// names and, for ASCII, its exact behaviour.
#include "internal.h"

static fl_boundary next_boundary, previous_boundary;

void fl_set_boundaries(fl_boundary next, fl_boundary previous) {
  next_boundary = next;
  previous_boundary = previous;
}

static const unsigned char *bytes(void) { return (const unsigned char *)rl_line_buffer; }
static bool in_secret(void) { return fl_live && fl_live->kind == FL_SECRET; }

// A placeholder is one character, unless its scalar joins the previous one.
static int next_placeholder(int offset) {
  do {
    offset++;
    while (offset < rl_end && (bytes()[offset] & 0xc0) == 0x80) offset++;
  } while (offset < rl_end && fl_is_placeholder(bytes() + offset, rl_end - offset) &&
           fl_placeholder_joins(bytes() + offset));
  return offset;
}

static int previous_placeholder(int offset) {
  do {
    offset--;
    while (offset > 0 && (bytes()[offset] & 0xc0) == 0x80) offset--;
  } while (offset > 0 && fl_is_placeholder(bytes() + offset, rl_end - offset) &&
           fl_placeholder_joins(bytes() + offset));
  return offset;
}

/// The boundary after `offset`; at the end, the end.
int fl_next_boundary(int offset) {
  if (offset >= rl_end) return rl_end;
  if (in_secret()) return next_placeholder(offset);
  bool plain = bytes()[offset] < 0x80 && (offset + 1 == rl_end || bytes()[offset + 1] < 0x80);
  if ((plain && bytes()[offset] != '\r') || !next_boundary) return offset + 1;
  return next_boundary(rl_line_buffer, rl_end, offset);
}

/// The boundary before `offset`; at the beginning, the beginning.
int fl_previous_boundary(int offset) {
  if (offset <= 0) return 0;
  if (in_secret()) return previous_placeholder(offset);
  bool plain = bytes()[offset - 1] < 0x80 && bytes()[offset - 1] != '\n';
  if (plain || offset == 1 || !previous_boundary) return offset - 1;
  return previous_boundary(rl_line_buffer, rl_end, offset);
}

/// Moves a point left inside a cluster to the cluster's end, or to its start if the command moved backward.
void fl_leave_cluster(int previous_point) {
  if (rl_point <= 0 || rl_point >= rl_end || bytes()[rl_point] < 0x80) return;
  int start = fl_previous_boundary(rl_point), end = fl_next_boundary(start);
  if (end == rl_point) return;
  if (end > rl_point) rl_point = rl_point < previous_point ? start : end;
  if (rl_point == rl_end && fl_in_vi_command()) rl_point = start;
}

bool fl_is_ascii(int start, int end) {
  for (int i = start; i < end; i++)
    if (bytes()[i] >= 0x80) return false;
  return true;
}

// MARK: Movement

static int backward_char(int count, int key);

static int forward_char(int count, int key) {
  if (count < 0) return backward_char(-count, key);
  if (count == 0) return 0;
  bool at_end = rl_point == rl_end;
  if (at_end && fl_suggestion_stands && !fl_operator_waits()) return fl_accept_suggestion(count, key);
  if (at_end && rl_editing_mode == 1) return fl_refuse(count, key);
  int offset = rl_point;
  for (; count > 0 && offset < rl_end; count--) offset = fl_next_boundary(offset);
  if (offset >= rl_end && fl_in_vi_command()) offset = fl_previous_boundary(rl_end);
  if (offset == rl_point) rl_ding();
  rl_point = offset;
  return 0;
}

static int backward_char(int count, int key) {
  if (count < 0) return forward_char(-count, key);
  for (; count > 0 && rl_point > 0; count--) rl_point = fl_previous_boundary(rl_point);
  if (count > 0) rl_ding();
  return 0;
}

// The byte commands would stop inside a character. Separate functions keep their names.
static int forward_byte(int count, int key) { return forward_char(count, key); }
static int backward_byte(int count, int key) { return backward_char(count, key); }

static function original_forward_word;

static int forward_word(int count, int key) {
  bool at_end = rl_point == rl_end && count > 0;
  if (at_end && fl_suggestion_stands && !fl_operator_waits()) return fl_accept_suggested_word(count, key);
  return original_forward_word(count, key);
}

// MARK: Deletion

static int rubout(int count, int key);

static int delete_char(int count, int key) {
  if (count < 0) return rubout(-count, key);
  if (rl_point == rl_end) {
    rl_ding();
    return 1;
  }
  int start = rl_point;
  if (count > 1 || rl_explicit_arg) {
    forward_char(count, key);
    rl_kill_text(start, rl_point);
    rl_point = start;
  } else {
    rl_delete_text(start, fl_next_boundary(start));
  }
  return 0;
}

static function original_rubout;

static int rubout(int count, int key) {
  if (count < 0) return delete_char(-count, key);
  if (rl_point == 0) {
    rl_ding();
    return 1;
  }
  if (rl_insert_mode == 0) return original_rubout(count, key);
  int end = rl_point;
  if (count > 1 || rl_explicit_arg) {
    backward_char(count, key);
    rl_kill_text(end, rl_point);
  } else {
    rl_point = fl_previous_boundary(end);
    rl_delete_text(rl_point, end);
  }
  return 0;
}

static int forward_backward_delete_char(int count, int key) {
  return rl_point == rl_end ? rubout(count, key) : delete_char(count, key);
}

// MARK: Transposition

static int transpose_chars(int count, int key) {
  (void)key;
  if (count == 0) return 0;
  if (!rl_point || rl_end < 2) {
    rl_ding();
    return 1;
  }
  rl_begin_undo_group();
  if (rl_point == rl_end) {
    rl_point = fl_previous_boundary(rl_end);
    count = 1;
  }
  int end = rl_point;
  rl_point = fl_previous_boundary(end);
  char *moved = fl_allocated(strndup(rl_line_buffer + rl_point, (size_t)(end - rl_point)));
  rl_delete_text(rl_point, end);
  // As in readline, a negative count moves nothing.
  for (; count > 0 && rl_point < rl_end; count--) rl_point = fl_next_boundary(rl_point);
  rl_insert_text(moved);
  rl_end_undo_group();
  free(moved);
  return 0;
}

// MARK: vi

static int vi_rubout(int count, int key);

static int vi_delete(int count, int key) {
  if (count < 0) return vi_rubout(-count, key);
  if (rl_end == 0) {
    rl_ding();
    return 1;
  }
  int end = rl_point;
  for (; count > 0 && end < rl_end; count--) end = fl_next_boundary(end);
  rl_kill_text(rl_point, end);
  if (rl_point > 0 && rl_point == rl_end) rl_point = fl_previous_boundary(rl_point);
  return 0;
}

static int vi_rubout(int count, int key) {
  if (count < 0) return vi_delete(-count, key);
  if (rl_point == 0) {
    rl_ding();
    return 1;
  }
  int end = rl_point;
  backward_char(count, key);
  rl_kill_text(rl_point, end);
  return 0;
}

static function original_change_case, original_change_char;

// The original works by scalar: it runs once per cluster, and point is corrected afterwards.
static int vi_change_case(int count, int key) {
  if (fl_is_ascii(rl_point, rl_end)) return original_change_case(count, key);
  for (; count > 0 && rl_point < rl_end; count--) {
    int start = rl_point, end = fl_next_boundary(start), behind = rl_end - end;
    original_change_case(1, key);
    rl_point = behind ? rl_end - behind : start;
  }
  return 0;
}

/// The number of bytes of the scalar at `offset`.
static int scalar_bytes(int offset) {
  int end = offset + 1;
  while (end < rl_end && (bytes()[end] & 0xc0) == 0x80) end++;
  return end - offset;
}

// The original replaces one scalar; the rest of the cluster is deleted.
static int vi_change_char(int count, int key) {
  int start = rl_point, end = fl_next_boundary(start), behind = rl_end - end;
  if (count != 1 || start == rl_end || end - start == scalar_bytes(start)) return original_change_char(count, key);
  rl_begin_undo_group();
  UNDO_LIST *opened = rl_undo_list;
  int result = original_change_char(count, key);
  if (rl_undo_list != opened) {
    rl_delete_text(start + scalar_bytes(start), rl_end - behind);
    rl_point = start;
  }
  rl_end_undo_group();
  return result;
}

void fl_own_characters(void) {
  fl_override("forward-char", forward_char);
  fl_override("backward-char", backward_char);
  fl_override("forward-byte", forward_byte);
  fl_override("backward-byte", backward_byte);
  original_forward_word = fl_override("forward-word", forward_word);
  fl_override("delete-char", delete_char);
  original_rubout = fl_override("backward-delete-char", rubout);
  fl_override("forward-backward-delete-char", forward_backward_delete_char);
  fl_override("transpose-chars", transpose_chars);
  fl_override("vi-delete", vi_delete);
  fl_override("vi-rubout", vi_rubout);
  original_change_case = fl_override("vi-change-case", vi_change_case);
  original_change_char = fl_override("vi-change-char", vi_change_char);
}
