#ifndef ANSWER_H
#define ANSWER_H
/*
 * What a terminal says comes in between the keys: answers, and what the mouse
 * did.  This tells it from them, key by key.  Two questions are asked:
 *
 *	ANSWER_SYNC	does it know synchronised output?
 *			ESC [ ? 2026 ; N $ y		N 1 or 2: it does
 *	ANSWER_WHO	what is it?  All of them answer that, so whatever was
 *			written before is there now
 *			ESC [ ? N ; N ... c
 *
 * The mouse is told of when that was wanted (mouse.h):
 *
 *			ESC [ < N ; N ; N M	or m
 *
 * No key begins like that.  So a report that has got as far as the "<" is one,
 * whatever becomes of it: one that is cut off never leaves any keys, and takes
 * of what comes behind it only what could be its rest.
 */
#include <stdint.h>

#define ANSWER_SYNC	"\033[?2026$p"
#define ANSWER_WHO	"\033[c"
#define ANSWER_MAX	48

struct answer {
	uint32_t	held[ANSWER_MAX];	/* may be an answer's beginning */
	int		nheld;
	int		knows_sync;		/* it has said so */
	int		who;			/* so often it has said who it is */
	int		reports;		/* of the mouse are looked for */
	uint32_t	mouse;			/* what the last one said: a key */
};

void	answer_init(struct answer *);
/*
 * Another key.  1: it is held, or with it an answer is complete and nothing is
 * held.  0: it is no part of one, and neither is what is held; the caller takes
 * that out, in front of the key.
 */
int	answer_take(struct answer *, uint32_t key);
/* Is what is held none that could be keys? */
int	answer_is_report(const struct answer *);

#endif
