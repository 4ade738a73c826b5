// GNU readline as a coroutine that never touches a terminal.
//
// `readline()` runs on its own stack. `fl_queue` passes it keys, `fl_resume` runs it until it returns an event. Swift
// code on that stack is limited to leaf functions, because readline leaves its commands with longjmp. Everything here
// belongs to one thread: there is one readline per process.
#ifndef CREADLINE_H
#define CREADLINE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Which readline

/// The version of readline, such as 0x0802 for 8.2.
int fl_readline_version(void);
/// The name of a symbol that Formline uses and this readline lacks, by index; NULL after the last one.
const char *_Nullable fl_missing_symbol(int index);

// MARK: The coroutine

/// Why readline stopped.
typedef enum : int {
  FL_KEY,      ///< It wants a key and is between two commands: every earlier key is done.
  FL_MORE,     ///< It wants a key in the middle of a command: prefix, argument, search, quoted insert, vi motion.
  FL_TIMED,    ///< Like FL_MORE, but after `fl_wait_microseconds` without a key it goes on: just resume it.
  FL_COMMAND,  ///< A command of the host has run: `fl_command_index`, `fl_command_count`, `fl_command_key`. It is between
               ///< two commands, like FL_KEY, and may have more to do.
  FL_COMPLETE, ///< It asks for completions of the text.
  FL_MATCHES,  ///< It asks to show the possible completions.
} fl_event;

/// Initialises readline with the host's commands and default keys and no inputrc. Once per process; later calls do
/// nothing.
void fl_start(const char *application);
/// Runs readline until the next event.
fl_event fl_resume(void);
/// Runs readline until it wants a key between two commands, ignoring other events.
void fl_run_until_key(void);
/// Appends bytes, without NUL, to the keys that readline will read.
void fl_queue(const uint8_t *bytes, size_t count);
/// How long FL_TIMED waits for a key.
long fl_wait_microseconds(void);
/// Abandons a sequence, argument, search or keyboard macro in progress, and the queued keys, without running a command.
/// The last event is then FL_KEY.
void fl_cancel(void);

// MARK: Commands and keymaps

/// Adds a command of the host to readline, under a name that an inputrc can bind, or instead of the function of that
/// name. Commands are added before `fl_start`, before anything else is told about them.
/// - index: From 0 to 63, for FL_COMMAND.
void fl_add_command(int index, const char *name);
/// Makes a function of readline run a command instead. Before `fl_start`.
void fl_replace(const char *name, int index);

/// The keymaps, for sets of them.
enum : int { FL_EMACS = 1, FL_VI_INSERT = 2, FL_VI_COMMAND = 4 };
/// Binds `keys`, in inputrc syntax, to the function called `name` in some keymaps, as long as no inputrc does otherwise.
/// Before `fl_start`.
void fl_add_default_key(const char *keys, const char *name, int keymaps);

/// The commands that readline's own keys run in special places.
typedef struct {
  int next_field, previous_field;               ///< Tab and Shift-Tab, bound to completion, unless `fl_set_completes`.
  int up, down;                                 ///< The history's keys, while `fl_set_list_is_open`.
  int accept_suggestion, accept_suggested_word; ///< Moves at the end of the text, while `fl_set_suggestion_stands`.
} fl_stand_ins;
void fl_set_stand_ins(fl_stand_ins commands);
void fl_set_completes(bool completes);
void fl_set_list_is_open(bool is_open);
void fl_set_suggestion_stands(bool stands);

/// The command of an FL_COMMAND event, its numeric argument and its last key.
int fl_command_index(void);
int fl_command_count(void);
int fl_command_key(void);

/// Restores every binding and variable to its state after `fl_start`.
void fl_reset(void);
/// Reads an inputrc file; returns 0 or errno.
int fl_read_inputrc(const char *path);
/// Reads one line in inputrc syntax.
void fl_parse(const char *line);
/// Closes every open `$if`, and sets the variables that this library needs. Call after every inputrc.
void fl_finish_inputrc(void);
const char *_Nullable fl_variable(const char *name);
/// What `keyseq-timeout` is where no inputrc sets it.
#define FL_UNSET_TIMEOUT "499"
/// The function that a key sequence runs in the current keymap, "(prefix)", "(macro)", or NULL.
const char *_Nullable fl_binding(const uint8_t *keys, size_t count);
/// Ends vi's overwriting for a key that is bound only while inserting.
void fl_leave_replacing_for(const uint8_t *keys, size_t count);
/// True if a byte that arrives now becomes text.
bool fl_types(uint8_t byte);
/// Writes the key sequences of the function called `name` in the current keymap, each as its length and its bytes, as
/// many as fit; returns the total size.
size_t fl_keys_of(const char *name, uint8_t *into, size_t capacity);
/// All bindings of `keymap`, in inputrc syntax; the caller frees the text.
char *fl_dump_bindings(const char *keymap);

// MARK: Captured output

