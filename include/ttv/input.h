#ifndef TTV_INPUT_H
#define TTV_INPUT_H
/*
 * The inputs of a trace: the files one after another, then texts that were
 * found inside them.  An offset of the trace is in exactly one of them.
 */
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#include "ttv/mapfile.h"
#include "ttv/trace.h"

struct points_map;

struct input {
	struct mapfile	map;
	uint64_t	base;		/* offset of its first byte */
	uint32_t	source;		/* index of the file that it belongs
					 * to */
	const struct event_source *events; /* of its format, or NULL */
	void		*state;		/* state of its event source */
	struct points_map *points;	/* the map is inflated as it is read, of
					 * the input alone or the pack; or
					 * NULL */
	uint64_t	points_at;	/* where it begins in that map */
};

struct inputs {
	pthread_mutex_t	lock;		/* guards line_off and line */
	uint64_t	line_off, line;	/* the last offset whose line was asked
					 * for */
	struct input	*v;
	size_t		 n, cap;
	struct source	*sources;
	size_t		 nsources, sources_cap;
	struct source	 derived;	/* stands for an input of source NONE */
	struct points_map *pack;	/* of several inputs, or NULL */
	struct mapfile	pack_map;	/* what it inflates to */
	struct source_text *texts;	/* in the files, in order */
	size_t		 ntexts, texts_cap;
};

struct inputs	*inputs_new(void);
void		 inputs_free(struct inputs *);
/* Returns the offset behind all inputs. */
uint64_t	 inputs_end(const struct inputs *);
/* Adds a map, which becomes the input's; returns the new input. */
struct input	*inputs_add(struct inputs *, struct mapfile *,
		    uint32_t source);
/* Adds a text, empty; returns it.  Valid until the next one is added. */
struct source_text *inputs_text(struct inputs *);
/* Returns the input of an offset, or NULL. */
const struct input *inputs_find(const struct inputs *, uint64_t off);
/*
 * Makes the state of an input, which has none, of n saved bytes; returns 0, or
 * -1 when they are not one whole state.
 */
int		 input_restore(struct input *, const char *, size_t n);
/* Returns a digest of the first bytes of a file: FNV-1a of 64 bits. */
uint64_t	 input_digest(const char *, size_t);
/* Returns the line at an offset of an input and its length; or NULL, 0. */
const char	*input_line(const struct input *, uint64_t off, size_t *len);
/*
 * Gives the inputs to the trace, which reads its events from them (struct
 * trace_reader) and frees them.
 */
void		 inputs_attach(struct inputs *, struct trace *);

#endif
