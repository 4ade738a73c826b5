// Keymaps: functions replaced by name, default bindings, and the way back to them.
#include "internal.h"

static const char *const base_maps[] = {"emacs-standard", "vi-insert", "vi-command"};
enum { BASE_MAPS = 3, DEEPEST = 16, MOST_REPLACEMENTS = 128 };

// MARK: Replacing functions

static struct { function old, new; } replacements[MOST_REPLACEMENTS];
static int replacement_count;

// One walk serves all replacements: there are thousands of entries. A replacement may itself be replaced later on.
static function replaced(function f) {
  for (int r = 0; r < replacement_count; r++)
    if (f == replacements[r].old) f = replacements[r].new;
  return f;
}

static function original(function f) {
  for (int r = replacement_count - 1; r >= 0; r--)
    if (f == replacements[r].new) f = replacements[r].old;
  return f;
}

static void substitute(Keymap map, function (*other)(function), int depth) {
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    if (map[key].type == ISFUNC && map[key].function) map[key].function = other(map[key].function);
    if (map[key].type == ISKMAP && map[key].function && depth < DEEPEST)
      substitute((Keymap)map[key].function, other, depth + 1);
  }
}

static void replace_back(Keymap map) { substitute(map, original, 0); }
static void replace_forth(Keymap map) { substitute(map, replaced, 0); }

/// Puts `replacement` in place of the function called `name`; `fl_override_keys` then puts it on the keys it is bound to.
/// Returns the original.
function fl_override(const char *name, function replacement) {
  rl_initialize_funmap();
  function old = NULL;
  for (int i = 0; funmap[i]; i++) {
    if (strcmp(funmap[i]->name, name)) continue;
    old = funmap[i]->function;
    funmap[i]->function = replacement;
  }
  if (!old || old == replacement || replacement_count == MOST_REPLACEMENTS) return old ? old : fl_refuse;
  replacements[replacement_count].old = old;
  replacements[replacement_count++].new = replacement;
  return old;
}

/// Puts every replacement on the keys of what it replaces. rl_initialize binds the arrow keys by the functions'
/// addresses, so it is done again after that.
void fl_override_keys(void) {
  for (int i = 0; i < BASE_MAPS; i++) replace_forth(rl_get_keymap_by_name(base_maps[i]));
}

static function original_vi_replace;

/// vi's R command makes a keymap of its own when it is first used. It recognises the erasing keys by readline's own
/// functions, and binds Return to readline's end of the line.
static int vi_replace(int count, int key) {
  static bool made;
  if (made) return original_vi_replace(count, key);
  made = true;
  KEYMAP_ENTRY ours[KEYMAP_SIZE];
  memcpy(ours, vi_insertion_keymap, sizeof ours);
  replace_back(vi_insertion_keymap);
  int result = original_vi_replace(count, key);
  memcpy(vi_insertion_keymap, ours, sizeof ours);
  replace_forth(vi_insertion_keymap);
  replace_forth(rl_get_keymap());
  return result;
}

void fl_own_replace_mode(void) { original_vi_replace = fl_override("vi-replace", vi_replace); }

const char *fl_function_name(function f) {
  for (int i = 0; f && funmap && funmap[i]; i++)
    if (funmap[i]->function == f) return funmap[i]->name;
  return "";
}

// MARK: Default bindings

enum { EMACS = 1, INSERT = 2, COMMAND = 4, TYPING = EMACS | INSERT, ALL = TYPING | COMMAND };

