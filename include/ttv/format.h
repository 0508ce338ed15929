#ifndef TTV_FORMAT_H
#define TTV_FORMAT_H
/*
 * A format: a row of the table in formats.c.  A reader gets the bytes of one
 * input, passes events to a builder, and knows nothing of other readers.
 */
#include <stddef.h>
#include <stdint.h>

struct builder;
struct event_source;
struct warn;

/* The input of a reader.  Offsets are bytes of the input plus `base`. */
struct reading {
	const char	*data;		/* never moves; zeros follow */
	size_t		 len;
	uint64_t	 base;		/* offset of its first byte */
	uint8_t		 file;		/* index of the file, from 0 */
	int		 compat;	/* 1: read as trace_processor does */
	int		 threads;	/* workers that may be used, >= 1 */
	const struct warn *warn;	/* warnings before the reader; or
					 * NULL */
	/*
	 * Reports how many bytes of this input are read; returns non-zero when
	 * the reader is to stop and keep what it has.  May be NULL.
	 */
	int		(*progress)(void *, uint64_t done);
	/*
	 * For an input that is still being written: waits until it has `bytes`
	 * bytes or is complete, and returns how many it has; fewer than asked
	 * for means complete.  NULL: all len bytes are there.
	 */
	uint64_t	(*wait)(void *, uint64_t bytes);
	/*
	 * Makes an input of a text that was found in this input, and copies
	 * the text.  Returns the copy, its length in *len and the offset of
	 * its first byte in *base, or NULL when it is not to be read.
	 */
	const char	*(*embed)(void *, const char *text, size_t n,
			    size_t *len, uint64_t *base);
	/*
	 * Has a text that was found in this input at `off` read, after this
	 * input, with the reader that its bytes decide (inflated when it is
	 * compressed); its events are a part of this file.  Returns 0, or -1
	 * when no reader takes it, or it is a text too many, too deep or too
	 * large.  Copies the text.  Only the thread that called read() calls
	 * it.  NULL: texts are not read (models of the beginning).
	 */
	int		(*nested)(void *, const char *text, size_t n,
			    uint64_t off);
	void		*arg;		/* first argument of these functions */
	/*
	 * Set by the reader: data of its event source for this input, which
	 * the event source frees.
	 */
	void		*state;
	/*
	 * Set by the reader: 1 when the input is a trace, even an empty one.
	 * One in which only texts were found leaves it 0: they decide.
	 */
	int		 understood;
};

struct format {
	const char	*name;		/* e.g. "chrome-json"; never changes */
	const char	*help;		/* one line, for people */
	/*
	 * Returns whether the first bytes of an input (up to
	 * tuning.load_sniff) are of this format.
	 */
	int		(*sniff)(const char *, size_t);
	/* Returns the events.  NULL: recognised, not read. */
	struct builder	*(*read)(struct reading *);
	const struct event_source *events; /* NULL: nothing is read
						 * again */
	int		 container;	/* 1: its events are in texts inside,
					 * so there are no models of its
					 * beginning */
};

/* The formats that are read, each in its reader. */
extern const struct format battor_format;
extern const struct format chrome_format;
extern const struct format derived_format;	/* not in the table: no file
						 * is one */
extern const struct format etw_format;
extern const struct format ftrace_format;
extern const struct format fuchsia_format;
extern const struct format html_format;
extern const struct format ninja_format;
extern const struct format perfetto_format;

#endif
