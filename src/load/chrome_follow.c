/*
 * chrome_follow: a file that is read while it is being written.
 *
 * What has come is given out in windows, in the order of the file.  The thread
 * that has the last window just goes on reading when it gets the next: its part
 * grows.  So a thread that keeps up with the writer reads all in one part, and
 * nothing is guessed nor joined.  Only where it does not keep up another thread
 * begins a part of its own, behind it, and that is a large one: its share of
 * the file grows with the file, so there are few of them.  They are proved like
 * all parts when all is there.
 *
 * The writer has a core to itself while it writes.  Then there is one thread
 * more, and what is left is given out in equal shares.
 */
#include "config.h"

#include <string.h>

#include "ttv/pool.h"
#include "ttv/tuning.h"
#include "chrome_parts.h"

#define BEHIND_SHARE	8		/* or so much of what has been read */

struct follow {
	struct parts	*w;
	size_t		 njobs;
	pthread_mutex_t	 lock;		/* of all below, and of w's parts */
	struct chrome	*last;		/* has the last window */
	const char	*given;		/* all before is given out */
	enum chrome_state inside;
	uint64_t	 all;		/* bytes, when all is there; before 0 */
	uint64_t	 share;		/* of the rest then */
	int		 over;		/* all is given out */
};

/*
 * Cuts a window off what is there; 0 when there must be more for it.  `want`
 * bytes of it at the least; it ends where an event seems to begin.
 */
static int
cut(struct follow *f, uint64_t want, uint64_t have, const char **limit)
{
	const char *data = f->w->f->data, *end = data + have;
	uint64_t rest = (uint64_t)(end - f->given);
	int ended = have == f->all;

	if (ended) {
		if (f->share == 0)
			f->share = rest / f->njobs > tuning.part_bytes ?
			    rest / f->njobs : tuning.part_bytes;
		want = f->share;
	}
	for (*limit = NULL; *limit == NULL && want < rest &&
	    (ended || rest - want >= tuning.part_guess);
	    want += tuning.follow_window)
		*limit = parts_guess(data, f->given + want, end);
	if (*limit != NULL)
		return 1;
	*limit = end;
	return f->over = ended;
}

/* Gives the window up to the limit to whoever read c before, or NULL. */
static struct chrome *
give(struct follow *f, struct chrome *c, const char *limit, uint64_t have)
{
	struct reading *file = f->w->f;

	file->len = (size_t)have;
	if (c != NULL && c == f->last && c->state != CHROME_DONE &&
	    !c->unsure && !c->gave_up) {
		c->limit = limit;
		c->j.end = file->data + have;
		memset(c->j.endless, 0, sizeof(c->j.endless));
	} else if (f->w->n == 0) {
		f->given = parts_begin(f->w);
		f->inside = parts_guess_state(f->given, file->data + have);
		c = parts_add(f->w, f->given, limit, CHROME_TOP);
	} else
		c = parts_add(f->w, f->given, limit, f->inside);
	f->last = c;
	f->given = limit;
	return c;
}

/* How much is worth giving out to the thread that reads c. */
static uint64_t
worth(const struct follow *f, const struct chrome *c, uint64_t at)
{
	if (f->last == NULL || f->last == c)
		return tuning.follow_window;
	return at / BEHIND_SHARE > tuning.follow_behind ?
	    at / BEHIND_SHARE : tuning.follow_behind;
}

/* The next window for the thread that reads c; NULL when there is none. */
static struct chrome *
next_window(struct follow *f, struct chrome *c)
{
	struct reading *file = f->w->f;
	const char *from, *limit;
	uint64_t at, want, have, more = 0;

	pthread_mutex_lock(&f->lock);
	while (!f->over && !atomic_load(&f->w->stop)) {
		from = f->given;
		at = (uint64_t)(from - file->data);
		want = worth(f, c, at) + more;
		pthread_mutex_unlock(&f->lock);
		have = file->wait(file->arg, at + want + tuning.part_guess);
		pthread_mutex_lock(&f->lock);
		if (f->over || f->given != from) {
			more = 0;	/* another one was faster */
			continue;
		}
		if (have < at + want + tuning.part_guess)
			f->all = have;
		else if (f->all != 0)	/* it came since */
			have = f->all;
		if (cut(f, want, have, &limit)) {
			c = give(f, c, limit, have);
			pthread_mutex_unlock(&f->lock);
			return c;
		}
		/* all places up to part_guess before what is there were tried */
		if (have >= at + want + tuning.part_guess)
			more += (have - at - want - tuning.part_guess) /
			    tuning.follow_window * tuning.follow_window;
		more += tuning.follow_window;
	}
	pthread_mutex_unlock(&f->lock);
	return NULL;
}

static void
follow_job(void *arg, size_t i)
{
	struct follow *f = arg;
	struct chrome *c = NULL;
	uint64_t all;

	if (i > 0 && i == f->njobs - 1) {
		/* its core is the writer's so far */
		all = f->w->f->wait(f->w->f->arg, UINT64_MAX);
		pthread_mutex_lock(&f->lock);
		f->all = all;
		pthread_mutex_unlock(&f->lock);
	}
	while ((c = next_window(f, c)) != NULL)
		if (c->j.p < c->limit)
			parts_read(c);
}

void
parts_follow(struct parts *w)
{
	struct reading *file = w->f;
	struct follow f;

	memset(&f, 0, sizeof(f));
	f.w = w;
	f.given = file->data;
	f.njobs = (size_t)file->threads;
	pthread_mutex_init(&f.lock, NULL);
	pool_run((int)f.njobs, f.njobs, follow_job, &f);
	pthread_mutex_destroy(&f.lock);
	file->len = (size_t)file->wait(file->arg, UINT64_MAX);
}
