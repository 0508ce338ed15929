/*
 * chrome_follow: reads a file while it is being written.
 *
 * The bytes are handed out in windows, in the order of the file.  The thread
 * with the last window goes on reading into the next one: its part grows.  So
 * a thread that keeps up with the writer reads all in one part, and nothing is
 * guessed or joined.
 *
 * - When that thread falls behind, another thread begins a part of its own
 *   behind it, and a large one: its size grows with the file, so parts are
 *   few.
 * - Parts are proved, as in chrome_parts.c, when the file is complete.
 * - While the writer runs it has a core to itself; then one more thread reads,
 *   and the rest is cut into equal shares.
 */
#include "config.h"

#include <pthread.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/tuning.h"
#include "chrome_parts.h"

#define BEHIND_SHARE	8		/* an eighth of the bytes read so far */

struct follow {
	struct parts	*w;
	size_t		 njobs;
	pthread_mutex_t	 lock;		/* guards the rest, and w's parts */
	struct chrome	*last;		/* the part with the last window */
	const char	*given;		/* bytes before this are handed out */
	enum chrome_state inside;
	uint64_t	 all;		/* bytes of the complete file, else 0 */
	uint64_t	 share;		/* bytes of a window then */
	int		 over;		/* 1: all is handed out */
};

/*
 * Cuts a window of at least `want` bytes off the `have` bytes present, ending
 * where an event seems to begin.  Returns 1, or 0 when more bytes are needed.
 */
static int
follow_cut_window(struct follow *f, uint64_t want, uint64_t have,
    const char **limit)
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

/* Gives the window up to limit to the reader of c, which may be NULL. */
static struct chrome *
follow_give_window(struct follow *f, struct chrome *c, const char *limit,
    uint64_t have)
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

/* Returns how many bytes make a window for the reader of c. */
static uint64_t
follow_window_size(const struct follow *f, const struct chrome *c, uint64_t at)
{
	if (f->last == NULL || f->last == c)
		return tuning.follow_window;
	return at / BEHIND_SHARE > tuning.follow_behind ?
	    at / BEHIND_SHARE : tuning.follow_behind;
}

/*
 * Returns the part with the next window for the reader of c, or NULL at the
 * end.
 */
static struct chrome *
follow_next_window(struct follow *f, struct chrome *c)
{
	struct reading *file = f->w->f;
	const char *from, *limit;
	uint64_t at, want, have, more = 0;

	pthread_mutex_lock(&f->lock);
	while (!f->over && !atomic_load(&f->w->progress.stop)) {
		from = f->given;
		at = (uint64_t)(from - file->data);
		want = follow_window_size(f, c, at) + more;
		pthread_mutex_unlock(&f->lock);
		have = file->wait(file->arg, at + want + tuning.part_guess);
		pthread_mutex_lock(&f->lock);
		if (f->over || f->given != from) {
			more = 0;	/* another thread was faster */
			continue;
		}
		if (have < at + want + tuning.part_guess)
			f->all = have;
		else if (f->all != 0)	/* the writer ended meanwhile */
			have = f->all;
		if (follow_cut_window(f, want, have, &limit)) {
			c = follow_give_window(f, c, limit, have);
			pthread_mutex_unlock(&f->lock);
			return c;
		}
		/*
		 * every place up to part_guess bytes before the end was tried
		 */
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
		/* until now the writer had this core */
		all = f->w->f->wait(f->w->f->arg, UINT64_MAX);
		pthread_mutex_lock(&f->lock);
		f->all = all;
		pthread_mutex_unlock(&f->lock);
	}
	while ((c = follow_next_window(f, c)) != NULL)
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
