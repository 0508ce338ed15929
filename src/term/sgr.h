#ifndef SGR_H
#define SGR_H
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
	struct sgr_pen	want;		/* what has been asked for */
	struct sgr_pen	have;		/* what the terminal was told */
	struct sgr_pen	want_saved, have_saved;	/* by ESC 7 */
	int		known;		/* have is true */
	int		iso;		/* it knows the numbers of ISO 6429 */
	int		charsets;	/* which were told: SGR_ASCII ... */
	int		off;		/* nothing is changed any more */
};

/* A terminal that was somebody else's until now. */
void	sgr_init(struct sgr *);
/* Output for a terminal, whole sequences; appends what is to be sent. */
void	sgr_filter(struct sgr *, const char *, size_t n, struct buf *);
/* What is missing for the terminal to have exactly what was asked for. */
void	sgr_settle(struct sgr *, struct buf *);

#endif
