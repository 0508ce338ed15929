#ifndef TTV_KEYMAP_H
#define TTV_KEYMAP_H
/*
 * The keymap: which keys run which command line, by mode.  A binding is a
 * sequence of up to KEYMAP_SEQ keys.  <Any> stands for every key, and the typed
 * key becomes the command's argument; a binding of the key itself comes first.
 * A complete sequence runs at once and hides longer ones that begin with it.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct ui_command;

#define KEYMAP_SEQ	4

enum key_mode {
	MODE_NORMAL,
	MODE_LIST,		/* any list, besides the mode of its pane */
	MODE_INSPECTOR, MODE_HELP, MODE_WARNINGS,
	MODE_AREA,		/* in the tracks, with an area */
	MODE_AREA_MADE,		/* one of its ends moves with the cursor */
	MODE_DRAWER,		/* in the area's table */
	MODE_TWINS,		/* in the list of what differs */
	MODE_LISTING,		/* in the list of slices, that of hits */
	MODE_RESULT,		/* in the rows of a query */
	MODE_FLAME,		/* in the flame graph */
	MODE_MARKS,		/* in the list of marks */
	MODE_MAX
};
/*
 * Returns the n-th mode, from 0, whose bindings hold in a mode; MODE_MAX at the
 * end.  For the inspector: its own mode, that of any list, the normal mode.
 */
enum key_mode	 key_mode_chain(enum key_mode, int n);
const char	*key_mode_name(enum key_mode);
int		 key_mode_find(const char *);	/* -1: no such mode */

struct binding {
	enum key_mode	 mode;
	int		 nkeys;
	uint32_t	 keys[KEYMAP_SEQ];
	char		*command;		/* a command line */
};

struct keymap {
	struct binding	*v;
	size_t		 n, cap;
};

void	keymap_free(struct keymap *);
/* Adds the default keys, which run commands of a table. */
void	keymap_parse_defaults(struct keymap *, const struct ui_command *);
/* Replaces all bindings by those of a preset, a choice of the setting keys. */
void	keymap_preset(struct keymap *, const struct ui_command *, int preset);
/*
 * Parses what follows "bind" or "unbind", "[-m MODE] KEYS [COMMAND]", where the
 * command is one of a table.
 */
int	keymap_parse_line(struct keymap *, const struct ui_command *,
	    const char *, int unbind, struct err *);
/* Binds or, with command NULL, unbinds. */
void	keymap_bind(struct keymap *, enum key_mode, const uint32_t *, int nkeys,
	    const char *command);

enum keymap_match { KEYMAP_NO, KEYMAP_PREFIX, KEYMAP_FULL };
/* Sets, for KEYMAP_FULL, the binding and the key for <Any> or K_NONE. */
enum keymap_match keymap_find(const struct keymap *, enum key_mode,
	    const uint32_t *, int nkeys, const struct binding **,
	    uint32_t *any);
/* Searches the modes of a chain until one has a match. */
enum keymap_match keymap_find_chain(const struct keymap *, enum key_mode,
	    const uint32_t *, int nkeys, const struct binding **,
	    uint32_t *any);
/*
 * Writes the labels of the keys that run a command line, "w +", in the order of
 * binding; at most max of them, 0: all.  Returns the length; 0: no keys.
 */
size_t	keymap_keys_of(const struct keymap *, enum key_mode,
	    const char *command, int max, char *, size_t n);
/* Writes the label of a sequence: "gg", "Ctrl-D". */
size_t	keymap_label(char *, size_t n, const uint32_t *, int nkeys);

#endif
