// The user's inputrc, and the reset to the initial bindings and variables.
#define _GNU_SOURCE  // strcasestr
#include "internal.h"

static bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

/// True if the text may bind vi functions: it has a word that is vi or begins with vi-.
static bool mentions_vi(const char *text) {
  for (const char *vi = text; (vi = strcasestr(vi, "vi")); vi += 2)
    if ((vi == text || !is_letter(vi[-1])) && !is_letter(vi[2])) return true;
  return false;
}

/// True if the file mentions vi, or includes another file.
static bool leads_to_vi(const char *path) {
  FILE *file = fopen(path, "re");
  if (!file) return false;
  char *line = NULL;
  size_t capacity = 0;
  bool found = false;
  while (!found && getline(&line, &capacity, file) >= 0) found = mentions_vi(line) || strcasestr(line, "$include");
  free(line);
  fclose(file);
  return found;
}

int fl_read_inputrc(const char *path) {
  if (leads_to_vi(path)) fl_prepare_vi();
  int result;
  FL_CAPTURED(result = rl_read_init_file(path));
  return result;
}

void fl_parse(const char *line) {
  char *copy = fl_allocated(strdup(line));
  if (mentions_vi(line) || strcasestr(line, "$include")) fl_prepare_vi();
  FL_CAPTURED(rl_parse_and_bind(copy));
  free(copy);
}

static function original_read_again;
/// The file may now mention vi.
static int read_again(int count, int key) {
  fl_prepare_vi();
  return original_read_again(count, key);
}

void fl_own_inputrc(void) { original_read_again = fl_override("re-read-init-file", read_again); }

static size_t diagnostics_length(void) { return strlen(fl_diagnostics()); }

void fl_finish_inputrc(void) {
  // A surplus "$endif" is reported: then none is missing.
  char *kept = fl_allocated(strdup(fl_diagnostics()));
  for (int depth = 0; depth < 64; depth++) {
    size_t before = diagnostics_length();
    fl_parse("$endif");
    if (diagnostics_length() != before) break;
  }
  fl_clear_diagnostics();
  if (*kept) {
    fl_begin_capture();
    fputs(kept, stderr);
    fl_end_capture();
  }
  free(kept);
  static const char *const required[] = {
      "set convert-meta off", "set input-meta on", "set output-meta on", "set enable-bracketed-paste on",
      "set bell-style audible", "set revert-all-at-newline off", "set show-mode-in-prompt off",
      "set bind-tty-special-chars off",
  };
  for (size_t i = 0; i < sizeof required / sizeof *required; i++) fl_parse(required[i]);
  // An unbound lone Esc would swallow the next key.
  KEYMAP_ENTRY escape = emacs_standard_keymap[ESC];
  if (escape.type != ISKMAP || ((Keymap)escape.function)[ANYOTHERKEY].function) return;
  rl_bind_keyseq_in_map("\\e", fl_refuse, emacs_standard_keymap);
}

const char *fl_variable(const char *name) { return rl_variable_value(name); }

// MARK: The way back

enum { DEEPEST = 16 };

/// The non-empty bindings of a keymap at the start. Most of its 257 entries are empty, and there are dozens of maps.
typedef struct pristine_map {
  struct pristine_map *next;
  Keymap map;
  int count;
  struct {
    int key;
    KEYMAP_ENTRY entry;
  } bound[];
} pristine_map;

static pristine_map *pristine_maps;
static char *pristine_variables;

static pristine_map *pristine(Keymap map) {
  for (pristine_map *known = pristine_maps; known; known = known->next)
    if (known->map == map) return known;
  return NULL;
}

static void remember_map(Keymap map, int depth) {
  if (pristine(map) || depth > DEEPEST) return;
  pristine_map *copy = fl_allocated(malloc(sizeof *copy + KEYMAP_SIZE * sizeof *copy->bound));
  copy->map = map;
  copy->count = 0;
  for (int key = 0; key < KEYMAP_SIZE; key++)
    if (map[key].function) {
      copy->bound[copy->count].key = key;
      copy->bound[copy->count++].entry = map[key];
    }
  pristine_map *fitting = realloc(copy, sizeof *copy + (size_t)copy->count * sizeof *copy->bound);
  if (fitting) copy = fitting;
  copy->next = pristine_maps;
  pristine_maps = copy;
  for (int i = 0; i < copy->count; i++)
    if (copy->bound[i].entry.type == ISKMAP) remember_map((Keymap)copy->bound[i].entry.function, depth + 1);
}

void fl_remember_map(Keymap map) { remember_map(map, 0); }

static void free_entry(KEYMAP_ENTRY entry, int depth);

static void free_map(Keymap map, int depth) {
  if (pristine(map) || depth > DEEPEST) return;
  for (int key = 0; key < KEYMAP_SIZE; key++) free_entry(map[key], depth + 1);
  free(map);
}

static void free_entry(KEYMAP_ENTRY entry, int depth) {
  if (entry.type == ISMACR) free((char *)entry.function);
  if (entry.type == ISKMAP && entry.function) free_map((Keymap)entry.function, depth);
}

static void restore_maps(void) {
  for (pristine_map *known = pristine_maps; known; known = known->next) {
    int next = 0;
    for (int key = 0; key < KEYMAP_SIZE; key++) {
      KEYMAP_ENTRY was = {.type = ISFUNC};
      if (next < known->count && known->bound[next].key == key) was = known->bound[next++].entry;
      if (known->map[key].function != was.function) free_entry(known->map[key], 0);
      known->map[key] = was;
    }
  }
}

static void print_variables(void) { rl_variable_dumper(1); }

/// True if one of the lines of `text` is `line`.
static bool has_line(const char *text, const char *line) {
  size_t length = strlen(line);
  for (const char *found = text; (found = strstr(found, line)); found += length)
    if ((found == text || found[-1] == '\n') && (found[length] == '\n' || !found[length])) return true;
  return false;
}

/// Applies every line of `wanted`, a dump of variables, that the present dump lacks.
static void restore_variables(const char *wanted) {
  char *present = fl_collect(print_variables);
  for (const char *line = wanted; *line;) {
    size_t length = strcspn(line, "\n");
    char copy[512];
    if (length < sizeof copy) {
      memcpy(copy, line, length);
      copy[length] = 0;
      bool same = has_line(present, copy);
      if (!same && !strncmp(copy, "set isearch-terminators", 23))
        strcpy(copy, "set isearch-terminators \"\\C-[\\C-j\"");
      if (!same) FL_CAPTURED(rl_parse_and_bind(copy));
    }
    line += length + (line[length] == '\n');
  }
  free(present);
}

void fl_take_pristine_state(void) {
  fl_remember_map(emacs_standard_keymap);
  pristine_variables = fl_collect(print_variables);
}

void fl_reset(void) {
  fl_generation++;
  restore_maps();
  restore_variables(pristine_variables);
  // A dump of variables gives an unlimited history the size 0.
  unstifle_history();
  fl_parse("set editing-mode emacs");
  fl_finish_inputrc();
  fl_clear_diagnostics();
}
