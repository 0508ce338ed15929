#ifndef TTV_WRITE_H
#define TTV_WRITE_H
/*
 * write: a trace, or a piece of it, as a file that other programs read.
 *
 * A row of write_formats is a format.  Its function appends the file to a
 * buffer and calls more() from time to time, which may write the buffer away
 * and empty it: memory beyond the model is bounded by the model.  What a format
 * cannot say is left out and counted in the report, by a row of
 * WRITE_LOSS_ROWS; ttv-formats(5), WRITTEN FORMATS, has the rules.
 *
 * Nothing here prints.  A trace is read only: several may be written at once.
 */
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/cut.h"

/* X(constant, what is said behind the number). */
#define WRITE_LOSS_ROWS(X)						\
	X(WRITE_FLOW_CUT, "flows that leave the piece: left out")	\
	X(WRITE_FLOW_LOST, "flows that the format cannot say: left out") \
	X(WRITE_FLOW_MOVED, "ends of flows within slices: now at their "	\
	    "begin or end")						\
	X(WRITE_RENUMBERED, "processes and threads whose id the format "	\
	    "cannot have: got another")					\
	X(WRITE_TRACK, "tracks of their own: now threads")		\
	X(WRITE_TRACK_PARENT, "tracks of threads that overlap: now below "	\
	    "the thread")						\
	X(WRITE_UNIT, "units, descriptions and orders of tracks: left out") \
	X(WRITE_OPEN, "states without an end: they end with the trace")	\
	X(WRITE_SCHED, "switches and states of threads that events of the "	\
	    "kernel cannot say: left out")				\
	X(WRITE_COLOUR, "slices and instants with a colour or as a mark: "	\
	    "without")							\
	X(WRITE_VALUE, "values of counters that are not finite: left out") \
	X(WRITE_TIME, "times below 0: all are later by the same")	\
	X(WRITE_OBJECT, "objects and their snapshots: left out")	\
	X(WRITE_MEMORY, "memory dumps: left out")			\
	X(WRITE_CONTEXT, "contexts: left out")				\
	X(WRITE_SAMPLE, "names and weights of samples: left out")	\
	X(WRITE_STACK, "stacks deeper than 1,024 frames: only the inner ones") \
	X(WRITE_PLACE, "lines or columns of functions: left out")	\
	X(WRITE_METADATA, "members of metadata: left out")		\
	X(WRITE_FRACTION, "weights that are no whole number: rounded")	\
	X(WRITE_KIND, "samples of more than 64 kinds: left out")	\
	X(WRITE_NOT_SAMPLE, "slices, which are no samples: left out")

#define WRITE_LOSS(constant, text)	constant,
enum write_loss { WRITE_LOSS_ROWS(WRITE_LOSS) WRITE_LOSSES };
#undef WRITE_LOSS

struct write_report {
	uint64_t	n[WRITE_LOSSES];
};

struct write_to {
	struct buf	*buf;
	/* May write and empty the buffer; returns -1 to stop.  May be NULL. */
	int		(*more)(void *arg);
	void		*arg;
};

struct write_format {
	const char	*name;
	int		 binary;	/* 1: not for a terminal */
	void		(*write)(const struct cut *, const struct write_to *,
			    struct write_report *);
};

extern const struct write_format write_formats[];	/* ends with a NULL */

/* Returns the row of a name, or NULL. */
const struct write_format *write_format_find(const char *);
/* Returns what is said behind the number of a loss. */
const char	*write_loss_text(enum write_loss);

#endif
