// An undo list for each line, and the redo that readline lacks.
#include "internal.h"

/// What a line keeps when it is left, or loses much at once: readline itself never drops anything.
enum { MOST_UNDO_ENTRIES = 4096, MOST_UNDO_BYTES = 16 << 20 };

void fl_free_undo(UNDO_LIST *list, bool wipe) {
  while (list) {
    UNDO_LIST *next = list->next;
    if (list->what == UNDO_DELETE) fl_free_text(list->text, wipe);
    free(list);
    list = next;
  }
}

/// Frees the oldest entries, cutting between two undo steps.
UNDO_LIST *fl_trim_undo(UNDO_LIST *list) {
  int count = 0, depth = 0;
  long bytes = 0;
  for (UNDO_LIST *entry = list; entry; entry = entry->next) {
    if (entry->what == UNDO_END) depth++;
    if (entry->what == UNDO_BEGIN) depth--;
    if (entry->what == UNDO_DELETE) bytes += entry->end - entry->start;
    if ((++count < MOST_UNDO_ENTRIES && bytes < MOST_UNDO_BYTES) || depth > 0) continue;
    fl_free_undo(entry->next, false);
    entry->next = NULL;
  }
  return list;
}

/// Frees the live line's undo list.
void fl_drop_live_undo(bool wipe) {
  fl_close_undo_groups();
  fl_free_undo(rl_undo_list, wipe);
  rl_undo_list = NULL;
}

// MARK: Redo

void fl_free_redo(fl_line *line, bool wipe) {
  while (line->redo) {
    fl_redo *next = line->redo->next;
    fl_free_text(line->redo->text, wipe);
    free(line->redo);
    line->redo = next;
  }
}

/// Records how to get from the present text back to `before`: the part between their common prefix and suffix.
static void push_redo(fl_line *line, const char *before, int before_length, int before_point) {
  const char *now = fl_line_text(line);
  int length = fl_line_length(line), start = 0, tail = 0;
  while (start < before_length && start < length && before[start] == now[start]) start++;
  while (tail < before_length - start && tail < length - start &&
         before[before_length - 1 - tail] == now[length - 1 - tail]) tail++;
  fl_redo *entry = fl_allocated(malloc(sizeof *entry));
  char *text = fl_allocated(strndup(before + start, (size_t)(before_length - tail - start)));
  *entry = (fl_redo){line->redo, start, length - tail, text, before_point};
  line->redo = entry;
}

// A redo is valid only while nothing has been edited since the undo.
static void remember_redo(fl_line *line, const char *before, int before_length, int before_point, uint64_t revision) {
  if (line->redo_revision != revision) fl_free_redo(line, line->kind == FL_SECRET);
  push_redo(line, before, before_length, before_point);
  line->redo_revision = line->text_revision;
}

/// Runs a function that undoes, and records its redo.
static int undo_by(function undo, int count, int key) {
  if (!fl_live) return undo(count, key);
  fl_note_changes();
  uint64_t revision = fl_live->text_revision;
  int length = rl_end, point = rl_point;
  char *before = fl_allocated(strndup(rl_line_buffer, (size_t)length));
  int result = undo(count, key);
  fl_note_changes();
  if (fl_live->text_revision != revision) remember_redo(fl_live, before, length, point, revision);
  fl_free_text(before, fl_live->kind == FL_SECRET);
  return result;
}

// Inside a vi operator the line ends in a temporary blank that no undo entry covers.
#define UNDOING(name) \
  static function original_##name; \
  static int name(int count, int key) { \
    return fl_operator_waits() ? fl_refuse(count, key) : undo_by(original_##name, count, key); \
  }
UNDOING(undo)
UNDOING(vi_undo)
UNDOING(revert_line)

void fl_own_undo(void) {
  original_undo = fl_override("undo", undo);
  original_vi_undo = fl_override("vi-undo", vi_undo);
  original_revert_line = fl_override("revert-line", revert_line);
}

static int one_step(int count, int key) {
  (void)count, (void)key;
  return rl_do_undo();
}

/// Does what rl_do_undo does, for a line that readline does not hold.
static void undo_stored(fl_line *line) {
  int depth = 0;
  do {
    UNDO_LIST *entry = line->undo;
    if (entry->what == UNDO_END) depth++;
    if (entry->what == UNDO_BEGIN) depth--;
    if (entry->what == UNDO_DELETE)
      fl_line_splice(line, entry->start, entry->start, entry->text, (int)strlen(entry->text));
    if (entry->what == UNDO_INSERT) fl_line_splice(line, entry->start, entry->end, "", 0);
    line->undo = entry->next;
    entry->next = NULL;
    fl_free_undo(entry, line->kind == FL_SECRET);
  } while (depth > 0 && line->undo);
}

bool fl_line_undo(fl_line *line) {
  if (line == fl_live) {
    fl_close_undo_groups();
    if (!rl_undo_list) return false;
    FL_CAPTURED(undo_by(one_step, 1, 0));
    return true;
  }
  if (!line->undo) return false;
  uint64_t revision = line->text_revision;
  int length = line->length, point = line->point;
  char *before = fl_allocated(strndup(line->text, (size_t)length));
  undo_stored(line);
  fl_changed_text(line);
  remember_redo(line, before, length, point, revision);
  fl_free_text(before, line->kind == FL_SECRET);
  return true;
}

bool fl_line_redo(fl_line *line) {
  fl_redo *entry = line->redo;
  if (line == fl_live) fl_note_changes();
  if (!entry || line->redo_revision != line->text_revision) return false;
  fl_line_edit(line, entry->start, entry->end, entry->text, (int)strlen(entry->text));
  fl_line_set_point(line, entry->point);
  line->redo = entry->next;
  line->redo_revision = line->text_revision;
  fl_free_text(entry->text, line->kind == FL_SECRET);
  free(entry);
  return true;
}

bool fl_line_is_undone(fl_line *line) {
  if (line == fl_live) fl_note_changes();
  return line->redo && line->redo_revision == line->text_revision;
}

/// The end of the newest step of an undo list: the link after its last entry.
static UNDO_LIST **step_end(UNDO_LIST **link) {
  int depth = 0;
  while (*link) {
    if ((*link)->what == UNDO_END) depth++;
    if ((*link)->what == UNDO_BEGIN) depth--;
    link = &(*link)->next;
    if (depth <= 0) break;
  }
  return link;
}

void fl_line_join_undo(fl_line *line) {
  UNDO_LIST **list = line == fl_live ? &rl_undo_list : &line->undo;
  if (!*list || (*list)->what != UNDO_END) return;
  UNDO_LIST **link = list;
  while (*link && (*link)->what != UNDO_BEGIN) link = &(*link)->next;
  UNDO_LIST *begin = *link;
  if (!begin || !begin->next || begin->next->what == UNDO_BEGIN) return;
  *link = begin->next;
  UNDO_LIST **end = step_end(link);
  begin->next = *end;
  *end = begin;
}
