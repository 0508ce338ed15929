#ifndef FTRACE_H
#define FTRACE_H
/*
 * ftrace: the text of the kernel's tracer; structures that the files of the
 * reader share.  ftrace.c describes the format.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/linux_event.h"
#include "ttv/progress.h"
#include "ftrace_sample.h"

/* What a line is. */
enum ftrace_type {
	FTRACE_NOTHING,			/* empty, a comment, a header */
	FTRACE_EVENT,
	FTRACE_CALL,			/* of the function tracer */
	FTRACE_STACK,			/* above frames of the kernel */
	FTRACE_USER_STACK,		/* above frames of the program */
	FTRACE_FRAME,			/* " => FUNCTION", or one of perf */
	FTRACE_LOST,			/* events that the kernel dropped */
	FTRACE_GRAPH,			/* of the function_graph tracer */
	FTRACE_BAD
};

/* A line; its texts are in the input. */
struct ftrace_line {
	const char	*comm;		/* NULL: the line has no task */
	size_t		 comm_len;
	int64_t		 tid, tgid;	/* or LINUX_UNKNOWN */
	uint32_t	 cpu;		/* or NONE */
	const char	*flags;		/* irqs off and so on */
	size_t		 nflags;
	int64_t		 ts;		/* ns, or ticks */
	int		 ticks;		/* 1: its clock has no unit */
	int		 relative;	/* 1: it counts from the first event */
	const char	*name;		/* of the event, or function */
	size_t		 name_len;
	int		 sys;		/* '(': enters the system call `name`,
					 * '>': leaves it; 0: none */
	const char	*text, *end;	/* behind the name */
	uint64_t	 lost;		/* number of lost events */
};

/* ---- ftrace_line.c ---- */
/* Reads the line [p, end), which has no line end.  O(line). */
enum ftrace_type ftrace_line(const char *p, const char *end,
		    struct ftrace_line *);
/* Reads a line that has neither task nor time: option nocontext-info. */
enum ftrace_type ftrace_line_bare(const char *p, const char *end,
		    struct ftrace_line *);
/*
 * Whether a line leaves out what the event is, as the options raw, hex, bin and
 * fields of the tracer do.
 */
int		 ftrace_line_raw(const char *p, const char *end);
/* Moves *p over digits; returns 0, or -1 for none or more than 63 bits. */
int		 ftrace_digits(const char **p, const char *end, int64_t *);
/* Reads SECONDS.FRACTION as ns, or ticks; returns 0, or -1. */
int		 ftrace_time(const char **p, const char *end, int64_t *,
		    int *ticks);
/* Moves *end back over blanks. */
void		 ftrace_trim(const char *p, const char **end);

/* ---- ftrace_perf.c ---- */
/* Reads a line of `perf script`: returns 1, or 0 and leaves *out. */
int		 ftrace_perf_line(const char *p, const char *end,
		    struct ftrace_line *out);
/* Returns where the function begins in a line that is a frame, or NULL. */
const char	*ftrace_perf_frame(const char *p, const char *end);

/* ---- ftrace_field.c ---- */
#define FTRACE_FIELDS	48

struct ftrace_field {
	const char	*key, *text;
	size_t		 key_len, len;
	int		 numeric;	/* 1: a number, not as the event prints
					 * it */
};

/* The fields of the text of an event, found when they are asked for. */
struct ftrace_fields {
	const char	*name, *text, *end;
	size_t		 name_len;
	int		 done;
	size_t		 n;
	struct ftrace_field v[FTRACE_FIELDS];
};

void		 ftrace_fields(struct ftrace_fields *);
/* Finds the fields of a text by the table of patterns; returns 0, or -1. */
int		 ftrace_pattern(struct ftrace_fields *);
/* Returns the text of a marker behind the function that may stand before. */
const char	*ftrace_marker(const struct ftrace_fields *);
/* Implements linux_event.field; `arg` is a struct ftrace_fields. */
int		 ftrace_field(const struct linux_event *, const char *name,
		    struct linux_value *);
