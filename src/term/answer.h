#ifndef ANSWER_H
#define ANSWER_H
/*
 * Separates what the terminal sends between the keys, answers and reports of
 * the mouse, from the keys, one key at a time.  There are two queries:
 *
 * 	ANSWER_SYNC	is synchronised output supported?
 * 			ESC [ ? 2026 ; N $ y		N 1 or 2: yes
 * 	ANSWER_WHO	which terminal is it?  All terminals answer: when the
 * 			answer is there, all output before it has arrived
 * 			ESC [ ? N ; N ... c
 *
 * The mouse is reported after MOUSE_ON (mouse.h):
 *
 * 			ESC [ < N ; N ; N M	or m
 *
 * No key begins like a report, so input up to the "<" is always one: a report
 * that is cut off never leaves keys behind, and takes of the following input
 * only bytes that could belong to it.
 */
#include <stdint.h>

#define ANSWER_SYNC	"\033[?2026$p"
#define ANSWER_WHO	"\033[c"
#define ANSWER_MAX	48

struct answer {
	uint32_t	held[ANSWER_MAX];	/* bytes that may begin an
						 * answer */
	int		nheld;
	int		knows_sync;		/* 1: answered that it supports
						 * sync */
	int		who;			/* answers to ANSWER_WHO not yet
						 * taken */
	int		reports;		/* 1: recognise reports of the
						 * mouse */
	uint32_t	mouse;			/* key of the last report, or
						 * K_NONE */
};

void	answer_init(struct answer *);
/*
 * Takes another key.  Returns 1 when the key is held or completes an answer,
 * which leaves nothing held.  Returns 0 when neither the key nor the held
 * bytes belong to an answer: the caller takes the held bytes out and reads
 * them before the key.
 */
int	answer_take(struct answer *, uint32_t key);
/* Returns whether the held bytes are part of a report, so never keys. */
int	answer_is_report(const struct answer *);

#endif
