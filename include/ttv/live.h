#ifndef TTV_LIVE_H
#define TTV_LIVE_H
/*
 * A trace that a thread loads while one looks at what is there of it.  All
 * functions are for the one thread that looks.  Models belong to the live: the
 * one that is shown and, until live_drop(), the one before it.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct live;
struct load_options;
struct trace;

/* load_files(), or a test's own. */
typedef struct trace *live_load(const char *const *paths, size_t n,
	    const struct load_options *, struct err *);

/* Starts loading.  What the options point to is copied but for their texts. */
struct live	*live_start(live_load *, const char *const *paths, size_t n,
		    const struct load_options *);
/*
 * Frees all of it: 0.  While the thread is busy it cannot be done: -1, and
 * nothing is freed.  What is left then is _exit().
 */
int		 live_free(struct live *);

/* The model to show; at first an empty one. */
const struct trace *live_trace(const struct live *);
/* A more complete one than live_trace() gave before, or NULL. */
const struct trace *live_next(struct live *);
/* The model before the last live_next() is not needed any more. */
void		 live_drop(struct live *);

/* Becomes readable when there is news: live_next(), live_ended(), progress. */
int		 live_fd(const struct live *);
/* Makes it readable for news of somebody else; from any thread. */
void		 live_wake(struct live *);
/* Waits for a model or the end; ms milliseconds at most, -1: as long as it takes. */
void		 live_wait(struct live *, int ms);
/*
 * Loading has come to its end: 1, and *err says what went wrong, if anything
 * did.  What there is may still have to be taken with live_next().
 */
int		 live_ended(struct live *, struct err *err);
/* Ends it soon; what was read is kept. */
void		 live_stop(struct live *);
int		 live_stopped(struct live *);
/* "loading 41 %", "stopped at 41 %", "" when all is there.  The length. */
size_t		 live_text(struct live *, char *, size_t n);

#endif