// readline learns the terminal's keys from terminfo when it draws; here it does not draw.
static const struct {
  const char *keys, *name;
  int maps;
} defaults[] = {
    {"\\t", "form-next-field", ALL},
    {"\\e[Z", "form-previous-field", ALL},
    {"\\e[1;5H", "form-first-field", ALL},
    {"\\e[1;5F", "form-last-field", ALL},
    {"\\r", "form-submit", ALL},
    {"\\n", "form-submit", ALL},
    {"\\e[13;5u", "form-submit", ALL},
    {"\\e", "form-cancel", EMACS | COMMAND},
    {"\\C-c", "form-interrupt", ALL},
    {"\\e[A", "form-up", ALL},
    {"\\eOA", "form-up", ALL},
    {"\\e[B", "form-down", ALL},
    {"\\eOB", "form-down", ALL},
    {"\\e[5~", "form-page-up", ALL},
    {"\\e[6~", "form-page-down", ALL},
    {"\\e[1;3B", "form-suggest", ALL},
    {"\\e[19~", "form-add-row", ALL},
    {"\\e[19;2~", "form-remove-row", ALL},
    {"\\e[1;5A", "form-move-row-up", ALL},
    {"\\e[1;5B", "form-move-row-down", ALL},
    {"\\e[1;3A", "form-toolbar", ALL},
    {"\\eOP", "form-help", ALL},
    {"\\e[11~", "form-help", ALL},
    {"\\e[[A", "form-help", ALL},
    {"\\C-l", "form-redraw", ALL},
    {"\\C-z", "form-suspend", ALL},
    {"\\C-x\\C-e", "edit-and-execute-command", EMACS},
    {"v", "edit-and-execute-command", COMMAND},
    {"\\e[C", "forward-char", ALL},
    {"\\eOC", "forward-char", ALL},
    {"\\e[D", "backward-char", ALL},
    {"\\eOD", "backward-char", ALL},
    {"\\e[H", "beginning-of-line", ALL},
    {"\\eOH", "beginning-of-line", ALL},
    {"\\e[1~", "beginning-of-line", ALL},
    {"\\e[7~", "beginning-of-line", ALL},
    {"\\e[F", "end-of-line", ALL},
    {"\\eOF", "end-of-line", ALL},
    {"\\e[4~", "end-of-line", ALL},
    {"\\e[8~", "end-of-line", ALL},
    {"\\e[3~", "delete-char", ALL},
    {"\\e[2~", "overwrite-mode", EMACS | INSERT},
    {"\\e[1;5C", "forward-word", ALL},
    {"\\e[1;3C", "forward-word", ALL},
    {"\\e[1;5D", "backward-word", ALL},
    {"\\e[1;3D", "backward-word", ALL},
    {"\\e[3;5~", "kill-word", TYPING},
    {"\\e[3;3~", "kill-word", TYPING},
};

void fl_bind_defaults(void) {
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++)
    for (int map = 0; map < BASE_MAPS; map++)
      if (defaults[i].maps & 1 << map)
        rl_bind_keyseq_in_map(defaults[i].keys, rl_named_function(defaults[i].name),
                              rl_get_keymap_by_name(base_maps[map]));
}

// MARK: Back to the defaults

typedef struct pristine_map {
  struct pristine_map *next;
  Keymap map;
  KEYMAP_ENTRY entries[KEYMAP_SIZE];
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
  pristine_map *copy = malloc(sizeof *copy);
  if (!copy) abort();
  copy->map = map;
  memcpy(copy->entries, map, sizeof copy->entries);
  copy->next = pristine_maps;
  pristine_maps = copy;
  for (int key = 0; key < KEYMAP_SIZE; key++)
    if (map[key].type == ISKMAP && map[key].function) remember_map((Keymap)map[key].function, depth + 1);
}

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
    for (int key = 0; key < KEYMAP_SIZE; key++)
      if (known->map[key].function != known->entries[key].function) free_entry(known->map[key], 0);
    memcpy(known->map, known->entries, sizeof known->entries);
  }
}

static void print_variables(void) { rl_variable_dumper(1); }

/// Applies every line of `wanted`, a dump of variables, that the present dump does not have.
static void restore_variables(const char *wanted) {
  char *present = fl_collect(print_variables);
  for (const char *line = wanted; *line;) {
    size_t length = strcspn(line, "\n");
    char copy[512];
    if (length < sizeof copy) {
      memcpy(copy, line, length);
      copy[length] = 0;
      bool same = strstr(present, copy) != NULL;
      if (!same && !strncmp(copy, "set isearch-terminators", 23))
        strcpy(copy, "set isearch-terminators \"\\C-[\\C-j\"");
      if (!same) FL_CAPTURED(rl_parse_and_bind(copy));
    }
    line += length + (line[length] == '\n');
  }
  free(present);
}

void fl_take_pristine_state(void) {
  for (int i = 0; i < BASE_MAPS; i++) remember_map(rl_get_keymap_by_name(base_maps[i]), 0);
  pristine_variables = fl_collect(print_variables);
}

