// Keymaps: functions replaced by name, and default keys.
#include "internal.h"

enum { MOST_REPLACEMENTS = 192 };

// MARK: Replacing functions

static struct { function old, new; } replacements[MOST_REPLACEMENTS];
static int replacement_count;

// One walk for all replacements, since there are thousands of entries. A replacement may itself be replaced later.
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
  // Most keys have the same function as the previous key.
  function last = NULL, others = NULL;
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    if (map[key].type == ISFUNC && map[key].function) {
      if (map[key].function != last) others = other(last = map[key].function);
      map[key].function = others;
    }
    if (map[key].type == ISKMAP && map[key].function && depth < DEEPEST)
      substitute((Keymap)map[key].function, other, depth + 1);
  }
}

static void replace_back(Keymap map) { substitute(map, original, 0); }
static void replace_forth(Keymap map) { substitute(map, replaced, 0); }

/// The entry of the function called `name`, or the null behind the last one. `rl_named_function`, which ignores case,
/// takes three times as long.
static FUNMAP **entry_named(const char *name) {
  rl_initialize_funmap();
  FUNMAP **entry = funmap;
  while (*entry && (*(*entry)->name != *name || strcmp((*entry)->name, name))) entry++;
  return entry;
}

/// Replaces the function called `name`, on all its keys once a keymap is prepared. Returns the original.
function fl_override(const char *name, function replacement) {
  FUNMAP **named = entry_named(name);
  if (!*named) return fl_refuse;
  function old = (*named)->function;
  (*named)->function = replacement;
  if (old == replacement || replacement_count == MOST_REPLACEMENTS) return old;
  replacements[replacement_count].old = old;
  replacements[replacement_count++].new = replacement;
  return old;
}

static function original_vi_replace;

/// vi's R command makes a keymap on first use. It finds the erasing keys by readline's own functions, and binds Return
/// to readline's end of the line.
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

const char *fl_function_name(function f) {
  for (int i = 0; f && funmap && funmap[i]; i++)
    if (funmap[i]->function == f) return funmap[i]->name;
  return "";
}

// MARK: Default keys

enum { MOST_DEFAULTS = 128 };

// readline learns the terminal's keys from terminfo when it draws, which it does not do here.
static struct {
  const char *keys, *name;
  int maps;
} defaults[MOST_DEFAULTS];
static int default_count;

void fl_add_default_key(const char *keys, const char *name, int maps) {
  if (default_count == MOST_DEFAULTS) abort();
  defaults[default_count].keys = fl_allocated(strdup(keys));
  defaults[default_count].name = fl_allocated(strdup(name));
  defaults[default_count++].maps = maps;
}

static void bind_defaults(Keymap map, int flag) {
  // The keys of a function are adjacent: searching readline's names takes longer than binding.
  const char *name = "";
  function named = NULL;
  for (int i = 0; i < default_count; i++) {
    if (!(defaults[i].maps & flag)) continue;
    if (strcmp(name, defaults[i].name)) {
      FUNMAP *entry = *entry_named(name = defaults[i].name);
      named = entry ? entry->function : NULL;
    }
    rl_bind_keyseq_in_map(defaults[i].keys, named, map);
  }
}

/// Puts our functions and keys into one of readline's keymaps, after rl_initialize, which binds the arrow keys by the
/// functions' addresses.
static void prepare(Keymap map, int flag) {
  replace_forth(map);
  bind_defaults(map, flag);
}

void fl_prepare_emacs(void) {
  prepare(emacs_standard_keymap, FL_EMACS);
  fl_bind_nothing_key();
}

/// Prepares vi's keymaps on first use: that is more work than the rest of the start.
void fl_prepare_vi(void) {
  static bool is_ready;
  if (is_ready) return;
  is_ready = true;
  prepare(vi_insertion_keymap, FL_VI_INSERT);
  prepare(vi_movement_keymap, FL_VI_COMMAND);
  fl_remember_map(vi_insertion_keymap);
  fl_remember_map(vi_movement_keymap);
}

static function original_vi_editing_mode;
static int vi_editing_mode(int count, int key) {
  fl_prepare_vi();
  return original_vi_editing_mode(count, key);
}

void fl_own_modes(void) {
  original_vi_replace = fl_override("vi-replace", vi_replace);
  // The only function outside an inputrc that turns vi mode on.
  original_vi_editing_mode = fl_override("vi-editing-mode", vi_editing_mode);
}

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

/// vi's R has a keymap without sequences, such as those of arrow keys: one that its insertion mode knows ends it.
void fl_leave_replacing_for(const uint8_t *keys, size_t count) {
  Keymap replacing = rl_get_keymap();
  if (rl_editing_mode != 0 || rl_get_keymap_name(replacing) || fl_binding(keys, count)) return;
  rl_set_keymap(vi_insertion_keymap);
  if (!fl_binding(keys, count)) rl_set_keymap(replacing);
}

const char *fl_keymap_name(void) {
  // The keymap of vi's R command has no name.
  char *name = rl_get_keymap_name(rl_get_keymap());
  return name ? name : "vi-replace";
}

static void print_bindings(void) {
  rl_function_dumper(1);
  rl_macro_dumper(1);
}

char *fl_dump_bindings(const char *keymap) {
  fl_prepare_vi();
  Keymap current = rl_get_keymap(), wanted = rl_get_keymap_by_name(keymap);
  if (!wanted) return fl_allocated(strdup(""));
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

static void add_sequence(sequences *found, const uint8_t *keys, int length) {
  if (!length || found->count + (size_t)length + 1 > found->capacity) return;
  found->into[found->count++] = (uint8_t)length;
  memcpy(found->into + found->count, keys, (size_t)length);
  found->count += (size_t)length;
}

static void find_sequences(sequences *found, Keymap map, uint8_t *keys, int length) {
  if (length == LONGEST_SEQUENCE) return;
  // The binding of the prefix itself.
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
