// Secrets: readline gets one private-use scalar (plane 16) for each typed scalar; the real scalars are in one locked
// region of ours. So line, undo list, kill ring, macro and vi's dot hold no secret, a placeholder yanked into another
// line is dropped, and wiping the region leaves no copy.
#define _GNU_SOURCE
#include "internal.h"

#include <sys/mman.h>

enum {
  FIRST = 0x100000,
  TOTAL = 0xfffe,
  BLOCK = 64,  // placeholders given to one line at a time
  BLOCKS = TOTAL / BLOCK,
  JOINS = 1u << 31,
};

static uint32_t *vault;
/// The line that each block of placeholders is given to.
static const fl_line *owners[BLOCKS];
static int next_block;
static bool any;

bool fl_secrets_exist(void) { return any; }

static bool open_vault(void) {
  if (vault) return true;
  size_t size = TOTAL * sizeof *vault;
  void *region = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (region == MAP_FAILED) return false;
  platform_memory_hide(region, size);
  vault = region;
  return true;
}

/// The next free block, round robin, so that a placeholder is reused as late as possible.
static int take_block(const fl_line *line) {
  for (int tried = 0; tried < BLOCKS; tried++) {
    int block = next_block;
    next_block = (next_block + 1) % BLOCKS;
    if (owners[block]) continue;
    owners[block] = line;
    mlock(vault + block * BLOCK, BLOCK * sizeof *vault);
    return block;
  }
  return -1;
}

uint32_t fl_secret_put(fl_line *line, uint32_t scalar, bool joins_previous) {
  if (!open_vault()) return 0;
  if (!line->placeholders_left) {
    int block = take_block(line);
    if (block < 0) return 0;
    line->next_placeholder = block * BLOCK;
    line->placeholders_left = BLOCK;
  }
  any = true;
  line->placeholders_left--;
  int index = line->next_placeholder++;
  vault[index] = scalar | (joins_previous ? JOINS : 0);
  return FIRST + (uint32_t)index;
}

uint32_t fl_secret_get(const fl_line *line, uint32_t placeholder) {
  uint32_t index = placeholder - FIRST;
  if (index >= BLOCKS * BLOCK || owners[index / BLOCK] != line) return 0;
  return vault[index] & ~JOINS;
}

void fl_secret_wipe(fl_line *line) {
  if (line->kind != FL_SECRET || !vault) return;
  for (int block = 0; block < BLOCKS; block++) {
    if (owners[block] != line) continue;
    platform_wipe(vault + block * BLOCK, BLOCK * sizeof *vault);
    owners[block] = NULL;
  }
  line->placeholders_left = 0;
}

// MARK: In the text

bool fl_is_placeholder(const unsigned char *bytes, int available) { return available >= 4 && bytes[0] == 0xf4; }

static uint32_t decode(const unsigned char *bytes) {
  return (bytes[0] & 7u) << 18 | (bytes[1] & 63u) << 12 | (bytes[2] & 63u) << 6 | (bytes[3] & 63u);
}

static size_t encode(uint32_t scalar, char bytes[4]) {
  if (scalar < 0x80) return bytes[0] = (char)scalar, 1;
  size_t count = scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  for (size_t place = count - 1; place > 0; place--, scalar >>= 6) bytes[place] = (char)(0x80 | (scalar & 0x3f));
  bytes[0] = (char)(0xf0 << (4 - count) | scalar);
  return count;
}

size_t fl_secret_reveal(const fl_line *line, int end, char *bytes) {
  const unsigned char *text = (const unsigned char *)fl_line_text(line);
  int length = fl_line_length(line);
  char unused[4];
  size_t count = 0;
  for (int place = 0; place < end;) {
    uint32_t scalar = fl_is_placeholder(text + place, length - place) ? fl_secret_get(line, decode(text + place)) : 0;
    // A macro of the user's inputrc types plain characters, which are not secret.
    bool is_plain = scalar == 0;
    if (is_plain) scalar = text[place];
    if (is_plain || scalar < 0x80) {
      if (bytes) bytes[count] = (char)scalar;
      count++;
    } else {
      count += encode(scalar, bytes ? bytes + count : unused);
    }
    place += is_plain ? 1 : 4;
  }
  return count;
}

bool fl_owns_placeholder(const fl_line *line, const unsigned char *bytes) { return fl_secret_get(line, decode(bytes)) != 0; }

bool fl_placeholder_joins(const unsigned char *bytes) {
  uint32_t placeholder = decode(bytes);
  if (!vault || placeholder < FIRST || placeholder >= FIRST + BLOCKS * BLOCK) return false;
  return vault[placeholder - FIRST] & JOINS;
}

// MARK: The kill ring

enum { KILLS = 10 };
static function original_yank_pop;

/// True if the last yank begins with a placeholder: a dummy, or a kill from a secret.
static bool yanked_placeholder(void) {
  return rl_mark >= 0 && rl_mark < rl_point &&
         fl_is_placeholder((const unsigned char *)rl_line_buffer + rl_mark, rl_point - rl_mark);
}

/// Removes the intermediate yank and its deletion from the undo list: they are no undo step.
static void forget_passing(void) {
  UNDO_LIST *deletion = rl_undo_list ? rl_undo_list->next : NULL, *insertion = deletion ? deletion->next : NULL;
  if (!insertion || deletion->what != UNDO_DELETE || insertion->what != UNDO_INSERT) return;
  rl_undo_list->next = insertion->next;
  free(deletion->text);
  free(deletion);
  free(insertion);
}

/// Rotates the kill ring to the next text that is allowed in this line.
static int yank_pop(int count, int key) {
  bool is_secret = fl_live && fl_live->kind == FL_SECRET;
  if (rl_last_func == yank_pop) rl_last_func = original_yank_pop;
  for (int turn = 0; turn < KILLS; turn++) {
    int result = original_yank_pop(count, key);
    if (turn > 0) forget_passing();
    if (result || is_secret || !yanked_placeholder()) return result;
    rl_last_func = original_yank_pop;
  }
  return 0;
}

void fl_own_kill_ring(void) { original_yank_pop = fl_override("yank-pop", yank_pop); }

/// A placeholder that belongs to no line: yanking it yields nothing, and searching for it finds nothing.
const char fl_dummy[] = "\xf4\x8f\xbf\xbd";

/// readline keeps ten kills and has no way to forget them, so ten dummies push them out.
void fl_forget_kills(void) {
  fl_break_kills();
  fl_aside aside = fl_set_aside();
  for (int kill = 0; kill < KILLS; kill++) {
    rl_undo_list = NULL;
    rl_replace_line(fl_dummy, 0);
    fl_separate_kills();
    rl_kill_text(0, rl_end);
    fl_free_undo(rl_undo_list, false);
  }
  fl_separate_kills();
  fl_put_back(aside);
  any = true;
  fl_forget_keyboard_macro();
  fl_forget_vi_dot();
}
