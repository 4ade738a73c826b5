// Repairs between two commands, whether their keys come from the host or from a keyboard macro.
#include "internal.h"

/// True if a noted edit has not been checked yet.
static bool unsettled;

// MARK: UTF-8

/// The length of the well-formed scalar at `bytes` (Unicode, table 3-7); 0 if there is none, or for NUL.
static int scalar_length(const unsigned char *bytes, int available) {
  unsigned char lead = bytes[0];
  if (lead < 0x80) return lead ? 1 : 0;
  int length = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 0;
  if (!length || length > available) return 0;
  for (int i = 1; i < length; i++)
    if ((bytes[i] & 0xc0) != 0x80) return 0;
  if (lead == 0xe0 && bytes[1] < 0xa0) return 0;
  if (lead == 0xed && bytes[1] > 0x9f) return 0;
  if (lead == 0xf0 && bytes[1] < 0x90) return 0;
  if (lead == 0xf4 && bytes[1] > 0x8f) return 0;
  return length;
}

/// True if the scalar at `bytes` is allowed: a placeholder is allowed only in its own secret line.
static bool may_stay(const unsigned char *bytes, int available) {
  if (!fl_secrets_exist() || !fl_is_placeholder(bytes, available)) return true;
  return fl_live && fl_owns_placeholder(fl_live, bytes);
}

/// True if eight bytes are ASCII without NUL, in which nothing is a fault.
static bool are_plain(const unsigned char *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return !((word | (word - 0x0101010101010101)) & 0x8080808080808080);
}

static int first_fault(const unsigned char *bytes, int length) {
  int offset = 0;
  while (offset < length) {
    if (length - offset >= 8 && are_plain(bytes + offset)) {
      offset += 8;
      continue;
    }
    int step = scalar_length(bytes + offset, length - offset);
    if (!step || !may_stay(bytes + offset, length - offset)) return offset;
    offset += step;
  }
  return length;
}

static void clamp_offsets(void) {
  if (rl_point > rl_end) rl_point = rl_end;
  if (rl_point < 0) rl_point = 0;
  if (rl_mark > rl_end) rl_mark = rl_end;
  if (rl_mark < 0) rl_mark = 0;
}

/// Undoes yanks that inserted only foreign placeholders.
static void take_back_yanks(void) {
  while (rl_undo_list && rl_undo_list->what == UNDO_INSERT && !fl_operator_waits()) {
    int start = rl_undo_list->start, end = rl_undo_list->end;
    if (end > rl_end || start >= end) return;
    const unsigned char *bytes = (const unsigned char *)rl_line_buffer;
    for (int i = start; i < end; i += 4)
      if (!fl_is_placeholder(bytes + i, end - i) || may_stay(bytes + i, end - i)) return;
    rl_do_undo();
  }
}

// A vi command can split a character or leave a NUL, on which other vi commands loop forever. Foreign placeholders are
// dropped when yanked.
static void rewrite_without_faults(void) {
  unsigned char *bytes = (unsigned char *)rl_line_buffer;
  char *kept = fl_allocated(malloc((size_t)rl_end + 1));
  int length = 0, point = rl_point;
  bool broken = false;
  for (int i = 0; i < rl_end;) {
    int step = scalar_length(bytes + i, rl_end - i);
    if (!step) broken = true;
    if (!step || !may_stay(bytes + i, rl_end - i)) {
      int dropped = step ? step : 1;
      if (i < rl_point) point -= dropped;
      i += dropped;
      continue;
    }
    memcpy(kept + length, bytes + i, (size_t)step);
    length += step;
    i += step;
  }
  kept[length] = 0;
  if (broken) {
    fl_drop_live_undo(false);  // its offsets no longer fit
    rl_replace_line(kept, 0);
  } else {
    fl_set_live_text(kept);
  }
  rl_point = point;
  rl_mark = 0;
  free(kept);
  clamp_offsets();
}

/// True if typing inserted the bytes before point and changed nothing else: then only they are checked, so that the
/// cost of a key does not depend on the length of the text.
static bool typed_cleanly(void) {
  int from = fl_live->seen.point;
  if (unsettled || rl_last_func != rl_insert || rl_point < from) return false;
  if (rl_end != fl_live->seen.length + rl_point - from) return false;
  return first_fault((unsigned char *)rl_line_buffer + from, rl_point - from) == rl_point - from;
}

static void repair_line(void) {
  clamp_offsets();
  if (typed_cleanly()) return;
  unsigned char *bytes = (unsigned char *)rl_line_buffer;
  if (first_fault(bytes, rl_end) < rl_end) {
    take_back_yanks();
    bytes = (unsigned char *)rl_line_buffer;
    if (first_fault(bytes, rl_end) < rl_end) rewrite_without_faults();
  }
  bytes = (unsigned char *)rl_line_buffer;
  while (rl_point > 0 && rl_point < rl_end && (bytes[rl_point] & 0xc0) == 0x80) rl_point--;
}

