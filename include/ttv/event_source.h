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
struct buf;
struct event_facts;
struct input;
struct leaf_sink;
struct memory_facts;
struct needle;
struct reference;
struct unpack;
struct value;

struct event_source {
	int		 binary;	/* 1: its inputs have no lines */
	/*
	 * Fills the facts, which are empty before, of the event at off and of
	 * its end event at end_off of the input `end`; end NULL: none.  Leaves
	 * callsites alone.  Returns 0, or -1 for unreadable bytes.  O(events).
	 * NULL: an event is one text of which its args are all, as tree() or
	 * sample() has them.
	 */
	int		(*facts)(const struct input *g, uint64_t off,
			    const struct input *end, uint64_t end_off,
			    struct event_facts *, struct arena *);
	/* Returns the args of the event at off, or NULL. */
	struct value	*(*tree)(const struct input *g, uint64_t off,
			    struct arena *);
	/*
	 * Fills the facts, which are empty before, of the sample at off: its
	 * args and its CPU.  NULL: samples have neither.  Returns 0 or -1.
	 */
	int		(*sample)(const struct input *g, uint64_t off,
			    struct event_facts *, struct arena *);
	/*
	 * Fills the brief facts, which are empty before, of the same events and
	 * returns 1, or 0 where only facts() can tell: tts, tdur, instructions
	 * and `has` are those of facts(), FACT_STACK apart; what is no number
	 * is left out.  NULL: the format has no faster way than facts().
	 * O(events), allocates nothing.
	 */
	int		(*brief)(const struct input *g, uint64_t off,
			    const struct input *end, uint64_t end_off,
			    struct event_facts *);
	/*
	 * Returns 0 if no event of an input has a CPU time, else 1.  Reads the
	 * input once.  NULL: any event may have one.
	 */
	int		(*may_cpu)(const struct input *g);
	/*
	 * Sets *text and *n to the text of the args of the event at off, an
	 * object of JSON, n 0 for none, and returns 1; or returns 0 where only
	 * facts() can tell.  NULL: it always has to.  O(event).
	 */
	int		(*args_text)(const struct input *g, uint64_t off,
			    const char **text, size_t *n);
	/*
	 * Tells a sink (ttv/leaf.h) the args of the event at off and of its end
	 * event, as facts() has them, and returns 1; or returns 0 where only
	 * facts() can tell: what the sink was told is void then.  NULL: it
	 * always has to.  O(events).
	 */
	int		(*leaves)(const struct input *g, uint64_t off,
			    const struct input *end, uint64_t end_off,
			    const struct leaf_sink *);
	/*
	 * Fills the facts, which are empty before, with `parts` (enum
	 * memory_part) of the memory dump at off.  Returns 0, or -1 for
	 * unreadable bytes.  NULL: the format has no memory dumps.  O(event).
	 */
	int		(*memory)(const struct input *g, uint64_t off,
			    unsigned parts, struct memory_facts *,
			    struct arena *);
	/* As trace_reader.snapshot; NULL: the format has no objects. */
	struct value	*(*snapshot)(const struct input *g, uint64_t off,
			    int nested, const struct value *scope,
			    struct arena *);
	/* As trace_reader.reference; NULL: the format has none. */
	int		(*reference)(const struct value *, struct reference *);
	/*
	 * Returns the value whose text is [off, off + len).  O(len).  NULL: the
	 * format has no metadata.
	 */
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
	/*
	 * As trace_reader.args, for an event of this input.  NULL: all names
	 * and texts of the args in its facts.
	 */
	int		(*args)(const struct input *g, uint64_t off,
			    const struct needle *,
			    int (*fn)(void *, const char *, size_t), void *);
	/* Frees the state of an input; NULL: inputs have none. */
	void		(*free)(void *state);
	/*
	 * For the index of a trace (ttv/index.h): save() appends what a state
	 * needs to be made again; restore() makes it of that and takes all of
	 * it (input_restore() of ttv/input.h sees to it), or returns NULL.  The
	 * input has its bytes, as they were, and no state yet.  NULL: files
	 * with a state are read again.
	 */
	void		(*save)(const void *state, struct buf *);
	void		*(*restore)(const struct input *, struct unpack *);
};

#endif
