// The user's inputrc, and the reset to the initial bindings and variables.
#define _GNU_SOURCE  // strcasestr
#include "internal.h"

#include <readline/tilde.h>
#include <sys/stat.h>

static bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

/// True if the text may bind vi functions: it has a word that is vi or begins with vi-.
static bool mentions_vi(const char *text) {
  for (const char *vi = text; (vi = strcasestr(vi, "vi")); vi += 2)
    if ((vi == text || !is_letter(vi[-1])) && !is_letter(vi[2])) return true;
  return false;
}

// MARK: Files that include files

/// readline follows `$include` until its stack ends, waits for ever for a pipe that nobody writes to, and reads a device
/// that never ends.
enum { DEEPEST_INCLUDE = 10, MOST_INCLUDES = 100, MOST_BYTES = 5 << 20 };

/// readline makes a keymap, 4 KiB, for each key of a sequence but the last.
enum { MOST_KEYS = 50000 };

/// A file being looked through, and the one that includes it.
typedef struct visit {
  const struct visit *outer;
  dev_t device;
  ino_t inode;
  int depth;
} visit;

/// What the files of a user's bindings come to.
typedef struct {
  int files;
  long long bytes;
  /// The keys of all sequences that are bound.
  int keys;
  bool mentions_vi;
  /// Why they cannot be read; NULL if they can.
  const char *fault;
} survey;

static void look_through(survey *found, const char *path, const visit *outer);

/// The file name of an `$include` line, as readline reads it; NULL for any other line.
static char *included(char *line) {
  line += strspn(line, " \t");
  if (*line++ != '$') return NULL;
  line += strspn(line, " \t");
  if (strncasecmp(line, "include", 7) || !strspn(line + 7, " \t")) return NULL;
  line += 7 + strspn(line + 7, " \t");
  line[strcspn(line, "\r\n")] = 0;
  return tilde_expand(line);
}

/// How many keys the sequence has that a line binds; 0 for any other line, or for one key by its name.
static int keys_bound(const char *line) {
  line += strspn(line, " \t");
  if (*line++ != '"') return 0;
  int keys = 0;
  for (; *line && *line != '"'; line++, keys++) {
    // Meta is a key before the other.
    for (; line[0] == '\\' && line[1] && strchr("CM", line[1]) && line[2] == '-'; line += 3) keys += line[1] == 'M';
    bool is_escape = *line == '\\';
    line += is_escape;
    if (!*line) break;
    // All of a number is one key.
    if (!is_escape || (*line != 'x' && (*line < '0' || *line > '7'))) continue;
    size_t digits = strspn(line + 1, *line == 'x' ? "0123456789abcdefABCDEF" : "01234567");
    line += digits < 2 ? digits : 2;
  }
  return keys;
}

/// The keys of the sequences that were bound a line at a time since the last reset.
static int keys_of_lines;

/// True if a line may have bound a function that, on the wrong key, dispatches that key again for ever.
static bool may_loop;

static void look_at_line(survey *found, char *line, const visit *file) {
  found->mentions_vi |= mentions_vi(line);
  may_loop |= strcasestr(line, "do-lowercase-version") || strcasestr(line, "digit-argument") ||
              strcasestr(line, "vi-arg-digit");
  int keys = keys_bound(line);
  if (keys > LONGEST_SEQUENCE) found->fault = "it binds a sequence of more than 16 keys";
  else if ((found->keys += keys) > MOST_KEYS) found->fault = "it binds sequences of more than 50000 keys together";
  char *name = included(line);
  if (name) look_through(found, name, file);
  free(name);
}

/// Why something is not read, whatever it has; NULL if it may be.
static const char *fault_of(const struct stat *status) {
  if (S_ISFIFO(status->st_mode) || S_ISSOCK(status->st_mode)) return "it is a pipe";
  bool is_empty = platform_is_null_device(status);
  bool is_device = S_ISCHR(status->st_mode) || S_ISBLK(status->st_mode);
  return is_device && !is_empty ? "it is a device" : NULL;
}

static void look_through(survey *found, const char *path, const visit *outer) {
  struct stat status;
  // readline reports a file that is missing, and passes over one that is included.
  if (found->fault || stat(path, &status) != 0) return;
  visit file = {outer, status.st_dev, status.st_ino, outer ? outer->depth + 1 : 0};
  found->fault = fault_of(&status);
  if ((found->bytes += status.st_size) > MOST_BYTES) found->fault = "it is larger than 5 MiB";
  if (++found->files > MOST_INCLUDES || file.depth > DEEPEST_INCLUDE) found->fault = "it includes too many files";
  for (const visit *open = outer; open; open = open->outer)
    if (open->device == file.device && open->inode == file.inode) found->fault = "it includes itself";
  FILE *stream = found->fault ? NULL : fopen(path, "re");
  if (!stream) return;
  char *line = NULL;
  size_t capacity = 0;
  while (!found->fault && getline(&line, &capacity, stream) >= 0) look_at_line(found, line, &file);
  free(line);
  fclose(stream);
}