// MARK: Half characters

static bool ran_macro;

/// The text that readline inserts into an empty line for a typed byte, cut to the size of `text`.
static const char *typed(int byte) {
  static char text[8];
  rl_replace_line("", 0);
  rl_point = 0;
  fl_insert_byte(byte);
  fl_free_undo(rl_undo_list, false);
  rl_undo_list = NULL;
  snprintf(text, sizeof text, "%s", rl_line_buffer);
  return text;
}

/// Makes readline drop an incomplete character, as after a keyboard macro with only its first byte: it would spoil the
/// next one. The buffered bytes show only in readline's output.
void fl_flush_half_character(void) {
  fl_aside aside = fl_set_aside();
  // 0xff is in no character: if it is inserted at once, nothing was buffered.
  bool clean = !strcmp(typed(0xff), "\xff");
  for (int round = 0; !clean && round < 8; round++) {
    bool waited = !*typed(0xc3);
    clean = !strcmp(typed(0xa9), "\xc3\xa9") && waited;
  }
  fl_put_back(aside);
}

/// True if only the first bytes of a character were typed and the others follow.
static bool half_typed(void) {
  if (!fl_types_bytes() || !(fl_has_more() || RL_ISSTATE(RL_STATE_MACROINPUT))) return false;
  const unsigned char *bytes = (const unsigned char *)rl_line_buffer;
  for (int back = 1; back <= 3 && back <= rl_point; back++) {
    unsigned char byte = bytes[rl_point - back];
    if (byte < 0x80) return false;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2);
  }
  return false;
}

// MARK: Changes

static fl_signature signature(void) {
  return (fl_signature){rl_undo_list, rl_undo_list ? rl_undo_list->end : 0, rl_end, rl_point, rl_mark};
}

/// True if the undo list has new entries other than group borders since `seen`.
static bool edited_since(const fl_signature *seen) {
  if (seen->length != rl_end) return true;
  UNDO_LIST *entry = rl_undo_list;
  for (; entry && entry != seen->head; entry = entry->next)
    if (entry->what == UNDO_INSERT || entry->what == UNDO_DELETE) return true;
  if (entry != seen->head) return true;
  return entry && entry->end != seen->head_end;
}

void fl_note_changes(void) {
  if (!fl_live) return;
  // A search exchanges the text for that of its match without an undo entry, and back.
  static bool searched;
  bool searches = RL_ISSTATE(RL_STATE_ISEARCH);
  fl_signature now = signature(), *seen = &fl_live->seen;
  if (edited_since(seen)) {
    unsettled = true;
    fl_changed_text(fl_live);
  } else if (searches || searched) {
    fl_changed_text(fl_live);
  }
  else if (now.point != seen->point || now.mark != seen->mark) fl_live->revision++;
  searched = searches;
  *seen = now;
}

void fl_look_anew(void) {
  if (fl_live) fl_live->seen = signature();
}

// MARK: Bounds

/// What a command may add to a line that is too long already, and take away without a look at what undo keeps.
enum { MOST_TYPED = 64, MOST_ERASED = 4096 };
/// The longest text since vi's dot was forgotten: what that inserts is no longer.
static int longest;

void fl_forget_longest(void) { longest = 0; }

/// The times that vi's dot may insert at once.
int fl_bounded(int count) {
  int most = fl_live ? fl_live->most_bytes / (longest + 1) : count;
  return count <= most ? count : most > 1 ? most : 1;
}

static bool is_in_undo_list(const UNDO_LIST *sought) {
  const UNDO_LIST *entry = rl_undo_list;
  while (entry && entry != sought) entry = entry->next;
  return entry == sought;
}

/// Takes back a command that made the line longer than it may be, since each yank of the whole line doubles it; and drops
/// the oldest deletions where undo would keep too many.
static void keep_bounds(void) {
  const fl_signature *seen = &fl_live->seen;
  if (rl_end > longest) longest = rl_end;
  if (seen->length - rl_end > MOST_ERASED) rl_undo_list = fl_trim_undo(rl_undo_list);
  if (rl_end <= fl_live->most_bytes || rl_end - seen->length <= MOST_TYPED) return;
  while (rl_undo_list != seen->head && is_in_undo_list(seen->head)) rl_do_undo();
  rl_ding();
}

// MARK: Between two commands

void fl_settle(void) {
  fl_vi_settled();
  fl_finish_search();
  if (RL_ISSTATE(RL_STATE_MACROINPUT)) {
    ran_macro = true;
  } else if (ran_macro) {
    ran_macro = false;
    fl_flush_half_character();
  }
  if (!fl_live) {
    clamp_offsets();
    return;
  }
  if (half_typed()) {
    unsettled = true;
    return;
  }
  keep_bounds();
  if (unsettled || edited_since(&fl_live->seen)) repair_line();
  else clamp_offsets();
  fl_leave_cluster(fl_live->seen.point);
  fl_note_changes();
  unsettled = false;
}
