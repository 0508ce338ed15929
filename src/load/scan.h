#ifndef SCAN_H
#define SCAN_H
/*
 * The fast path: one well-formed event at a time, 64 bytes at a step.  See
 * scan_event.h for how, scan.c for which kernel.
 */
#include "chrome.h"

struct scan_kernel {
	const char	*name;
	int		(*usable)(void);	/* on this machine */
	/*
	 * Cuts the event whose { is at p into fields, exactly as
	 * chrome_event_parse() would, and returns what is behind its }.
	 * NULL: something about it is unusual; the careful path must read it.
	 * Reads up to 128 bytes behind `end`, which must be mapped.  follows
	 * is the caller's for all its events, zeroed at first: which key
	 * followed which.
	 */
	const char	*(*event)(const char *p, const char *end,
			    struct event *, uint8_t *follows);
};

/* The best kernel here, or the one that TTV_KERNEL names. */
const struct scan_kernel *scan_kernel(void);
/* All that were built, best first; NULL at the end. */
const struct scan_kernel *scan_kernel_at(size_t);
/* "none": every event takes the careful path. */
const struct scan_kernel *scan_kernel_named(const char *);

/*
 * The keys that are known, by their bytes as a little-endian word (at most
 * eight); the last row stands for all others.
 */
struct scan_word {
	uint64_t	word;
	uint64_t	full, mask;	/* with its quote and colon, if they
					 * fit into the word; else mask is 0
					 * and full is not */
	uint8_t		len;
	int		field;		/* F_MAX: passed over */
};
#define SCAN_WORDS	(F_MAX + 3)
#define SCAN_UNKNOWN	(SCAN_WORDS - 1)
extern struct scan_word scan_words[SCAN_WORDS];

/* A hash table of their rows. */
#define SCAN_SLOTS	64
#define SCAN_HASH(w)	((w) * UINT64_C(0x9e3779b97f4a7c15) >> 58)
extern uint8_t scan_slots[SCAN_SLOTS];

#endif
