#ifndef TTV_EVENT_SOURCE_H
#define TTV_EVENT_SOURCE_H
/*
 * The event source of a format: reads the text of an event again, from its
 * input. struct trace_reader finds the input of an offset and asks the source
 * of that input's format, so a trace may have several formats.
 *
 * - All functions may be called from any number of threads.
 * - `off` is in the input: g->base <= off < g->base + g->map.len.
 * - Results are in the arena or in the mapping; NULL for unreadable bytes.
 */
#include <stddef.h>
#include <stdint.h>

struct arena;
struct input;
struct needle;
struct value;

struct event_source {
	/* Returns the event at off as an object.  O(event). */
	struct value	*(*event)(const struct input *g, uint64_t off,
			    struct arena *);
	/* Returns the value whose text is [off, off + len).  O(len). */
	struct value	*(*value)(const struct input *g, uint64_t off,
			    uint64_t len, struct arena *);
	/* Returns the bytes of the event at off and their number in *len. */
	const char	*(*raw)(const struct input *g, uint64_t off,
			    size_t *len);
	/*
	 * Sets the bit of each block in which a possible match of the needle
	 * begins: a byte at off is in block (off - from + skip) /
	 * NEEDLE_BLOCK.  Reads the bytes [from, to) of the input once.
	 */
	void		(*blocks)(const struct input *g, const struct needle *,
			    uint64_t from, uint64_t to, uint64_t skip,
			    uint64_t *bits);
	/* As trace_reader.args, for an event of this input. */
	int		(*args)(const struct input *g, uint64_t off,
			    const struct needle *,
			    int (*fn)(void *, const char *, size_t), void *);
	/* Frees the state of an input; NULL: inputs have none. */
	void		(*free)(void *state);
};

#endif
