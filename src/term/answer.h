#ifndef ANSWER_H
#define ANSWER_H
/*
 * What a terminal answers comes in between the keys.  This tells it from them,
 * key by key.  Two questions are asked:
 *
 *	ANSWER_SYNC	does it know synchronised output?
 *			ESC [ ? 2026 ; N $ y		N 1 or 2: it does
 *	ANSWER_WHO	what is it?  All of them answer that, so whatever was
 *			written before is there now
 *			ESC [ ? N ; N ... c
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
};

void	answer_init(struct answer *);
/*
 * Another key.  1: it is held, or with it an answer is complete and nothing is
 * held.  0: it is no part of one, and neither is what is held; the caller takes
 * that out, in front of the key.
 */
int	answer_take(struct answer *, uint32_t key);

#endif
