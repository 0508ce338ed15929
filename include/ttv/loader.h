#ifndef TTV_LOADER_H
#define TTV_LOADER_H
/*
 * A trace that a thread loads while the user views the part read so far.  All
 * functions are for one thread, the reader; loader_wake() is for any.  The
 * loader owns the models: the one that is shown and, until loader_drop(), the
 * one before it.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct loader;
struct load_options;
struct newest;
struct trace;

/* load_files(), or a function of a test. */
typedef struct trace *loader_load(const char *const *paths, size_t n,
	    const struct load_options *, struct err *);

/* Starts loading.  Copies the options, but not the texts they point to. */
struct loader	*loader_start(loader_load *, const char *const *paths, size_t n,
		    const struct load_options *);
/*
 * Frees the loader and its models: 0.  Returns -1 and frees nothing while the
 * thread is busy; then only _exit() ends the program.
 */
int		 loader_free(struct loader *);
/*
 * Ends loading and waits for that, which takes as long as one of its steps.
 * Made for regular files: a pipe may have nothing to read for ever.  Its models
 * must not be in use.
 */
void		 loader_end(struct loader *);

/* Returns the model to show, at first an empty one. */
const struct trace *loader_trace(const struct loader *);
/* Returns a more complete model than loader_trace() gave, or NULL. */
const struct trace *loader_next(struct loader *);
/*
 * Leaves the next model to a later call of loader_next(); loader_fd() waits for
 * one that comes after it.
 */
void		 loader_quiet(struct loader *);
/* Frees the model that the last loader_next() replaced. */
void		 loader_drop(struct loader *);

/*
 * Gives the loader another model to own, in the place of the one shown, which
 * it frees.  For a loader that has ended.
 */
void		 loader_give(struct loader *, struct trace *);
/* Gets what it loads and how; valid until loader_again().  Ended, likewise. */
const char *const *loader_files(struct loader *, size_t *n,
		    struct load_options *);

/*
 * Takes a part of a trace that is followed: returns 1 and sets it, or 0.
 * loader_show_newest() makes its trace the loader's, which frees those of the
 * parts that it replaces; loader_drop() those that the model shown has.
 */
int		 loader_newest(struct loader *, struct newest *);
void		 loader_show_newest(struct loader *, const struct newest *);

/*
 * Loads again, with another file besides (NULL: the same files) and files
 * aligned in another way (NULL: as before), of which the second is moved by
 * `offset` ns more, in place of the offsets of the options.  Copies the texts.
 * The model that is shown stays until all is read.  Returns 0, or -1 while the
 * loader is busy, or follows a file.
 */
int		 loader_again(struct loader *, const char *path,
		    const char *align, int64_t offset);

/* Becomes readable for a model, the end, or progress. */
int		 loader_fd(const struct loader *);
/* Makes loader_fd() readable for another reason; from any thread. */
void		 loader_wake(struct loader *);
/* Waits for a model or the end, at most ms milliseconds (-1: no limit). */
void		 loader_wait(struct loader *, int ms);
/*
 * Returns 1 when loading has ended, and sets *err if it failed; of
 * loader_again() once.  The last model may still have to be taken with
 * loader_next().
 */
int		 loader_ended(struct loader *, struct err *err);
/* Requests an end of loading; what was read is kept. */
void		 loader_stop(struct loader *);
int		 loader_stopped(struct loader *);
/*
 * Returns whether what is left takes at most `ms` ms if it goes on as in the
 * `since` ms so far; 1 as long as nothing is known of it.
 */
int		 loader_may_end(struct loader *, int64_t since, int64_t ms);
/* Writes "loading 41 %", "stopped at 41 %" or "" at the end; its length. */
size_t		 loader_text(struct loader *, char *, size_t n);

#endif
