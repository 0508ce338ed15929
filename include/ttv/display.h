#ifndef TTV_DISPLAY_H
#define TTV_DISPLAY_H
/*
 * display: how snapshots of objects are shown, by lines that a person writes:
 *
 *	NAME table PATH COLUMN...
 *	NAME tree PATH CHILDREN LABEL...
 *	NAME rects PATH X Y WIDTH HEIGHT [LABEL]
 *
 * NAME is the name of objects, a pattern as of note_glob().  All others are
 * paths in a snapshot: keys with dots between; a number is an element of a
 * list, * are all; a lone dot is the value itself.  TITLE=PATH gives a column a
 * title.  A path goes on in the snapshot of an object that a value refers to.
 */
#include <stddef.h>

struct buf;
struct err;

enum display_form { DISPLAY_TABLE, DISPLAY_TREE, DISPLAY_RECTS };

#define DISPLAY_WORDS	16		/* paths of a line at most: columns of a
					 * wide screen */

struct display {
	char		*line;		/* as written, without other blanks */
	char		*text;		/* its words, which end with a NUL */
	const char	*name;
	enum display_form form;
	size_t		 n;
	const char	*words[DISPLAY_WORDS];
};

struct displays {
	struct display	*v;
	size_t		 n, cap;
};

/* Adds a line; returns 0, or -1 with a message. */
int	display_add(struct displays *, const char *line, struct err *);
void	displays_free(struct displays *);

#endif
