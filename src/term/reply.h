#ifndef REPLY_H
#define REPLY_H
/*
 * Separates what the terminal sends between the keys, answers and reports of
 * the mouse, from the keys, one key at a time.  There are three queries:
 *
 * 	REPLY_SYNC	is synchronised output supported?
 * 			ESC [ ? 2026 ; N $ y		N 1 or 2: yes
 * 	REPLY_WHO	which terminal is it?  All terminals reply: when the
 * 			reply is there, all output before it has arrived
 * 			ESC [ ? N ; N ... c
 *
 * 	REPLY_PLACE	where is the cursor?
 * 			ESC [ ? ROW ; COLUMN R		from 1; some add a page
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

#define REPLY_SYNC	"\033[?2026$p"
#define REPLY_WHO	"\033[c"
#define REPLY_PLACE	"\033[?6n"
#define REPLY_MAX	48

struct reply {
	uint32_t	held[REPLY_MAX];	/* bytes that may begin an
						 * reply */
	int		nheld;
	int		knows_sync;		/* 1: answered that it supports
						 * sync */
	int		who;			/* answers to REPLY_WHO not yet
						 * taken */
	int		column;			/* of the last REPLY_PLACE, or
						 * 0 */
	int		reports;		/* 1: recognise reports of the
						 * mouse */
	uint32_t	mouse;			/* key of the last report, or
						 * K_NONE */
};

void	reply_init(struct reply *);
/*
 * Takes another key.  Returns 1 when the key is held or completes a reply,
 * which leaves nothing held.  Returns 0 when neither the key nor the held
 * bytes belong to a reply: the caller takes the held bytes out and reads
 * them before the key.
 */
int	reply_take(struct reply *, uint32_t key);
/* Returns whether the held bytes are part of a report, so never keys. */
int	reply_is_report(const struct reply *);

#endif
