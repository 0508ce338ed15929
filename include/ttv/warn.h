#ifndef TTV_WARN_H
#define TTV_WARN_H
/*
 * Warnings are data: what was repaired, dropped or odd in a trace, how often,
 * and the offsets of the first cases.  Nothing is lost silently: code that
 * drops or repairs data of a file calls warn_add().  Codes and texts are in
 * warn_table.h.
 */
#include <stddef.h>
#include <stdint.h>

#define WARN_PLACES	8		/* offsets kept for each code: the
					 * smallest */
#define WARN_NOWHERE	UINT64_MAX

enum warn_code {
#define WARN(id, name, what, done)	WARN_##id,
#include "ttv/warn_table.h"
#undef WARN
	WARN_MAX
};

struct warn_entry {
	uint64_t	count;
	uint32_t	nplaces;
	uint32_t	unused;		/* 0 */
	uint64_t	places[WARN_PLACES];	/* ascending byte offsets */
};

struct warn {
	struct warn_entry	entry[WARN_MAX];
};

void		 warn_add(struct warn *, enum warn_code, uint64_t offset);
void		 warn_addn(struct warn *, enum warn_code, uint64_t offset,
		    uint64_t n);
/* Adds all of `from`; the smallest offsets stay. */
void		 warn_merge(struct warn *, const struct warn *from);
/* Adds to all places what stands before the bytes that they count in. */
void		 warn_shift(struct warn *, uint64_t by);
/* Forgets all places: the bytes that they count in are not those shown. */
void		 warn_unplace(struct warn *);
/*
 * Leaves one of the warnings that a cut of a file has caused: the first of
 * inflates-too-far, damaged-compression, truncated, unclosed, unterminated.
 */
void		 warn_cut_once(struct warn *);
uint64_t	 warn_total(const struct warn *);
uint64_t	 warn_loss(const struct warn *); /* those that are loss */
int		 warn_is_loss(enum warn_code);
const char	*warn_name(enum warn_code);	/* "stray-end" */
const char	*warn_what(enum warn_code);	/* "an E that no open B
						 * matches" */
const char	*warn_done(enum warn_code);	/* "ignored" */

#endif
