// Reading inputrc files and lines.
#define _GNU_SOURCE  // strcasestr
#include "internal.h"

static bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

/// Whether bindings, variables or functions of vi can be meant: a word that is vi or begins with vi-.
static bool mentions_vi(const char *text) {
  for (const char *vi = text; (vi = strcasestr(vi, "vi")); vi += 2)
    if ((vi == text || !is_letter(vi[-1])) && !is_letter(vi[2])) return true;
  return false;
}

/// Whether the file mentions vi, or others that might.
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
  char *copy = strdup(line);
  if (!copy) return;
  if (mentions_vi(line) || strcasestr(line, "$include")) fl_prepare_vi();
  FL_CAPTURED(rl_parse_and_bind(copy));
  free(copy);
}

static function original_read_again;
/// The file may mention vi by now.
static int read_again(int count, int key) {
  fl_prepare_vi();
  return original_read_again(count, key);
}

void fl_own_inputrc(void) { original_read_again = fl_override("re-read-init-file", read_again); }

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
