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

#define SGR_ASCII	0x01		/* ESC ( B */
#define SGR_SHIFT_IN	0x02		/* ^O */

struct sgr {
	struct sgr_pen	want;		/* the pen that ncurses has asked for */
	struct sgr_pen	have;		/* the pen that the terminal has */
	struct sgr_pen	want_saved, have_saved;	/* saved by ESC 7 */
	int		known;		/* 1: `have` is true */
	int		iso;		/* 1: ISO 6429 numbers are known */
	int		charsets;	/* which were sent: SGR_ASCII ... */
	int		off;		/* 1: the filter passes everything on */
};

/* Starts with a terminal whose pen is unknown. */
void	sgr_init(struct sgr *);
/* Filters output of whole sequences; appends what is to be sent. */
void	sgr_filter(struct sgr *, const char *, size_t n, struct buf *);
/* Appends what makes the terminal's pen the one that was asked for. */
void	sgr_settle(struct sgr *, struct buf *);
/* Appends what makes the terminal's pen another one. */
void	sgr_put(struct sgr *, const struct sgr_pen *, struct buf *);
/* Returns whether two pens are the same. */
int	sgr_same_pen(const struct sgr_pen *, const struct sgr_pen *);
/* Returns the bytes of the sequence from one pen to another. */
size_t	sgr_length(const struct sgr *, const struct sgr_pen *from,
	    const struct sgr_pen *to);
/* Returns the cheapest pen from one on that a blank of another one needs. */
struct sgr_pen sgr_ground(const struct sgr *, const struct sgr_pen *from,
	    const struct sgr_pen *to);

#endif
