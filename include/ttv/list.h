#ifndef TTV_LIST_H
#define TTV_LIST_H
/*
 * A list of lines that scrolls: help, warnings, the inspector, the choices of a
 * prompt.
 *
 * A list keeps a position and no lines.  Its source is asked for line i when
 * line i is drawn or searched, so a list of a hundred million lines costs what
 * a list of ten costs.  A source may answer differently from one call to the
 * next (a fold, a filter, a fuller model): the position is clamped to the
 * present lines at every use.
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
#define LIST_CELLS	16		/* cells of a line */
#define LIST_TEXT	512		/* bytes for texts that a source
					 * formats */

/* A piece of a line, drawn behind the cell before. */
struct list_cell {
	const char	*text;		/* sanitised when drawn */
	size_t		 len;
	uint8_t		 role;		/* enum style_role */
	uint8_t		 right;		/* numbers: at the right end of min */
	uint8_t		 gap;		/* blanks behind the text */
	uint8_t		 need;		/* this cell and all behind are left out
					 * when fewer columns are left */
	int		 min;		/* columns with the gap, at least */
};

enum list_fold { LIST_LEAF, LIST_OPEN, LIST_FOLDED };

struct list_line {
	struct list_cell cell[LIST_CELLS];
	int		 n;
	int		 tree;		/* index of the cell behind the tree's
					 * sign; -1: no tree */
	int		 depth;		/* in the tree, two columns each */
	enum list_fold	 fold;
	int		 drawn;		/* 1: is to be seen; 0: is looked at by
					 * a search, and need not be dear */
	int		 coloured;	/* rgb is shown behind the last cell */
	uint32_t	 rgb;
	char		 buf[LIST_TEXT]; /* for the text of the cells */
	size_t		 used;		/* bytes of it, by list_text() */
	int		 nhits;		/* bytes of buf that are marked, ... */
	uint8_t		 hit[LIST_TEXT / 8];	/* ... a bit for each */
};
/* Marks a byte of buf: the character there stands out. */
void	list_hit(struct list_line *, size_t at);
/* Writes the sign of the order behind the title of a column: whether the least
 * is first; returns its length in bytes. */
size_t	list_order_sign(int rises, char out[4]);
/* Returns whether a word is the title of a column, or that with a sign of
 * order. */
int	list_is_heading(const char *word, const char *title);
/* Takes all cells away. */
void	list_clear(struct list_line *);
/* Adds a cell with a role and a text; past LIST_CELLS replaces the last one. */
struct list_cell *list_cell(struct list_line *, int role, const char *,
	    size_t len);
/*
 * Adds a cell with a copy of a text: a column of a table, `cols` wide with a
 * blank behind; a longer text is cut with an ellipsis, and `right` puts a
 * shorter one at the right end.  cols 0: the last cell, as long as it is.
 */
struct list_cell *list_text(struct list_line *, int role, const char *,
	    int cols, int right);

struct list_source {
	uint64_t (*count)(void *arg);
	/* Fills a line without cells; the text outlives the drawing. */
	void	 (*line)(void *arg, uint64_t i, struct list_line *);

	/* The functions below may be NULL. */

	/*
	 * Returns the first line with a text from line i on, forwards (dir 1)
	 * or backwards (-1); LIST_NONE.  If NULL, lines are made and compared.
	 */
	uint64_t (*find)(void *arg, uint64_t i, int dir, const char *text);
	/* Keeps the lines with a text; "" keeps all. */
	void	 (*filter)(void *arg, const char *text);
	/* Folds or unfolds: 0, or -1 when line i does not fold. */
	int	 (*fold)(void *arg, uint64_t i);
	/* Gets the thing that line i belongs to: 0, or -1. */
	int	 (*target)(void *arg, uint64_t i, struct entity_ref *);
};

/* The look of the current line. */
enum list_cursor {
	LIST_PAGE,		/* no current line: text that scrolls */
	LIST_MARK,		/* the whole line, a > in its first column */
	LIST_BAR		/* the whole line, in a focused list */
};

struct list {
	const struct list_source *source;
	void		*arg;
	enum list_cursor cursor;
	uint64_t	 at;		/* the current line */
	uint64_t	 top;		/* the first line shown when last
					 * drawn; list_first() computes the
					 * present one */
};

/*
 * The place of a list: columns of lines beside each other, as in a newspaper.
 */
struct list_box {
	int	col, row, cols, rows;
	int	columns;		/* at least 1 */
	int	margin;			/* blanks left and right of each
					 * column */
	int	first;			/* how wide the first of two is; 0: as
					 * wide as the second */
};

/* Fold or unfold the current line, or get its thing: 0, or -1. */
int		 list_fold(const struct list *);
int		 list_target(const struct list *, struct entity_ref *);

void		 list_init(struct list *, const struct list_source *, void *arg,
		    enum list_cursor);
uint64_t	 list_count(const struct list *);
/* Returns the current line; LIST_NONE when there are no lines. */
uint64_t	 list_at(const struct list *);
/* Returns the columns that all cells of a line take. */
int		 list_line_width(const struct list_line *);
/* Returns the number of lines that a box shows; at least 1. */
uint64_t	 list_room(const struct list_box *);
/*
 * Returns the first line shown in `room` lines, with the current line in them.
 */
uint64_t	 list_first(const struct list *, uint64_t room);

/* Go to a line, or by `by` lines; stop at both ends. */
void		 list_to(struct list *, uint64_t line, uint64_t room);
void		 list_move(struct list *, int64_t by, uint64_t room);
/* Moves by full rooms less a line, which stays as a landmark. */
void		 list_page(struct list *, int64_t pages, uint64_t room);
/*
 * Sets the new number of the current line; keeps the line's place on the
 * screen.
 */
void		 list_carry(struct list *, uint64_t line);

/* Returns 1 if a line has a text; a capital in the text makes case matter. */
int		 list_has(const struct list_line *, const char *text);
/*
 * Returns the next line with a text from line i on, continuing at the other end
 * after the last line; LIST_NONE.  A source without find is searched for
 * LIST_LOOK lines.
 */
#define LIST_LOOK	(UINT64_C(1) << 20)	/* lines; bounds a search */
uint64_t	 list_find(const struct list *, uint64_t i, int dir,
		    const char *text);

void		 list_draw(struct canvas *, const struct list *,
		    const struct list_box *, int focus);
/*
 * Draws a line in a box of one row, beside a list: headings, sums.  A role
 * instead of -1 is the style of all cells.
 */
void		 list_line_draw(struct canvas *, const struct list_box *,
		    const struct list_line *, int role);
/* Returns the line at a cell of the screen, or LIST_NONE. */
uint64_t	 list_line_at(const struct list *, const struct list_box *,
		    int col, int row);

#endif
