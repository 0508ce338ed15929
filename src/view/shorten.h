#ifndef SHORTEN_H
#define SHORTEN_H
/*
 * shorten: texts that are wider than their place.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

/*
 * Returns the byte from which on "A::B::f" is shown, behind an ellipsis, in
 * `room` columns; 0: it fits, or is cut at its end.
 */
size_t	shorten_scopes(const char *, size_t len, int room);
/* Returns the length of a label without an id of many digits, which names
 * nothing to a reader: "mem.rss.anon [1296205422]"; len: it has none. */
size_t	shorten_id(const char *, size_t len);

/* The parts of a label: [0, head) and [tail, end); an ellipsis if apart. */
struct shortened {
	size_t	head, tail, end;
};
struct shortened shorten_middle(const char *, size_t len, int room);
struct shortened shorten_label(const struct trace *, uint32_t track,
	    const char *, size_t len, int room);

#endif
