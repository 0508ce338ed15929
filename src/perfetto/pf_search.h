#ifndef PF_SEARCH_H
#define PF_SEARCH_H
/* Search of the args of events (struct event_source). */
#include "pf_value.h"

struct input;
struct needle;

void	pf_search_blocks(const struct input *, const struct needle *,
	    uint64_t from, uint64_t to, uint64_t skip, uint64_t *bits);
int	pf_search_args(const struct input *, uint64_t off,
	    const struct needle *, int (*fn)(void *, const char *, size_t),
	    void *);

/* pf_args.c */
/* Returns the args of the event at an offset, or NULL. */
struct value	*pf_args_at(const struct input *, uint64_t off,
		    struct arena *);
/* Whether args of such packets are words that stand for numbers in them. */
int	pf_args_are_words(uint32_t payload);
/* Returns the last block whose first packet is at or before pos. */
uint64_t pf_block_at(const struct pf_world *, uint64_t pos);

#endif
