#ifndef TTV_FORMAT_WORDS_H
#define TTV_FORMAT_WORDS_H
/*
 * format_words: what the tables of SQL say of a format, as a part of its row
 * (struct format).  The sources of a trace keep it, so that nothing outside of
 * a reader knows a format by its name.  A format that sets nothing has the
 * words of track events, and says of itself no more than its name.
 */

/* Which counters have the type that a format gives its counters. */
enum counter_words {
	COUNTER_UNNAMED,	/* those whose name is none of the kernel's */
	COUNTER_OFF_CPU,	/* those that are of no CPU */
	COUNTER_ALL
};

/* Where a format may tell of the kernel's tasks. */
enum kernel_words {
	KERNEL_NOWHERE,
	KERNEL_IN_FILES,	/* in a file of its own */
	KERNEL_IN_TEXTS		/* also in a text inside of another file */
};

struct format_words {
	const char	*type;		/* of the trace; NULL: the format's
					 * name */
	int		 clock;		/* number of the clock of its times; 0:
					 * unknown */
	const char	*process_track;	/* type of a process's own track; NULL:
					 * that of JSON's instants */
	const char	*counter;	/* type of its counters; NULL: that of
					 * track events */
	enum counter_words counter_of;
	int		 empty;		/* 1: a file without events is as good
					 * as any: an answer with nothing */
	int		 spans;		/* 1: its slices are spans of services,
					 * also those without a category */
	const char	*const *displays; /* how snapshots of its objects are
					 * shown unless a person says (lines of
					 * ttv/display.h), NULL behind them;
					 * NULL: none */
	const char	*profiler;	/* what took the samples that are none
					 * of V8's; NULL: unknown */
	int		 counted;	/* 1: a sample stands for as many as its
					 * weight says */
	int		 summed;	/* 1: a sample without a time stands for
					 * several that had its stack */
	int		 id_last;	/* 1: a counter is called NAME:SERIES:ID
					 * and not "NAME id: ID SERIES" */
	int		 packet_facts;	/* 1: metadata are what packets say, by
					 * their names, and not members of one
					 * object */
	enum kernel_words kernel;
};

#endif