/// Prepares for what was found; false, after saying why, if it must not be read.
static bool may_read(const survey *found, const char *path) {
  if (found->mentions_vi) fl_prepare_vi();
  if (found->fault) FL_CAPTURED(fprintf(stderr, "%s: it was not read: %s\n", path, found->fault));
  return !found->fault;
}

/// The file that was read last, which readline reads again.
static char *last_path;

int fl_read_inputrc(const char *path) {
  survey found = {0};
  look_through(&found, path, NULL);
  free(last_path);
  last_path = fl_allocated(strdup(path));
  if (!may_read(&found, path)) return 0;
  int result;
  FL_CAPTURED(result = rl_read_init_file(path));
  return result;
}

void fl_parse(const char *line) {
  survey found = {.keys = keys_of_lines};
  char *copy = fl_allocated(strdup(line));
  look_at_line(&found, copy, NULL);
  keys_of_lines = found.keys;
  strcpy(copy, line);
  if (may_read(&found, found.files ? "$include" : "this line")) FL_CAPTURED(rl_parse_and_bind(copy));
  free(copy);
}

/// Why a function must not be bound to a key: readline would dispatch the key again for ever; NULL if it may be.
static const char *fault_of_binding(rl_command_func_t *function, int key, int depth) {
  bool is_capital = key >= 'A' && key <= 'Z', is_digit = (key >= '0' && key <= '9') || key == '-';
  if (function == rl_do_lowercase_version && !is_capital) return "do-lowercase-version is only for capital letters";
  // Behind a prefix, the key itself is bound to something else.
  bool is_argument = function == rl_digit_argument || function == rl_vi_arg_digit;
  return is_argument && !is_digit && depth == 0 ? "digit-argument is only for digits" : NULL;
}

static void mend_map(Keymap map, int depth) {
  for (int key = 0; key < KEYMAP_SIZE && depth <= DEEPEST; key++) {
    if (map[key].type == ISKMAP && map[key].function) mend_map((Keymap)map[key].function, depth + 1);
    const char *fault = map[key].type == ISFUNC ? fault_of_binding(map[key].function, key, depth) : NULL;
    if (!fault) continue;
    map[key].function = fl_refuse;
    FL_CAPTURED(fprintf(stderr, "%s\n", fault));
  }
}

static void mend_bindings(void) {
  if (!may_loop) return;
  may_loop = false;
  mend_map(emacs_standard_keymap, 0);
  mend_map(vi_insertion_keymap, 0);
  mend_map(vi_movement_keymap, 0);
}

static function original_read_again;
/// The files may have changed.
static int read_again(int count, int key) {
  survey found = {0};
  if (last_path) look_through(&found, last_path, NULL);
  if (!may_read(&found, last_path)) return fl_refuse(count, key);
  int result = original_read_again(count, key);
  mend_bindings();
  return result;
}

void fl_own_inputrc(void) { original_read_again = fl_override("re-read-init-file", read_again); }

static size_t diagnostics_length(void) { return strlen(fl_diagnostics()); }

/// What the beginning of a sequence does alone in vi's insertion mode: without a name, it is in no list of bindings.
static int give_up(int count, int key) { return fl_refuse(count, key); }

void fl_finish_inputrc(void) {
  mend_bindings();
  // A surplus "$endif" is reported: then none is missing.
  char *kept = fl_allocated(strdup(fl_diagnostics()));
  for (int depth = 0; depth < 64; depth++) {
    size_t before = diagnostics_length();
    fl_parse("$endif");
    if (diagnostics_length() != before) break;
  }
  fl_clear_diagnostics();
  if (*kept) FL_CAPTURED(fputs(kept, stderr));
  free(kept);
  static const char *const required[] = {
      "set convert-meta off", "set input-meta on", "set output-meta on", "set enable-bracketed-paste on",
      "set bell-style audible", "set revert-all-at-newline off", "set show-mode-in-prompt off",
      "set bind-tty-special-chars off",
  };
  for (size_t i = 0; i < sizeof required / sizeof *required; i++) fl_parse(required[i]);
  // Where readline waits for the rest of a sequence, it would type its beginning once nothing of that comes.
  for (int key = 0; key < ' '; key++) {
    KEYMAP_ENTRY entry = vi_insertion_keymap[key];
    if (entry.type != ISKMAP) continue;
    KEYMAP_ENTRY *alone = &((Keymap)entry.function)[ANYOTHERKEY];
    if (alone->type == ISFUNC && alone->function == rl_insert) alone->function = give_up;
  }
  // An unbound lone Esc would swallow the next key.
  KEYMAP_ENTRY escape = emacs_standard_keymap[ESC];
  if (escape.type != ISKMAP || ((Keymap)escape.function)[ANYOTHERKEY].function) return;
  rl_bind_keyseq_in_map("\\e", fl_refuse, emacs_standard_keymap);
}

const char *fl_variable(const char *name) { return rl_variable_value(name); }

// MARK: The way back

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
  keys_of_lines = 0;
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
  // No inputrc has this value, so any other one is the user's, also readline's default of 500.
  rl_variable_bind("keyseq-timeout", FL_UNSET_TIMEOUT);
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
