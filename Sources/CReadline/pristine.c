// The way back to the bindings and variables that a process starts with.
#include "internal.h"

enum { DEEPEST = 16 };

/// What a keymap held: most of its 257 entries are empty, and there are dozens of maps.
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
  int count = 0;
  for (int key = 0; key < KEYMAP_SIZE; key++) count += map[key].function != NULL;
  pristine_map *copy = malloc(sizeof *copy + (size_t)count * sizeof *copy->bound);
  if (!copy) abort();
  copy->map = map;
  copy->count = 0;
  for (int key = 0; key < KEYMAP_SIZE; key++)
    if (map[key].function) {
      copy->bound[copy->count].key = key;
      copy->bound[copy->count++].entry = map[key];
    }
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
  fl_remember_map(emacs_standard_keymap);
  pristine_variables = fl_collect(print_variables);
}

void fl_reset(void) {
  fl_generation++;
  restore_maps();
  restore_variables(pristine_variables);
  // In a dump of variables, a history without an end has the size 0.
  unstifle_history();
  fl_parse("set editing-mode emacs");
  fl_finish_inputrc();
  fl_clear_diagnostics();
}
