#ifndef TTV_FORMAT_H
#define TTV_FORMAT_H
/*
 * A format: a row of FORMATS.  A reader gets the bytes of one input, passes
 * events to a builder, and knows nothing of other readers.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/format_words.h"

struct buf;
struct builder;
struct event_source;
struct strtab;
struct warn;

/* The input of a reader.  Offsets are bytes of the input plus `base`. */
struct reading {
	const char	*data;		/* never moves; zeros follow */
	size_t		 len;
	uint64_t	 base;		/* offset of its first byte */
	uint8_t		 file;		/* index of the file, from 0 */
	int		 compat;	/* 1: read as trace_processor does */
	int		 align_spans;	/* 1: clocks of services are mended */
	int		 symbols;	/* 1: functions will be found by place,
					 * so entries of stacks differ by it */
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
	/*
	 * Returns how many bytes texts that nested() gets may still have in
	 * all, inflated: the bytes of the file on disk decide, and every layer
	 * takes from them.  Goes with nested().
	 */
	uint64_t	(*room)(void *);
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

/*
 * A beginning of an input that is to be forgotten, so that the rest can be read
 * without it.
 */
struct forgetting {
	const char	*data;
	size_t		 len;
	/*
	 * How many bytes may be forgotten at most; set to how many are: to
	 * where an event, or what defines something, begins.
	 */
	size_t		 at;
	size_t		 from;		/* events before this are in head, or
					 * forgotten, already; 0: none */
	uint64_t	 base;		/* offset of the first byte */
	const uint64_t	*stay;		/* offsets of events among them that
					 * are to stay, ascending */
	size_t		 nstay;
	/* Appended to: the bytes to read in place of those before `at`. */
	struct buf	*head;
	struct strtab	*seen;		/* what is in head and need not be
					 * there twice */
	const char	*separator;	/* set: what stands between events */
};
/* Returns whether an event at an offset from `from` to before `to` stays. */
int	forgetting_stays(const struct forgetting *, uint64_t from,
	    uint64_t to);

struct format {
	const char	*name;		/* e.g. "chrome-json"; never changes */
	const char	*help;		/* one line, for people */
	const char	*hint;		/* the command that makes a trace of
					 * what is recognised and not read, or
					 * NULL */
	/*
	 * Returns whether the first bytes of an input (tuning.load_sniff of
	 * them or more, at most 4 MiB) are of this format.
	 */
	int		(*sniff)(const char *, size_t);
	/*
	 * Returns whether more bytes may show that what sniff() took is of
	 * another format.  NULL: never.
	 */
	int		(*doubt)(const char *, size_t);
	/* Returns the events.  NULL: recognised, not read. */
	struct builder	*(*read)(struct reading *);
	const struct event_source *events; /* NULL: nothing is read
						 * again */
	int		 unknown;	/* 1: of what no format knows */
	int		 container;	/* 1: its events are in texts inside,
					 * so there are no models of its
					 * beginning */
	int		 by_line;	/* 1: an event is a line, so the last
					 * one counts when it has an end */
	/*
	 * Keeps of the beginning of an input what the rest needs: 0, or -1:
	 * nothing can be forgotten.  NULL: of by_line the lines that stay and
	 * the comments on top; else nothing is ever forgotten.
	 */
	int		(*forget)(struct forgetting *);
	int		 in_order;	/* 1: what stays has to stay in the
					 * order of the input, so `from` is
					 * not asked for */
	struct format_words words;	/* what SQL says of it */
};

/*
 * THE table of formats: X(id) is the row of id_format, which its reader has.
 * They are asked in this order whether a file is theirs: a format that others
 * are a case of comes behind these.
 */
#define FORMATS(X)							\
	X(etw)								\
	X(simpleperf)							\
	X(speedscope)							\
	X(firefox)							\
	X(heapprofile)							\
	X(perfjson)							\
	X(otlp)								\
	X(jaeger)							\
	X(zipkin)							\
	X(xray)								\
	X(chrome)							\
	X(fuchsia)							\
	X(ninja)							\
	X(battor)							\
	X(simpleperf_text)						\
	X(ftrace)							\
	X(strace)							\
	X(html)								\
	X(pprof)							\
	X(otlp_proto)							\
	X(perfetto)							\
	X(folded)
#define FORMAT_EXTERN(id)	extern const struct format id##_format;
FORMATS(FORMAT_EXTERN)
/* Not in the table: no file is one. */
extern const struct format derived_format;

#endif
