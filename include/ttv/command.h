#ifndef TTV_COMMAND_H
#define TTV_COMMAND_H
/*
 * The viewer's commands, for keys, the command line, the palette and config
 * files.  A command changes the state, draws nothing, and returns flags that
 * say what must be redone.  Help, hints, the palette and the manual's key table
 * are made from these rows.
 */
#include <stddef.h>
#include <stdint.h>

struct app;

/* Flags that a command returns. */
#define APP_REDRAW	0x01
#define APP_LAYOUT	0x02	/* lines have changed: view_layout() */
#define APP_QUIT	0x04
#define APP_SUSPEND	0x08
#define APP_REPAINT	0x10	/* paint the whole screen */
#define APP_FAIL	0x20	/* failed; the message says why */

enum ui_section {	/* up to FOLD they move in the tracks */
	SECTION_CAMERA, SECTION_CURSOR, SECTION_SCROLL, SECTION_FOLD,
	SECTION_SHOWN, SECTION_JUMP, SECTION_FIND, SECTION_FLOW, SECTION_AREA,
	SECTION_FLAME, SECTION_PANE,
	SECTION_LIST, SECTION_MOUSE, SECTION_PROGRAM,
	SECTION_MAX
};
const char	*ui_section_name(enum ui_section);

struct ui_args {
	int		 count;		/* as typed before the keys; at least
					 * 1 */
	int		 counted;	/* a count was typed */
	const char	*text;		/* the rest of the line; "" */
	int		 way;		/* of the command's row */
};

struct ui_command {
	const char	*name;
	int		(*run)(struct app *, const struct ui_args *);
	enum ui_section	 section;
	const char	*args;		/* "TIME", or "" */
	const char	*help;		/* one line, no period */
	const char	*synonyms;	/* other words for it; "" */
	int		 way;		/* of commands with one function: 1 and
					 * -1, forward and back; steps; which */
};
extern const struct ui_command ui_commands[];	/* name NULL at the end */

/*
 * Returns the count of a command that passes over `things` things each time,
 * limited to a bounded amount of work.
 */
int	ui_count(const struct ui_args *, uint64_t passed);

/* Finds a command of a table by its name or an unambiguous beginning; NULL. */
const struct ui_command *ui_command_find(const struct ui_command *,
	    const char *name, size_t len);
/* Returns whether a command line only moves in the tracks, or folds them. */
int	ui_command_moves(const struct ui_command *, const char *line);
/* Runs a command line; an error leaves a message. */
int	ui_command_run(struct app *, const char *line, int count);

/* The default keys as config text, a line each, as a config file has them. */
extern const char *const ui_default_keys[];	/* NULL at the end */
/* By choice of the setting keys: what a preset does after them, or NULL. */
extern const char *const *const ui_preset_keys[];
/*
 * Calls fn for every command of a table, in its order, with its default keys
 * ("" when there are none) and their mode ("" for the normal mode).
 */
void	ui_keys_each(const struct ui_command *, void (*fn)(void *,
	    const char *section, const char *mode, const char *keys,
	    const struct ui_command *), void *);

#endif
