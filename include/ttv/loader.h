#ifndef TTV_LOADER_H
#define TTV_LOADER_H
/*
 * A trace that a thread loads while one looks at what is there of it.  All
 * functions are for the one thread that looks.  Models belong to the live: the
 * one that is shown and, until loader_drop(), the one before it.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct loader;
struct load_options;
struct trace;

/* load_files(), or a test's own. */
typedef struct trace *loader_load(const char *const *paths, size_t n,
	    const struct load_options *, struct err *);

/* Starts loading.  What the options point to is copied but for their texts. */
struct loader	*loader_start(loader_load *, const char *const *paths, size_t n,
		    const struct load_options *);
/*
 * Frees all of it: 0.  While the thread is busy it cannot be done: -1, and
 * nothing is freed.  What is left then is _exit().
 */
int		 loader_free(struct loader *);

/* The model to show; at first an empty one. */
const struct trace *loader_trace(const struct loader *);
/* A more complete one than loader_trace() gave before, or NULL. */
const struct trace *loader_next(struct loader *);
/* The model before the last loader_next() is not needed any more. */
void		 loader_drop(struct loader *);

/* Becomes readable when there is news: loader_next(), loader_ended(), progress. */
int		 loader_fd(const struct loader *);
/* Makes it readable for news of somebody else; from any thread. */
void		 loader_wake(struct loader *);
/* Waits for a model or the end; ms milliseconds at most, -1: as long as it takes. */
void		 loader_wait(struct loader *, int ms);
/*
 * Loading has come to its end: 1, and *err says what went wrong, if anything
 * did.  What there is may still have to be taken with loader_next().
 */
int		 loader_ended(struct loader *, struct err *err);
/* Ends it soon; what was read is kept. */
void		 loader_stop(struct loader *);
int		 loader_stopped(struct loader *);
/* "loading 41 %", "stopped at 41 %", "" when all is there.  The length. */
size_t		 loader_text(struct loader *, char *, size_t n);

#endif
