#ifndef SCAN_H
#define SCAN_H
/*
 * The fast path: one well-formed event at a time, 64 bytes at a step.  See
 * scan_event.h for how, scan.c for which kernel.
 */
#include "ttv/kernel.h"
#include "chrome.h"

struct scan_keys;

struct scan_kernel {
	enum kernel	kernel;
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

/*
 * Cuts the event at j.p, by a kernel if it is well-formed: what is behind it, or
 * NULL.  128 bytes behind j.end must be mapped.
 */
const char *scan_one(const struct json *, struct event *);
/* Returns the scanner of kernel_best(). */
const struct scan_kernel *scan_kernel(void);
/*
 * Returns the scanner of k, or NULL when it is not built for this machine.
 * That of KERNEL_NONE sends every event to the careful path.
 */
const struct scan_kernel *scan_kernel_of(enum kernel k);

/* What the values of a key nearly always look like; any may come. */
enum shape {
	SHAPE_ANY,
	SHAPE_LETTER,			/* "X" */
	SHAPE_STRING,
	SHAPE_NUMBER,
	SHAPE_UNREAD,			/* a number that nobody asks for */
	SHAPE_EMPTY,			/* {} */
	SHAPE_END,			/* no value: the event's brace */
	SHAPE_NONE			/* nor was there a key */
};

/* The keys that are known; the end; one that stands for all other keys; and one
 * that is foreseen where nothing has been learned. */
#define SCAN_END	(F_MAX + 2)
#define SCAN_UNKNOWN	(F_MAX + 3)
#define SCAN_NOTHING	(F_MAX + 4)
#define SCAN_KEYS	(F_MAX + 5)

#define SCAN_TEXT	16
struct scan_key {
	/*
	 * As it stood the last time, from the comma before it to its value, if
	 * that is no longer; bytes of mask are 0xff there, else 0.  One may be
	 * read behind the sixteenth.
	 */
	char		text[SCAN_TEXT + 8], mask[SCAN_TEXT + 8];
	struct scan_key	*next, *other;	/* the last two that came behind it */
	const void	*read;		/* its values: a label in scan_event(),
					 * known when keys->found is */
	uint64_t	once;		/* bit and 1 << 32; 0: passed over, and
					 * may stand there twice */
	uint32_t	bit;		/* of its field; 0: passed over */
	uint16_t	at;		/* of its span in an event */
	uint8_t		field;		/* F_MAX: passed over */
	uint8_t		skip;		/* bytes of text */
	uint8_t		shape;
	/* how long its last value was; 0: they differ too often */
	uint8_t		len;
	uint8_t		misses;		/* values that were not, the last here */
	uintptr_t	missed;
};

/* What a caller of a kernel keeps from one event to the next. */
struct scan_keys {
	struct scan_key	key[SCAN_KEYS];
	struct scan_key	*found;		/* the newest one that was not foreseen;
					 * NULL: there was none yet */
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
