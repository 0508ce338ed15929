#ifndef TTV_KEYMAP_H
#define TTV_KEYMAP_H
/*
 * Which keys run which command line, by mode.  A binding is a sequence of up
 * to KEYMAP_SEQ keys; <Any> in it stands for every key, and the key that was
 * typed becomes the command's argument.  A key before <Any>; a sequence that
 * is complete runs at once, so one that begins another hides it.
 */
#include <stddef.h>
#include <stdint.h>

struct err;

#define KEYMAP_SEQ	4

enum key_mode {
	MODE_NORMAL,
	MODE_LIST,		/* any list; each has a mode of its own as well */
	MODE_INSPECTOR, MODE_HELP, MODE_WARNINGS,
	MODE_MAX
};
/*
 * The modes whose bindings hold in a mode, the first one first: n from 0;
 * MODE_MAX at the end.  The inspector's are its own, then those of any list,
 * then the normal ones.
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
/* Adds the default keys. */
void	keymap_parse_defaults(struct keymap *);
/* What follows "bind" or "unbind" in a line: "[-m MODE] KEYS [COMMAND]". */
int	keymap_parse_line(struct keymap *, const char *, int unbind,
	    struct err *);
/* Binds or, with command NULL, unbinds. */
void	keymap_bind(struct keymap *, enum key_mode, const uint32_t *, int nkeys,
	    const char *command);

enum keymap_match { KEYMAP_NO, KEYMAP_PREFIX, KEYMAP_FULL };
/* On KEYMAP_FULL: the binding, and the key that stood for <Any> or K_NONE. */
enum keymap_match keymap_find(const struct keymap *, enum key_mode,
	    const uint32_t *, int nkeys, const struct binding **, uint32_t *any);
/* The same along the chain of the mode. */
enum keymap_match keymap_find_chain(const struct keymap *, enum key_mode,
	    const uint32_t *, int nkeys, const struct binding **, uint32_t *any);
/*
 * The labels of the keys that run a command, for people: "w +", in the order
 * they were bound; at most max of them, 0: all.  Any arguments in the binding
 * must be equal too.  Returns the length; 0 when it has no key.
 */
size_t	keymap_keys_of(const struct keymap *, enum key_mode,
	    const char *command, int max, char *, size_t n);
/* The keys of a sequence as people read them: "gg", "Ctrl-D". */
size_t	keymap_label(char *, size_t n, const uint32_t *, int nkeys);

#endif