void fl_reset(void) {
  fl_generation++;
  restore_maps();
  restore_variables(pristine_variables);
  fl_parse("set editing-mode emacs");
  fl_finish_inputrc();
  fl_clear_diagnostics();
}

// MARK: Inputrc

int fl_read_inputrc(const char *path) {
  int result;
  FL_CAPTURED(result = rl_read_init_file(path));
  return result;
}

void fl_parse(const char *line) {
  char *copy = strdup(line);
  if (!copy) return;
  FL_CAPTURED(rl_parse_and_bind(copy));
  free(copy);
}

static size_t diagnostics_length(void) { return strlen(fl_diagnostics()); }

void fl_finish_inputrc(void) {
  // Every "$endif" too many is complained about: that is how we know that none is missing.
  char *kept = strdup(fl_diagnostics());
  for (int depth = 0; depth < 64; depth++) {
    size_t before = diagnostics_length();
    fl_parse("$endif");
    if (diagnostics_length() != before) break;
  }
  fl_clear_diagnostics();
  if (kept && *kept) {
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
  // A lone Esc that nothing is bound to would swallow the key after it.
  KEYMAP_ENTRY escape = emacs_standard_keymap[ESC];
  if (escape.type != ISKMAP || ((Keymap)escape.function)[ANYOTHERKEY].function) return;
  rl_bind_keyseq_in_map("\\e", fl_refuse, emacs_standard_keymap);
}

const char *fl_variable(const char *name) { return rl_variable_value(name); }

// MARK: Looking up

const char *fl_binding(const uint8_t *keys, size_t count) {
  int type;
  function found = rl_function_of_keyseq_len((const char *)keys, count, rl_get_keymap(), &type);
  if (!found) return NULL;
  if (type == ISKMAP) return "(prefix)";
  if (type == ISMACR) return "(macro)";
  return fl_function_name(found);
}

bool fl_types(uint8_t byte) {
  KEYMAP_ENTRY entry = rl_get_keymap()[byte];
  if (entry.type != ISFUNC) return false;
  return entry.function == rl_insert || !strcmp(fl_keymap_name(), "vi-replace");
}

const char *fl_keymap_name(void) {
  // The map of vi's R command has no name.
  char *name = rl_get_keymap_name(rl_get_keymap());
  return name ? name : "vi-replace";
}

static void print_bindings(void) {
  rl_function_dumper(1);
  rl_macro_dumper(1);
}

char *fl_dump_bindings(const char *keymap) {
  Keymap current = rl_get_keymap(), wanted = rl_get_keymap_by_name(keymap);
  if (!wanted) return strdup("");
  rl_set_keymap(wanted);
  char *bindings = fl_collect(print_bindings);
  rl_set_keymap(current);
  return bindings;
}

// MARK: The keys of a function

typedef struct {
  function wanted;
  uint8_t *into;
  size_t count, capacity;
} sequences;

enum { LONGEST_SEQUENCE = 16 };

static void add_sequence(sequences *found, const uint8_t *keys, int length) {
  if (!length || found->count + (size_t)length + 1 > found->capacity) return;
  found->into[found->count++] = (uint8_t)length;
  memcpy(found->into + found->count, keys, (size_t)length);
  found->count += (size_t)length;
}

static void find_sequences(sequences *found, Keymap map, uint8_t *keys, int length) {
  if (length == LONGEST_SEQUENCE) return;
  // What a prefix is bound to by itself.
  if (length && map[ANYOTHERKEY].type == ISFUNC && map[ANYOTHERKEY].function == found->wanted)
    add_sequence(found, keys, length);
  for (int key = 0; key < 0x80; key++) {
    if (!map[key].function) continue;
    keys[length] = (uint8_t)key;
    if (map[key].type == ISFUNC && map[key].function == found->wanted) add_sequence(found, keys, length + 1);
    if (map[key].type == ISKMAP) find_sequences(found, (Keymap)map[key].function, keys, length + 1);
  }
}

size_t fl_keys_of(const char *name, uint8_t *into, size_t capacity) {
  sequences found = {.wanted = rl_named_function(name), .into = into, .capacity = capacity};
  uint8_t keys[LONGEST_SEQUENCE];
  if (found.wanted) find_sequences(&found, rl_get_keymap(), keys, 0);
  return found.count;
}
