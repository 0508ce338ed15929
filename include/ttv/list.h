#ifndef TTV_LIST_H
#define TTV_LIST_H
/*
 * A list of lines that scrolls: help, warnings, the inspector, what a prompt
 * offers, and whatever else has lines.
 *
 * A list keeps a position and no lines.  Its source is asked for line i when
 * line i is drawn or searched, so a list of a hundred million lines costs what
 * a list of ten costs.  A source may answer differently from one call to the
 * next (a fold, a filter, a fuller model): the position is clamped to the lines
 * that are there whenever it is used.
 *
 *	static const struct list_source source = { count, line };
 *	list_init(&list, &source, arg, LIST_BAR);
 *	list_move(&list, 10, list_room(&box));
 *	list_draw(canvas, &list, &box, 1);
 */
#include <stddef.h>
#include <stdint.h>

struct canvas;
struct entity_ref;

#define LIST_NONE	UINT64_MAX	/* the number of no line */
#define LIST_CELLS	16		/* cells of a line, at most */
#define LIST_TEXT	512		/* bytes a source may format a line in */

/* A piece of a line, drawn behind the one before it. */
struct list_cell {
	const char	*text;		/* sanitised when it is drawn */
	size_t		 len;
	uint8_t		 role;		/* enum style_role */
	uint8_t		 right;		/* numbers: to the right end of min */
	uint8_t		 gap;		/* blanks behind it */
	uint8_t		 need;		/* it and all behind it are left out
					 * when fewer columns are left */
	int		 min;		/* columns with the gap, at least */
};

enum list_fold { LIST_LEAF, LIST_OPEN, LIST_FOLDED };

struct list_line {
	struct list_cell cell[LIST_CELLS];
	int		 n;
	int		 tree;		/* the cell in front of which the tree
					 * stands; -1: no tree */
	int		 depth;		/* in the tree, two columns each */
	enum list_fold	 fold;
	int		 coloured;	/* rgb is shown behind the last cell */
	uint32_t	 rgb;
	char		 buf[LIST_TEXT]; /* for the text of its cells */
};
/* Adds a cell; past LIST_CELLS the last one is replaced. */
struct list_cell *list_cell(struct list_line *, int role, const char *,
	    size_t len);

struct list_source {
	uint64_t (*count)(void *arg);
	/* Fills a line that has no cells yet; its text outlives the drawing. */
	void	 (*line)(void *arg, uint64_t i, struct list_line *);

	/* The rest may be NULL. */

	/*
	 * The first line with a text from line i on, forwards (dir 1) or
	 * backwards (-1); LIST_NONE.  Without it lines are made and looked at.
	 */
	uint64_t (*find)(void *arg, uint64_t i, int dir, const char *text);
	/* Keeps the lines with a text; "" keeps all. */
	void	 (*filter)(void *arg, const char *text);
	/* Folds or unfolds: 0, or -1 when line i does not fold. */
	int	 (*fold)(void *arg, uint64_t i);
	/* The thing that line i belongs to: 0, or -1. */
	int	 (*target)(void *arg, uint64_t i, struct entity_ref *);
};

/* How the current line is shown. */
enum list_cursor {
	LIST_PAGE,		/* there is none: text that scrolls */
	LIST_MARK,		/* a > in the first column */
	LIST_BAR		/* the whole line, when the list has the focus */
};

struct list {
	const struct list_source *source;
	void		*arg;
	enum list_cursor cursor;
	uint64_t	 at;		/* the current line */
	uint64_t	 top;		/* the first line shown, as it was last;
					 * list_first() says what it is now */
};

/* Where a list is drawn: columns of lines beside each other, as in a paper. */
struct list_box {
	int	col, row, cols, rows;
	int	columns;		/* at least 1 */
	int	margin;			/* blanks left and right of each */
};

/* Folds or unfolds the current line; what it belongs to.  0, or -1. */
int		 list_fold(const struct list *);
int		 list_target(const struct list *, struct entity_ref *);

void		 list_init(struct list *, const struct list_source *, void *arg,
		    enum list_cursor);
uint64_t	 list_count(const struct list *);
/* The current line; LIST_NONE when there are no lines. */
uint64_t	 list_at(const struct list *);
/* How many lines a box shows; at least 1. */
uint64_t	 list_room(const struct list_box *);
/* The first line shown in that room, so that the current one is seen. */
uint64_t	 list_first(const struct list *, uint64_t room);

/* To a line, or by some lines; stops at both ends. */
void		 list_to(struct list *, uint64_t line, uint64_t room);
void		 list_move(struct list *, int64_t by, uint64_t room);
/* By full rooms less a line, which stays as a landmark. */
void		 list_page(struct list *, int64_t pages, uint64_t room);
/* The current line has another number now: it keeps its place on the screen. */
void		 list_carry(struct list *, uint64_t line);

/* Whether a line has a text; a capital in the text makes case matter. */
int		 list_has(const struct list_line *, const char *text);
/*
 * The next line with a text from line i on, going on at the other end after
 * the last one; LIST_NONE.  A source without find is searched up to LIST_LOOK
 * lines far.
 */
#define LIST_LOOK	(UINT64_C(1) << 20)	/* lines: 0.05 s, plain ones */
uint64_t	 list_find(const struct list *, uint64_t i, int dir,
		    const char *text);

void		 list_draw(struct canvas *, const struct list *,
		    const struct list_box *, int focus);
/* The line at a cell of the screen, or LIST_NONE. */
uint64_t	 list_line_at(const struct list *, const struct list_box *,
		    int col, int row);

#endif
