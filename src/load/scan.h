#ifndef SCAN_H
#define SCAN_H
/*
 * The fast path: one well-formed event at a time, 64 bytes at a step.  See
 * scan_event.h for how, scan.c for which kernel.
 */
#include "chrome.h"

struct scan_keys;

struct scan_kernel {
	const char	*name;
	int		(*usable)(void);	/* on this machine */
	/*
	 * Cuts the event whose { is at p into fields, exactly as
	 * chrome_event_parse() would, and returns what is behind its }.
	 * NULL: something about it is unusual; the careful path must read it.
	 * Reads up to 128 bytes behind `end`, which must be mapped; what is
	 * found there does not count.  The keys are the caller's for all its
	 * events.
	 */
	const char	*(*event)(const char *p, const char *end,
			    struct event *, struct scan_keys *);
};

/* The best kernel here, or the one that TTV_KERNEL names. */
const struct scan_kernel *scan_kernel(void);
/* All that were built, best first; NULL at the end. */
const struct scan_kernel *scan_kernel_at(size_t);
/* "none": every event takes the careful path. */
const struct scan_kernel *scan_kernel_named(const char *);

/* What the values of a key nearly always look like; any may come. */
enum shape {
	SHAPE_ANY,
	SHAPE_LETTER,			/* "X" */
	SHAPE_STRING,
	SHAPE_NUMBER,
	SHAPE_UNREAD,			/* a number that nobody asks for */
	SHAPE_EMPTY			/* {} */
};

/* The keys that are known, and a last one that stands for all others. */
#define SCAN_KEYS	(F_MAX + 3)
#define SCAN_UNKNOWN	(SCAN_KEYS - 1)

struct scan_key {
	uint64_t	full, mask;	/* as it stands, with its quotes and
					 * colon, if they fit into a word of
					 * eight bytes; else mask is 0 and full
					 * is not */
	struct scan_key	*next, *other;	/* the last two that came behind it */
	uint32_t	bit;		/* of its field; 0: passed over */
	uint8_t		skip;		/* bytes of quotes, key and colon */
	uint8_t		field;		/* F_MAX: passed over */
	uint8_t		shape;
};

/* What a caller of a kernel keeps from one event to the next. */
struct scan_keys {
	struct scan_key	key[SCAN_KEYS];
};
void	scan_keys_init(struct scan_keys *);

/* The same keys by their bytes, at most eight: a hash table of their places. */
struct scan_word {
	uint64_t	word;
	uint8_t		len;
};
extern struct scan_word scan_words[SCAN_KEYS];
#define SCAN_SLOTS	64
#define SCAN_HASH(w)	((w) * UINT64_C(0x9e3779b97f4a7c15) >> 58)
extern uint8_t scan_slots[SCAN_SLOTS];

#endif