/* Whether an event's text is that of trace_marker. */
int		 ftrace_is_marker(const char *name, size_t);

/* ---- ftrace_graph_line.c, ftrace_graph.c ---- */
struct ftrace_graph;

/* A line of the function_graph tracer. */
enum ftrace_call { GRAPH_NOTHING, GRAPH_ENTER, GRAPH_LEAVE, GRAPH_LEAF,
	GRAPH_COMMENT, GRAPH_SWITCH, GRAPH_BAD };
struct ftrace_graph_line {
	enum ftrace_call call;
	int		 has_time;
	int64_t		 ts;
	uint32_t	 cpu;		/* NONE: not told */
	const char	*comm, *next_comm;	/* NULL: not told */
	size_t		 comm_len, next_comm_len;
	int64_t		 tid, next_tid;
	const char	*flags;
	size_t		 nflags;
	int64_t		 dur;		/* ns, or -1 */
	const char	*name;		/* of the function; the comment */
	size_t		 name_len;
	const char	*args, *ret;	/* NULL: not told */
	size_t		 args_len, ret_len;
};

int		 ftrace_graph_line(const char *p, const char *end,
		    struct ftrace_graph_line *);
/* Whether an event is that of trace-cmd for such a line. */
int		 ftrace_is_graph(const struct ftrace_line *);
/* Reads the duration and the call of a line, from its duration on. */
int		 ftrace_graph_call(const char *p, const char *end,
		    struct ftrace_graph_line *);
struct ftrace_graph *ftrace_graph_new(const char *data, size_t len);
void		 ftrace_graph_free(struct ftrace_graph *);

/* ---- ftrace_event.c ---- */
/* A part of the input, read by one thread. */
struct ftrace_part {
	const struct reading *r;
	struct progress	*progress;
	const char	*told, *step;	/* reported up to; report next */
	struct builder	*b;
	struct linux_state *kernel;
	const char	*start, *limit;
	struct ftrace_past *past;	/* NULL: it is the first part */
	struct ftrace_graph *graph;	/* NULL: one that meets calls stops */
	struct sample_mode mode;	/* of perf, with ... */
	struct ftrace_samples *samples;	/* ... what it takes */
	int		 bare;		/* 1: nocontext-info */
	int64_t		 tick;		/* number of the next bare event */
	int		 stacks;	/* 1: stacks were seen */
	int		 ticks;		/* 1: times in ticks were seen */
	int		 relative;	/* 1: relative times were seen */
	int		 graph_first;	/* 1: most lines are its */
	int		 calls;		/* 1: lines of function_graph */
	uint64_t	 nevents;	/* that were taken */
	uint64_t	 nsamples, nswitches;	/* of perf */
	uint64_t	 ncalls;	/* of the function tracer */
	uint64_t	 ngraph;	/* of function_graph */
	const char	*clock;		/* that a header names, or NULL */
	size_t		 clock_len;
};

void		 ftrace_part_read(struct ftrace_part *);
/* Takes a line of the tracer. */
void		 ftrace_part_line(struct ftrace_part *, const char *p,
		    const char *end);
/* Fills an event of the layer linux, and its fields, from a line. */
void		 ftrace_event(const struct ftrace_line *, uint64_t off,
		    struct linux_event *, struct ftrace_fields *);
/* Takes a line of function_graph. */
void		 ftrace_graph_take(struct ftrace_part *,
		    const struct ftrace_graph_line *, uint64_t off);

/* ---- ftrace_past.c ---- */
/* What the lines before a part say, read backwards when it is asked for. */
struct ftrace_past;
struct ftrace_past *ftrace_past_new(const char *from, const char *to);
void		 ftrace_past_free(struct ftrace_past *);
/* Implements the function of linux_look_back(). */
int		 ftrace_past(void *, enum linux_past, int64_t key,
		    int64_t found[2]);

/* ---- ftrace_args.c ---- */
/* State of the event source beside the bytes. */
struct ftrace_state {
	int		 stacks;	/* 1: events may have stacks */
	int		 bare;		/* 1: nocontext-info */
};
extern const struct event_source ftrace_events;

#endif
