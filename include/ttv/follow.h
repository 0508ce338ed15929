#ifndef TTV_FOLLOW_H
#define TTV_FOLLOW_H
/*
 * follow: a trace that is loaded while it is written, to its last byte and
 * beyond: one thread takes new bytes and publishes models, another one shows
 * them.  struct follow is what these two say to each other; all its functions
 * are for the thread that shows.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct follow;
struct load_options;
struct trace;

/* keep: ns behind the newest event that are kept; 0: all. */
struct follow	*follow_new(int64_t keep);
void		 follow_free(struct follow *);
/*
 * Loads a single file as load_files() does, but waits for more at its end, and
 * for a file that is not there yet in a folder that is.
 * o->follow must be set.  Publishes a model of all bytes FOLLOW_EVERY ms after
 * the first that the model before has not; when such models cost more than
 * FOLLOW_SHARE of the time, they come later, and parts (o->newest) before them.
 * Returns the last model when the writer has closed its pipe, or o->progress()
 * stops; NULL and *err, or a model and *err, when nothing more can be read.
 */
#define FOLLOW_EVERY	100		/* ms; with GROW_WAIT and the work half
					 * of the 200 ms after which people see
					 * a delay */
#define FOLLOW_SHARE	5		/* a fifth: 20 % of a core */
struct trace	*follow_file(const char *const *paths, size_t n,
		    const struct load_options *, struct err *);

int64_t		 follow_keep(const struct follow *);
void		 follow_set_keep(struct follow *, int64_t ns);
/* Asks for a model of all that came, as soon as possible. */
void		 follow_join(struct follow *);
/* Asks for one sooner than usual: the newest events are on new tracks. */
void		 follow_hurry(struct follow *);
/* Says how many ms of work the last model was to the thread that shows. */
void		 follow_shown(struct follow *, int64_t ms);
/*
 * Asks for a copy of all bytes in a new file; follow_said() says the rest.
 * While following lasts its thread writes the copy.
 */
void		 follow_save(struct follow *, const char *path);
/* Writes that copy, of the last model, when following has ended. */
void		 follow_save_ended(struct follow *, const struct trace *);
/* Returns how many percent of a copy are written, or -1 without one. */
int		 follow_saving(struct follow *);
/* Has the copy ended and its file removed; returns 1 if there is one. */
int		 follow_save_stop(struct follow *);
/* Writes "following" or the like; returns its length. */
size_t		 follow_text(struct follow *, char *, size_t n);
/* Returns 1 if there is something to be said. */
int		 follow_says(struct follow *);
/* Writes the next thing to be said, once; 0: nothing, 1, or -1: it failed. */
int		 follow_said(struct follow *, char *, size_t n);

#endif
