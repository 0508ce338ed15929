#ifndef TTV_SETTING_H
#define TTV_SETTING_H
/*
 * Settings: the values that `:set` and the `set` lines of a config file change.
 * A row has the type, the bounds, the default and the help.
 */
#include <stddef.h>

struct err;

enum setting_id {
	SETTING_CACHE, SETTING_COLOUR, SETTING_COUNTER, SETTING_FILTER,
	SETTING_FLOWS,
	SETTING_GLYPHS,
	SETTING_KEYS, SETTING_LABEL, SETTING_LINK, SETTING_MARGIN,
	SETTING_MOUSE, SETTING_PANE, SETTING_ROWS, SETTING_SEARCH,
	SETTING_STACKED, SETTING_STALE, SETTING_STATES,
	SETTING_THEME, SETTING_TIME,
	SETTING_MAX
};
enum setting_type { SETTING_NUMBER, SETTING_FLAG, SETTING_CHOICE,
	SETTING_BYTES };

struct setting_row {
	const char		*name;
	enum setting_type	 type;
	int			 min, max;
	const char *const	*choices;	/* ends with NULL */
	const char		*value;		/* default, parsed as typed
						 * values are */
	const char		*help;
};
extern const struct setting_row setting_rows[SETTING_MAX];

/* Choices of link, in the order of its words. */
enum { SETTING_LINK_AUTO, SETTING_LINK_FAST, SETTING_LINK_SLOW };
/* Choices of rows, in the order of its words. */
enum { SETTING_ROWS_NEAR, SETTING_ROWS_ALL, SETTING_ROWS_SHARED };
/* Choices of filter, in the order of its words. */
enum { SETTING_FILTER_HIDE, SETTING_FILTER_DIM };
/* Choices of keys, in the order of its words. */
enum { SETTING_KEYS_DEFAULT, SETTING_KEYS_PERFETTO, SETTING_KEYS_VI };
/* Choices of label, in the order of its words. */
enum { SETTING_LABEL_DETAIL, SETTING_LABEL_NAME };
#define SETTING_GLYPHS_AUTO	3	/* after those of glyph_set */

/* The choices of the setting "search". */
enum { SEARCH_BOTH, SEARCH_NAMES, SEARCH_ARGS };

struct settings {
	int	value[SETTING_MAX];	/* number, 0 or 1, choice; MiB */
};

void	settings_init(struct settings *);
/*
 * Parses "name=value", or "name" and "noname" of a flag.  Returns the setting,
 * or -1.
 */
int	setting_set(struct settings *, const char *text, struct err *);
/* Writes "name=value" with the current value; returns the length. */
size_t	setting_format(const struct settings *, enum setting_id, char *,
	    size_t);

#endif
