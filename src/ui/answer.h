#ifndef ANSWER_H
#define ANSWER_H
/*
 * What a thread finds out for a pane, so that keys need not wait; what it found
 * out before stays on the screen meanwhile.
 *
 * A kind of work is a struct that begins with struct work, and a row of
 * functions.  One work of an answer runs at a time: what is asked meanwhile
 * waits for its end, which comes soon, as a work that is not wanted any more
 * gets the sign to stop.
 */
#include "ttv/area.h"

#include "job.h"

struct app;
struct answer;

struct work {
	const struct answer_kind *kind;
	struct area_progress progress;
	int		 rc;		/* of run() */
	struct job	 job;
};

struct answer_kind {
	/* Does the work, in a thread; returns 0, or -1: ended or failed. */
	int		(*run)(struct work *);
	/* Frees a work that has ended. */
	void		(*free)(struct work *);
	/* Returns whether anything is asked; 0: a thread is not needed. */
	int		(*asked)(const struct app *, const struct answer *);
	/* Returns whether a work has, or will have, what is asked. */
	int		(*fits)(const struct app *, const struct answer *,
			    const struct work *);
	/* Returns a work for what is asked, zeroed but for its question. */
	struct work	*(*ask)(struct app *, struct answer *);
	/* Shows a->made in the place of a work before it, or NULL. */
	void		(*show)(struct app *, struct answer *,
			    const struct work *was);
	/* Says that a work has failed; NULL: none does. */
	void		(*fail)(struct app *, const struct work *);
};

struct answer {
	const struct answer_kind *kind;
	struct work	*job;		/* that runs, or NULL */
	struct work	*made;		/* that is shown, or NULL */
	struct work	*failed;	/* not to be tried again, or NULL */
	int		 percent;	/* done of the job; -1: not known */
};

/* Returns how much of the job is done, to be shown. */
static inline int
answer_percent(const struct answer *a)
{
	return a->percent < 0 ? 0 : a->percent;
}

/* Starts a work of a kind; at_once: returns when it is done. */
void	work_start(struct work *, const struct answer_kind *, int at_once);
/* Ends and frees a work that was started; NULL is fine. */
void	work_free(struct work *);

void	answer_init(struct answer *, const struct answer_kind *);
/* Ends the thread and forgets what was found out. */
void	answer_drop(struct answer *);
/* Starts a work for what is asked, unless there is one; shows what is done. */
void	answer_update(struct app *, struct answer *);
/*
 * Shows what is done after at most ms; returns 1 when the screen must be drawn
 * for it, or for how much is done.
 */
int	answer_wait(struct app *, struct answer *, int ms);

#endif
