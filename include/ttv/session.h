#ifndef TTV_SESSION_H
#define TTV_SESSION_H
/*
 * A session: what a person has made of a trace, as lines of text: the view,
 * folds, the selection, marks with their notes, the history of prompts,
 * settings changed by hand.  A line is a word and its fields, tabs between:
 *
 *	ttv-session	1
 *	trace	1234	1700000000000000000	/home/a/app.json
 *	view	0	1500000
 *	mark	a	1200	app [7] / main [1]	2
 *
 * Times are ns from the start of the trace.  Lines of an unknown word are kept
 * as they are, for the version of ttv that wrote them.  A session binds no keys
 * and runs no commands: another person may have written it.
 */
#include <stddef.h>
#include <stdint.h>

struct app;
struct buf;
struct err;
struct session;

struct session	*session_new(void);
void		 session_free(struct session *);
/*
 * Takes the lines of a text.  Returns 0, or -1 if the text is no session; lines
 * that are damaged are left out.
 */
int		 session_parse(struct session *, const char *, size_t,
		    struct err *);
/* Reads a file: 0, 1 if there is none, -1 if it is no session. */
int		 session_read(struct session *, const char *path,
		    struct err *);
/*
 * Returns the path of the n-th trace that a session is about, relative to the
 * folder of the session's file, or NULL.
 */
const char	*session_trace(const struct session *, size_t n);
/* Says that a trace is open, by its path.  Returns -1 if it is no file. */
int		 session_open_trace(struct session *, const char *path);
/* Lets a trace pass as the same if its size is: it was copied. */
void		 session_is_sent(struct session *);
/*
 * Does what a session says: begin() what needs no trace, loaded() all else,
 * once the trace is complete.  app->session must be set.
 */
void		 session_begin(struct app *);
void		 session_loaded(struct app *);
/* Writes the session of an app, with traces relative to a folder, or NULL. */
void		 session_write(const struct app *, const char *folder,
		    struct buf *);
/*
 * Writes the session to a new file for its owner alone and renames it to the
 * path.  Returns 0 or -1.
 */
int		 session_save(const struct app *, const char *path,
		    struct err *);
/*
 * Writes the name of the folder of states, and makes it if `make`: 0 or -1.
 */
int		 session_folder(int make, char *, size_t);
/*
 * Writes the path of the state of the traces that are open, and makes its
 * folders if `make`: 0, or -1 if there is no place.
 */
int		 session_state_path(const struct session *, int make, char *,
		    size_t);
/*
 * Removes states of traces from the folder of `path`, that of the open traces,
 * which stays: of all that are not among the `most` that were used last, or
 * were not used for `days` days (0: however long).
 */
void		 session_prune(const char *path, size_t most, int days);
/* Notes that a state is used now. */
void		 session_used(const char *path);

#endif
