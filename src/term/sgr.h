#ifndef SGR_H
#define SGR_H
/* The terminal's pen: colours and attributes, sent when they change. */
#include <stddef.h>
#include <stdint.h>

struct buf;

struct sgr_pen {
	int	 fg, bg;		/* palette, -1: the terminal's own */
	uint8_t	 attrs;			/* SGR_* */
};
#define SGR_BOLD	0x01
#define SGR_DIM		0x02
#define SGR_UNDERLINE	0x04
#define SGR_REVERSE	0x08

struct sgr {
	struct sgr_pen	have;		/* the pen that the terminal has */
	int		known;		/* 1: `have` is true */
	int		iso;		/* 1: numbers undo single attributes and
					 * colours, else only a reset does */
};

/* Starts with a terminal whose pen is unknown. */
void	sgr_init(struct sgr *, int iso);
/* Appends what makes the terminal's pen another one. */
void	sgr_put(struct sgr *, const struct sgr_pen *, struct buf *);
/* Returns whether two pens are the same. */
static inline int
sgr_same_pen(const struct sgr_pen *a, const struct sgr_pen *b)
{
	return a->fg == b->fg && a->bg == b->bg && a->attrs == b->attrs;
}
/* Returns the bytes of the sequence from one pen to another. */
size_t	sgr_length(const struct sgr *, const struct sgr_pen *from,
	    const struct sgr_pen *to);
/* Returns the cheapest pen from one on that a blank of another one needs. */
struct sgr_pen sgr_ground(const struct sgr *, const struct sgr_pen *from,
	    const struct sgr_pen *to);
/* Makes the terminal's ground its own, as the cells of a shift get it. */
void	sgr_clear_ground(struct sgr *, struct buf *);

#endif
