#ifndef BRIEF_INT_H
#define BRIEF_INT_H
/*
 * What the kinds of traces share: a file a kind, brief_KIND.c, with the two
 * functions of its row.
 */
#include "ttv/brief.h"

/* Adds a fact and returns its number; past BRIEF_FACTS none, of that number. */
size_t	brief_fact(struct brief *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));
/* Gives a fact, if it was added, a form with fewer columns. */
void	brief_fact_short(struct brief *, size_t fact, const char *, ...)
	    __attribute__((format(printf, 3, 4)));
/* Adds a part, whose lines are added next; NULL: there are too many. */
struct brief_part *brief_part(struct brief *, const char *word);
/* Adds a line that leads to a thing; NULL: the part is full. */
struct brief_line *brief_line(struct brief_part *, enum entity, uint32_t id);
/* Returns a copy of a text in the brief's arena. */
const char *brief_text(struct brief *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));
/* Return the text of a length, "141 ms", in the arena. */
const char *brief_ns(struct brief *, int64_t);

/* Returns the time that is asked about and that the trace has. */
void	brief_span(const struct trace *, const struct brief_query *,
	    int64_t *t0, int64_t *t1);
double	brief_percent(double part, double whole);
int	brief_cancelled(const struct brief_query *);
int	brief_has_track(const struct brief_query *, uint32_t track);

/*
 * Returns what a slice is: its name and label, and of what is inside what took
 * most of it: "RunTask timer > FunctionCall draw app.js:15".
 */
const char *brief_slice(struct brief *, const struct trace *,
	    const struct brief_query *, uint32_t slice);
/* Returns whether a part says before a line what that line says. */
int	brief_told(const struct brief_part *, const struct brief_line *);
/* Returns the name of a slice and its label alone. */
const char *brief_name(struct brief *, const struct trace *,
	    const struct brief_query *, uint32_t slice);
/* Returns "Renderer 28006", with the thread behind unless it is the main one;
 * of a trace of one process the thread. */
const char *brief_where(struct brief *, const struct trace *, uint32_t track);
const char *brief_process(struct brief *, const struct trace *,
	    uint32_t upid);
const char *brief_thread(struct brief *, const struct trace *, uint32_t utid);
/*
 * Adds a part of slices, the longest first, one of several that say the same
 * of the same place.  Returns the part, or NULL.
 */
struct brief_part *brief_slices(struct brief *, const struct trace *,
	    const struct brief_query *, const char *word,
	    const uint32_t *slices, size_t n);
/* Adds the functions of samples with most time of their own; returns 0 if there
 * are none. */
int	brief_functions(struct brief *, const struct trace *,
	    const struct brief_query *, int facts);

/* Returns whether a system call of that name waits for others, time, events. */
int	brief_call_waits(const char *);
/* Adds a part of the system calls in [t0, t1] that failed: reads the args of
 * each. */
void	brief_failed(struct brief *, const struct trace *,
	    const struct brief_query *, int64_t t0, int64_t t1);

/* The rows of the table. */
int	brief_memory_is(const struct trace *);
void	brief_memory_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
uint32_t brief_memory_about(const struct trace *);
/* Adds a part of the memory of processes, of a trace that is about more. */
void	brief_memory_processes(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_heap_is(const struct trace *);
void	brief_heap_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
uint32_t brief_heap_about(const struct trace *);
int	brief_chrome_is(const struct trace *);
int	brief_browser_is(const struct trace *);	/* no page in it */
void	brief_chrome_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_chrome_works(const struct trace *, uint32_t track);
uint32_t brief_chrome_about(const struct trace *);
int	brief_kernel_is(const struct trace *);
void	brief_kernel_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
uint32_t brief_kernel_about(const struct trace *);
int	brief_profile_is(const struct trace *);
void	brief_profile_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_build_is(const struct trace *);
void	brief_build_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_spans_is(const struct trace *);
void	brief_spans_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_loop_is(const struct trace *);
void	brief_loop_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_block_is(const struct trace *);
void	brief_block_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_torch_is(const struct trace *);
void	brief_torch_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_calls_is(const struct trace *);
void	brief_calls_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_program_is(const struct trace *);
void	brief_program_fill(struct brief *, const struct trace *,
	    const struct brief_query *);
int	brief_async_is(const struct trace *);
void	brief_async_fill(struct brief *, const struct trace *,
	    const struct brief_query *);

#endif
