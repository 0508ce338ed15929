#ifndef TTV_OPTION_H
#define TTV_OPTION_H
/*
 * Options: what `:set` and `set` lines of a config file change.  A row says
 * the type, the bounds, the default and what it is for.
 */
#include <stddef.h>

struct err;

enum option_id {
	OPTION_GLYPHS, OPTION_LINK, OPTION_MARGIN, OPTION_MOUSE, OPTION_PANE,
	OPTION_SEARCH, OPTION_STACKED,
	OPTION_MAX
};
enum option_type { OPTION_NUMBER, OPTION_FLAG, OPTION_CHOICE };

struct option_row {
	const char		*name;
	enum option_type	 type;
	int			 min, max;
	const char *const	*choices;	/* NULL at the end */
	const char		*value;		/* default, parsed like any */
	const char		*help;
};
extern const struct option_row option_rows[OPTION_MAX];

/* Choices of link, in the order of its words. */
enum { OPTION_LINK_AUTO, OPTION_LINK_FAST, OPTION_LINK_SLOW };
#define OPTION_GLYPHS_AUTO	3	/* the choice after those of glyph_set */

/* The choices of what a search looks at. */
enum { SEARCH_BOTH, SEARCH_NAMES, SEARCH_ARGS };

struct options {
	int	value[OPTION_MAX];	/* number, 0 or 1, index of the choice */
};

void	options_init(struct options *);
/* "name=value", "name" or "noname" for a flag.  The option set, or -1. */
int	option_set(struct options *, const char *text, struct err *);
/* "name=value" as it is now. */
size_t	option_format(const struct options *, enum option_id, char *, size_t);

#endif
