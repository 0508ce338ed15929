#ifndef SCAN_H
#define SCAN_H
/*
 * scan: the fast path for well-formed events, 64 bytes at a time.  See
 * scan_event.h for the method, scan.c for the choice of a kernel.
 */
#include "ttv/chars.h"
#include "ttv/kernel.h"
#include "chrome.h"

struct scan_keys;

struct scan_kernel {
	enum kernel	kernel;
	/*
	 * Finds the fields of the event whose { is at p, exactly as
	 * chrome_event_parse() does, and returns the place behind its }.
	 * Returns NULL for anything unusual, which the careful path must read.
	 * Reads up to 128 bytes behind `end`, which must be mapped and have no
	 * effect on the result.  keys is the caller's, the same for all its
	 * events.
	 */
	const char	*(*event)(const char *p, const char *end,
			    struct event *, struct scan_keys *);
};

/*
 * Reads the event at j->p by a kernel, or the careful path if that returns
 * NULL. Returns the place behind the event, or NULL.  128 bytes behind j->end
 * must be mapped.
 */
const char *scan_one(const struct json *, struct event *);
/*
 * The same by a kernel alone, which finds the fields behind F_MAX, too; NULL:
 * only the careful path, which does not, can read the event.
 */
const char *scan_fast(const struct json *, struct event *);
/* Returns the scanner of kernel_best(). */
const struct scan_kernel *scan_kernel(void);
/*
 * Returns the scanner of k, or NULL when it is not built for this machine.
 * That of KERNEL_NONE sends every event to the careful path.
 */
const struct scan_kernel *scan_kernel_of(enum kernel k);

/* The usual shape of a key's values; any other may come. */
enum shape {
	SHAPE_ANY,
	SHAPE_LETTER,			/* "X" */
	SHAPE_STRING,
	SHAPE_NUMBER,
	SHAPE_UNREAD,			/* a number that no load reads */
	SHAPE_EMPTY,			/* {} */
	SHAPE_END,			/* no value: the event's brace */
	SHAPE_NONE			/* no value and no key */
};

/*
 * Rows of the table of keys: the known keys, those that a load does not read,
 * the event's end, all other keys, and one that is predicted where nothing has
 * been learned.
 */
#define SCAN_MORE	F_MAX
#define SCAN_END	(F_ALL - 1)
#define SCAN_UNKNOWN	F_ALL
#define SCAN_NOTHING	(F_ALL + 1)
#define SCAN_KEYS	(F_ALL + 2)

#define SCAN_TEXT	16
struct scan_key {
	/*
	 * As last written, from the comma before the key to its value, unless
	 * longer than SCAN_TEXT; mask is 0xff on these bytes, else 0.  A
	 * compare from byte SCAN_COMMA on reads one byte behind SCAN_TEXT.
	 */
	char		text[SCAN_TEXT + 8], mask[SCAN_TEXT + 8];
	struct scan_key	*next, *other;	/* the last two that followed it */
	const void	*read;		/* how to read its values: a label in
					 * scan_event(), set once keys->found
					 * is */
	uint64_t	once;		/* bit and 1 << 32; 0: ignored, and may
					 * come twice */
	uint32_t	bit;		/* of its field; 0: ignored */
	uint16_t	at;		/* offset of its span in an event */
	uint8_t		field;		/* F_MAX: ignored */
	uint8_t		skip;		/* bytes of text */
	uint8_t		shape;
	/* length of its last value; 0: lengths vary */
	uint8_t		len;
	uint8_t		misses;		/* values in a row of another length;
					 * `missed`: address of the last one */
	uintptr_t	missed;
};

/* What the caller of a kernel keeps from one event to the next. */
struct scan_keys {
	struct scan_key	key[SCAN_KEYS];
	struct scan_key	*found;		/* the last key that was not predicted;
					 * NULL: none so far */
};
void	scan_keys_init(struct scan_keys *);

/*
 * The keys by their bytes, at most eight: a hash table, open addressing, of
 * rows.
 */
struct scan_word {
	uint64_t	word;
	uint8_t		len;
};
extern struct scan_word scan_words[SCAN_KEYS];
#define SCAN_SLOTS	64
#define SCAN_HASH(w)	((w) * UINT64_C(0x9e3779b97f4a7c15) >> 58)
extern uint8_t scan_slots[SCAN_SLOTS];

#endif