/// How many times the bell was rung.
unsigned long fl_bells(void);
void fl_set_bells(unsigned long count);
/// Bytes, other than bells, that readline tried to write. None reached a file descriptor.
unsigned long fl_captured_bytes(void);
/// The error messages that readline printed since `fl_clear_diagnostics`.
const char *fl_diagnostics(void);
void fl_clear_diagnostics(void);

// MARK: What readline shows

/// Prompt-like text: search, argument; "" if there is none.
const char *fl_message(void);
/// The keys of the sequence being read.
const char *fl_pending_keys(void);
int fl_pending_key_count(void);
/// "emacs", "vi-insert", "vi-command", "vi-replace" and so on.
const char *fl_keymap_name(void);
bool fl_is_vi(void);
bool fl_overwrites(void);
/// The name of the last function that ran, or "".
const char *fl_last_function(void);
/// The numeric argument that it had.
int fl_last_argument(void);
/// Pending states, which decide how the next byte is interpreted.
bool fl_reads_argument(void);
bool fl_reads_motion(void);
bool fl_reads_search(void);
/// While readline reads the text of a search as a line, into which it would type whatever comes.
bool fl_types_search(void);
/// The scalars, at least, of the text that is searched for. Only while `fl_reads_search`.
int fl_search_length(void);
bool fl_reads_character(void);

// MARK: Lines

/// What a line holds.
typedef enum : int {
  FL_LINE,   ///< One line of text.
  FL_TEXT,   ///< Several lines: commands named for lines work within the current one.
  FL_SECRET, ///< Placeholders only: see secrets.c.
  FL_SEARCH, ///< One line that searches a list, without a history.
  FL_KEYS,   ///< No text: keys are interpreted and reported.
} fl_kind;

/// One editing buffer: text, point, mark, undo and redo lists, history, modes.
typedef struct fl_line fl_line;
/// Offsets are in UTF-8 bytes. A line is *live* between `fl_line_enter` and `fl_line_leave`; at most one is.
fl_line *fl_line_new(fl_kind kind);
void fl_line_free(fl_line *line);
void fl_line_enter(fl_line *line);
void fl_line_leave(fl_line *line);
const char *fl_line_text(const fl_line *line);
int fl_line_length(const fl_line *line);
int fl_line_point(const fl_line *line);
int fl_line_mark(const fl_line *line);
void fl_line_set_point(fl_line *line, int offset);
void fl_line_set_mark(fl_line *line, int offset);
uint64_t fl_line_revision(const fl_line *line);
uint64_t fl_line_text_revision(const fl_line *line);
/// Replaces bytes `start..<end` by `text` as one undo step. Point moves after the new text.
void fl_line_edit(fl_line *line, int start, int end, const char *text, int length);
/// Copies the region of a live line into the kill ring, as a new entry.
void fl_line_copy_region(fl_line *line);
/// Replaces the whole text and clears undo and redo.
void fl_line_reset(fl_line *line, const char *text, int length);
/// Undoes or redoes one step; false if there is none.
bool fl_line_undo(fl_line *line);
bool fl_line_redo(fl_line *line);
/// True if the last edit was an undo, which can be redone.
bool fl_line_is_undone(fl_line *line);
/// Joins the last edit, made by `fl_line_edit`, and the undo step before it.
void fl_line_join_undo(fl_line *line);
/// Adds the newest history entry.
void fl_line_add_history(fl_line *line, const char *text);
/// Overwrites text, undo, redo and, if it is not live, history of this line in memory, then empties it.
void fl_line_wipe(fl_line *line);
/// The bytes that no command but typing may exceed; without limit at first.
void fl_line_set_most_bytes(fl_line *line, int bytes);

// MARK: Graphemes

/// The grapheme cluster boundary after (before) `offset`. A leaf function: it must return normally.
typedef int (*fl_boundary)(const char *text, int length, int offset);
void fl_set_boundaries(fl_boundary next, fl_boundary previous);

// MARK: Secrets

/// A placeholder for `scalar` in `line`; 0 if no room is left.
uint32_t fl_secret_put(fl_line *line, uint32_t scalar, bool joins_previous);
/// The scalar of a placeholder of `line`; 0 if it is not one of the line's placeholders.
uint32_t fl_secret_get(const fl_line *line, uint32_t placeholder);
/// True if the placeholder at `bytes` was put as one that joins the one before it.
bool fl_placeholder_joins(const uint8_t *bytes);
/// Writes the real text of `line`, up to the scalar whose placeholder begins before `end`, to `bytes`, which have room
/// for the line's length; NULL only counts.
/// - Returns: The bytes of it.
size_t fl_secret_reveal(const fl_line *line, int end, char *_Nullable bytes);
/// Forgets the last searches. Call while no line is live, right after `fl_reset`.
void fl_forget_searches(void);
/// Empties the kill ring, and forgets the keyboard macro and the command that vi's `.` repeats.
void fl_forget_kills(void);

// MARK: Completion

/// Inside FL_COMPLETE.
void fl_completions_begin(int count);
void fl_completions_add(const char *text);

#pragma clang assume_nonnull end
#endif
