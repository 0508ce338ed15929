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
	 * Reads up to 128 bytes behind `end`, which must be mapped.
	 */
	const char	*(*event)(const char *p, const char *end,
			    struct event *);
};

/* The best kernel here, or the one that TTV_KERNEL names. */
const struct scan_kernel *scan_kernel(void);
/* All that were built, best first; NULL at the end. */
const struct scan_kernel *scan_kernel_at(size_t);
/* "none": every event takes the careful path. */
const struct scan_kernel *scan_kernel_named(const char *);

/* Known keys of at most 8 bytes by their little-endian word. */
struct scan_key {
	uint64_t	word;
	int		field;		/* F_MAX: an empty slot */
};
#define SCAN_KEYS	64
#define SCAN_HASH(w)	((w) * UINT64_C(0x9e3779b97f4a7c15) >> 58)
extern struct scan_key scan_keys[SCAN_KEYS];

#endif
