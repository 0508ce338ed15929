#ifndef FORMAT_H
#define FORMAT_H
/*
 * A format: a row of the table in formats.c.  A reader gets the bytes of one
 * input, hands events to a builder, and knows nothing of other readers.
 */
#include <stddef.h>
#include <stdint.h>

struct builder;
struct event_source;
struct warn;

/* What a reader is given.  Offsets are bytes of the input plus `base`. */
struct reading {
	const char	*data;		/* stays where it is; zeros follow */
	size_t		 len;
	uint64_t	 base;		/* off of its first byte */
	uint8_t		 file;		/* which of the files, from 0 */
	int		 compat;	/* 1: as trace_processor reads it */
	int		 threads;	/* workers that may be used, >= 1 */
	const struct warn *warn;	/* counted before it is read, or NULL */
	/*
	 * Tells how many bytes of this input are read; returns non-zero when
	 * the reader is to stop and keep what it has.  May be NULL.
	 */
	int		(*progress)(void *, uint64_t done);
	/*
	 * For an input that is still being written: waits until it has
	 * `bytes` bytes or is complete, and returns how many there are; fewer
	 * than asked for are all.  NULL: len bytes are there.
	 */
	uint64_t	(*wait)(void *, uint64_t bytes);
	/*
	 * Makes an input out of text that was found inside of this one; the
	 * text is copied.  Returns where it stands then, its length in *len
	 * and the off of its first byte in *base; NULL when it is not to be
	 * read.
	 */
	const char	*(*embed)(void *, const char *text, size_t n,
			    size_t *len, uint64_t *base);
	void		*arg;		/* of these functions */
	/*
	 * Set by the reader: what its event source keeps beside the input, to
	 * be freed by it.
	 */
	void		*state;
	/* Set by the reader: 1 when the input is a trace, even an empty one. */
	int		 understood;
};

struct format {
	const char	*name;		/* "chrome-json"; stays as it is */
	const char	*help;		/* a line for people */
	/* Whether the first bytes of an input (up to 64 kB) are of it. */
	int		(*sniff)(const char *, size_t);
	/* Returns the events; NULL in the table: recognised, not read. */
	struct builder	*(*read)(struct reading *);
	const struct event_source *events;
};

/* The formats that are read, each in its reader. */
extern const struct format chrome_format, ninja_format;

#endif
