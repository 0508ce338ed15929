/*
 * Loading in the background.
 *
 * The loading thread hands over models and progress under a mutex and writes a
 * byte to a pipe, which the loop polls together with the keys.
 *   - Only the newest model is kept: a slow reader misses some, and the loading
 *     thread never waits.
 *   - The pipe holds at most one byte.
 *   - Progress wakes the reader at most every TELL_EVERY ms, and only when its
 *     text has changed.
 *   - The thread cannot be cancelled, because it may block in a read.  A stop
 *     is answered at its next report of progress, once for each request: the
 *     first ends the input and keeps what was read, the second ends that too.
 *     A program that cannot wait calls _exit().
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/follow.h"
#include "ttv/loader.h"
#include "ttv/load.h"
#include "ttv/newest.h"
#include "ttv/pool.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#define TELL_EVERY	100		/* ms between two wakings; bounds the
					 * number of redraws */

#define DROPPED		80		/* models that wait to be freed: more
					 * are freed where they were shown */

struct loader {
	/* set before the thread starts, then only read */
	loader_load		*load;
	const char		**paths;
	size_t			 npaths;
	const char		**offsets;	/* given at first, or NULL */
	struct load_options	 options;
	/* of loader_again(); what it replaces may be in use again */
	struct arena		 again;	/* its path, aligns and offsets */
	int64_t			 moved;	/* ns: the offset of the second file */
	int			 awaited;	/* no model came of it so far */
	struct {
		size_t			 npaths;
		struct load_options	 options;
		int64_t			 moved;
	}			 taken;	/* of the model that is shown */
	struct source		*sources;	/* of the empty model */

	/* used by the reader only */
	pthread_t		 thread;
	struct trace		*shown, *before;
	struct newest_list	 shown_newest;
	int			 joined;

	/* shared by both threads, under the lock */
	pthread_mutex_t		 lock;
	struct trace		*next;		/* not taken yet, or NULL */
	struct newest_list	 newest;	/* not taken yet */
	struct trace		*dropped[DROPPED];	/* for the loading
						 * thread to free, or NULL */
	uint64_t		 done, total;	/* bytes */
	int			 asked;		/* to stop, unanswered */
	int			 stop;		/* a stop was ever requested */
	int			 told_to;	/* done and total are frozen */
	int			 ended;
	int			 complete;	/* the last model has all */
	struct err		 err;
	int			 woken;		/* the pipe has a byte */
	int			 pipe[2];

	/* used by the loading thread only */
	struct trace		*freed[DROPPED]; /* by `freeing`, or NULL */
	pthread_t		 freeing;
	int			 frees;		/* `freeing` is to be joined */
	atomic_int		 freeing_done;
	int64_t			 told;		/* ms: the last waking */
	char			 told_text[48];
};

/*
 * Releases the lock; makes the pipe readable if that is wanted.  The byte comes
 * after the release: a reader that runs at once, on the processor of a writer
 * that has to wait for another, would wait for the lock as long as that.
 */
static void
loader_unlock(struct loader *l, int wake)
{
	wake = wake && !l->woken;
	l->woken |= wake;
	pthread_mutex_unlock(&l->lock);
	while (wake && write(l->pipe[1], "", 1) == -1 && errno == EINTR)
		;
}

void
loader_wake(struct loader *l)
{
	pthread_mutex_lock(&l->lock);
	loader_unlock(l, 1);
}

static void
loader_text_locked(const struct loader *l, char *out, size_t n)
{
	const char *what = l->ended ? "stopped" : l->stop ? "stopping" :
	    "loading", *at = l->ended || l->stop ? " at" : "";
	char bytes[32];

	if (l->ended && l->complete)
		*out = '\0';
	else if (l->options.follow != NULL && !l->ended)
		follow_text(l->options.follow, out, n);
	else if (l->total == 0 && l->done == 0)
		strlcpy(out, what, n);
	else if (l->total == 0) {
		text_bytes(bytes, sizeof(bytes), l->done);
		snprintf(out, n, "%s%s %s", what, at, bytes);
	} else
		snprintf(out, n, "%s%s %d %%", what, at, (int)((double)(l->done
		    < l->total ? l->done : l->total) * 100 /
		    (double)l->total));
}

/* ---- the loading thread ---- */

static void *
free_run(void *arg)
{
	struct loader *l = arg;
	int i;

	for (i = 0; i < DROPPED; i++) {
		trace_free(l->freed[i]);
		l->freed[i] = NULL;
	}
	atomic_store(&l->freeing_done, 1);
	return NULL;
}

/* Waits until what is being freed is. */
static void
loader_end_free(struct loader *l)
{
	if (l->frees)
		pthread_join(l->freeing, NULL);
	l->frees = 0;
}

/* Takes what is to be freed, unless something is.  The caller has the lock. */
static int
loader_take_dropped(struct loader *l)
{
	if (l->dropped[0] == NULL ||
	    (l->frees && !atomic_load(&l->freeing_done)))
		return 0;
	loader_end_free(l);
	memcpy(l->freed, l->dropped, sizeof(l->freed));
	memset(l->dropped, 0, sizeof(l->dropped));
	return 1;
}

/* Frees what was taken: a large model takes a tenth of a second a gigabyte. */
static void
loader_begin_free(struct loader *l)
{
	atomic_store(&l->freeing_done, 0);
	l->frees = pool_thread(&l->freeing, free_run, l) == 0;
	if (!l->frees)
		free_run(l);
}

static int
on_progress(void *arg, uint64_t done, uint64_t total)
{
	struct loader *l = arg;
	char now[sizeof(l->told_text)];
	int64_t ms = now_ms();
	int stop, frees, wake = 0;

	pthread_mutex_lock(&l->lock);
	frees = loader_take_dropped(l);
	if (!l->told_to) {
		l->done = done;
		l->total = total;
	}
	stop = l->asked;
	l->told_to |= stop;
	l->asked = 0;
	if (ms - l->told >= TELL_EVERY) {
		loader_text_locked(l, now, sizeof(now));
		if (strcmp(now, l->told_text) != 0) {
			strlcpy(l->told_text, now, sizeof(l->told_text));
			l->told = ms;
			wake = 1;
		}
	}
	loader_unlock(l, wake || (l->options.follow != NULL &&
	    follow_says(l->options.follow)));
	if (frees)
		loader_begin_free(l);
	return stop;
}

/*
 * Returns 1 if t has more than a model before it: loading that was stopped
 * may end with less.  What is followed may have been cut, and is newer.
 */
static int
loader_has_more(const struct loader *l, const struct trace *t,
    const struct trace *than)
{
	return l->options.follow != NULL || t->complete || than == NULL ||
	    t->nevents >= than->nevents;
}

/*
 * Adds a part's trace to a list of those to be freed, as a part without bytes,
 * which replaces no other.
 */
static void
missed_add(void *list, struct trace *t)
{
	struct newest n = { .trace = t };

	newest_add(list, &n, missed_add, NULL);
}

static void
drop_at_once(void *unused, struct trace *t)
{
	(void)unused;
	trace_free(t);
}

static void
loader_hand_over(struct loader *l, struct trace *t, int ended,
    const struct err *err)
{
	struct newest_list none = { NULL, 0, 0 };
	struct trace *missed = t;

	pthread_mutex_lock(&l->lock);
	if (ended) {
		l->ended = 1;
		l->complete = t != NULL && t->complete;
		l->err = *err;
	}
	if (t != NULL && loader_has_more(l, t, l->next)) {
		missed = l->next;
		l->next = t;
		newest_until(&l->newest, t->until, missed_add, &none);
	}
	loader_unlock(l, 1);
	trace_free(missed);
	newest_clear(&none, drop_at_once, NULL);
}

static void
on_newest(void *arg, const struct newest *part)
{
	struct newest_list none = { NULL, 0, 0 };
	struct loader *l = arg;

	pthread_mutex_lock(&l->lock);
	newest_add(&l->newest, part, missed_add, &none);
	loader_unlock(l, 1);
	newest_clear(&none, drop_at_once, NULL);
}

static void
on_model(void *arg, struct trace *t)
{
	loader_hand_over(arg, t, 0, NULL);
}

static void *
loader_run(void *arg)
{
	struct loader *l = arg;
	struct trace *t;
	struct err err;

	err_clear(&err);
	t = l->load(l->paths, l->npaths, &l->options, &err);
	loader_end_free(l);
	loader_hand_over(l, t, 1, &err);
	return NULL;
}

/* ---- the reader ---- */

/* Returns a model with the names of the files and nothing else. */
static struct trace *
loader_empty_model(struct loader *l)
{
	struct trace *t = load_empty();
	size_t i;

	l->sources = xcalloc(l->npaths + 1, sizeof(*l->sources));
	for (i = 0; i < l->npaths; i++)
		l->sources[i].path = (char *)(uintptr_t)l->paths[i];
	t->sources = l->sources;
	t->nsources = (uint32_t)l->npaths;
	t->complete = 0;
	return t;
}

static void
open_pipe(struct loader *l)
{
	if (pipe2(l->pipe, O_CLOEXEC | O_NONBLOCK) == -1)
		fatal("cannot make a pipe: %s", strerror(errno));
}

static void
start_thread(struct loader *l)
{
	int rc = pool_thread(&l->thread, loader_run, l);

	if (rc != 0)
		fatal("cannot start a thread: %s", strerror(rc));
}

struct loader *
loader_start(loader_load *load, const char *const *paths, size_t n,
    const struct load_options *o)
{
	struct loader *l = xcalloc(1, sizeof(*l));

	l->load = load;
	l->paths = xcalloc(n + 1, sizeof(*l->paths));
	memcpy(l->paths, paths, n * sizeof(*l->paths));
	l->npaths = n;
	l->options = *o;
	if (o->noffsets > 0) {
		l->offsets = xcalloc(o->noffsets, sizeof(*l->offsets));
		memcpy(l->offsets, o->offsets, o->noffsets *
		    sizeof(*l->offsets));
		l->options.offsets = l->offsets;
	}
	l->options.progress = on_progress;
	l->options.publish = on_model;
	l->options.newest = on_newest;
	l->options.arg = l;
	l->shown = loader_empty_model(l);
	pthread_mutex_init(&l->lock, NULL);
	open_pipe(l);
	start_thread(l);
	return l;
}

/* Moves the second file, in place of the offsets that were given. */
static void
loader_move(struct loader *l, int64_t offset)
{
	struct buf b = BUF_INIT;

	l->options.noffsets = 0;
	l->moved = offset;
	if (offset == 0 || l->npaths < 2)
		return;
	buf_printf(&b, "2=%+" PRId64 "ns", offset);
	l->options.offsets = arena_alloc(&l->again,
	    sizeof(*l->options.offsets));
	l->options.offsets[0] = arena_strndup(&l->again, b.data, b.len);
	l->options.noffsets = 1;
	buf_free(&b);
}

/*
 * Drops what loader_again() asked for if no model came of it: a bad file, a
 * mark that is missing, a stop.
 */
static void
loader_take_back(struct loader *l)
{
	if (!l->awaited)
		return;
	l->npaths = l->taken.npaths;
	l->paths[l->npaths] = NULL;
	l->options = l->taken.options;
	l->moved = l->taken.moved;
	l->awaited = 0;
}

int
loader_again(struct loader *l, const char *path, const char *align,
    int64_t offset)
{
	if (l->options.follow != NULL || !loader_ended(l, NULL))
		return -1;
	loader_take_back(l);
	if (path != NULL && l->npaths > 1)
		return -1;
	l->options.publish = NULL;
	l->taken.npaths = l->npaths;
	l->taken.options = l->options;
	l->taken.moved = l->moved;
	l->awaited = 1;
	if (path != NULL) {
		l->paths = xreallocarray(l->paths, l->npaths + 2,
		    sizeof(*l->paths));
		l->paths[l->npaths++] = arena_strndup(&l->again, path,
		    strlen(path));
		l->paths[l->npaths] = NULL;
	}
	if (align != NULL) {
		l->options.align = arena_strndup(&l->again, align,
		    strlen(align));
		l->moved = 0;
	}
	if (align != NULL || offset != 0)
		loader_move(l, sat_add(l->moved, offset));
	l->joined = l->ended = l->complete = l->asked = l->stop = 0;
	l->told_to = 0;
	l->done = l->total = 0;
	start_thread(l);
	return 0;
}

int
loader_free(struct loader *l)
{
	int i;

	if (l == NULL)
		return 0;
	if (!loader_ended(l, NULL))
		return -1;
	for (i = 0; i < DROPPED; i++)
		trace_free(l->dropped[i]);
	trace_free(l->next);
	newest_clear(&l->newest, drop_at_once, NULL);
	newest_clear(&l->shown_newest, drop_at_once, NULL);
	trace_free(l->shown);
	trace_free(l->before);
	close(l->pipe[0]);
	close(l->pipe[1]);
	pthread_mutex_destroy(&l->lock);
	free(l->offsets);
	arena_free(&l->again);
	free(l->sources);
	free(l->paths);
	free(l);
	return 0;
}

const struct trace *
loader_trace(const struct loader *l)
{
	return l->shown;
}

/* Empties the pipe.  The caller has the lock. */
static void
loader_drain(struct loader *l)
{
	char c;

	if (l->woken && read(l->pipe[0], &c, 1) != -1)
		l->woken = 0;
}

void
loader_end(struct loader *l)
{
	while (!loader_ended(l, NULL)) {
		loader_stop(l);
		(void)loader_next(l);	/* loader_wait() waits for no other */
		loader_wait(l, TELL_EVERY);
	}
}

/* Takes the progress of a stopped load from its model, if the model has it. */
static void
loader_how_far(struct loader *l)
{
	const struct source *s = l->shown->sources;

	pthread_mutex_lock(&l->lock);
	l->done = l->shown->nsources == 1 ? s->len : 0;
	l->total = l->shown->nsources == 1 && s->size > s->len ? s->size : 0;
	pthread_mutex_unlock(&l->lock);
}

void
loader_quiet(struct loader *l)
{
	pthread_mutex_lock(&l->lock);
	loader_drain(l);
	pthread_mutex_unlock(&l->lock);
}

const struct trace *
loader_next(struct loader *l)
{
	struct trace *t;

	pthread_mutex_lock(&l->lock);
	loader_drain(l);
	t = l->next;
	l->next = NULL;
	pthread_mutex_unlock(&l->lock);
	if (t == NULL)
		return NULL;
	if (!loader_has_more(l, t, l->shown)) {
		loader_how_far(l);
		trace_free(t);
		return NULL;
	}
	loader_drop(l);
	l->awaited = 0;
	l->before = l->shown;
	return l->shown = t;
}

/*
 * Frees a model.  A large one takes long: the thread that follows does it, as
 * many models come.
 */
static void
loader_discard(struct loader *l, struct trace *t)
{
	int i;

	if (t == NULL)
		return;
	pthread_mutex_lock(&l->lock);
	for (i = 0; i < DROPPED && t != NULL; i++)
		if (l->options.follow != NULL && !l->ended &&
		    l->dropped[i] == NULL) {
			l->dropped[i] = t;
			t = NULL;
		}
	pthread_mutex_unlock(&l->lock);
	trace_free(t);
}

static void
drop_later(void *l, struct trace *t)
{
	loader_discard(l, t);
}

void
loader_drop(struct loader *l)
{
	newest_until(&l->shown_newest, l->shown->until, drop_later, l);
	loader_discard(l, l->before);
	l->before = NULL;
}

int
loader_newest(struct loader *l, struct newest *part)
{
	int some;

	pthread_mutex_lock(&l->lock);
	if ((some = l->newest.n > 0)) {
		*part = l->newest.v[0];
		l->newest.n--;
		memmove(&l->newest.v[0], &l->newest.v[1], l->newest.n *
		    sizeof(l->newest.v[0]));
	}
	pthread_mutex_unlock(&l->lock);
	return some;
}

void
loader_show_newest(struct loader *l, const struct newest *part)
{
	newest_add(&l->shown_newest, part, drop_later, l);
}

void
loader_give(struct loader *l, struct trace *t)
{
	loader_drop(l);
	trace_free(l->shown);
	l->shown = t;
}

const char *const *
loader_files(struct loader *l, size_t *n, struct load_options *o)
{
	loader_take_back(l);
	*o = l->options;
	*n = l->npaths;
	return l->paths;
}

int
loader_fd(const struct loader *l)
{
	return l->pipe[0];
}

void
loader_wait(struct loader *l, int ms)
{
	struct pollfd pfd = { l->pipe[0], POLLIN, 0 };
	int64_t end = now_ms() + ms, left = ms;
	int there;

	for (;;) {
		pthread_mutex_lock(&l->lock);
		there = l->next != NULL || l->ended;
		if (!there)
			loader_drain(l);
		pthread_mutex_unlock(&l->lock);
		if (there || (ms >= 0 && left <= 0))
			return;
		poll(&pfd, 1, ms < 0 ? -1 : (int)left);
		left = end - now_ms();
	}
}

int
loader_ended(struct loader *l, struct err *err)
{
	int ended;

	pthread_mutex_lock(&l->lock);
	ended = l->ended;
	if (ended && err != NULL) {
		*err = l->err;
		if (l->awaited)		/* told; what is shown is fine */
			err_clear(&l->err);
	}
	pthread_mutex_unlock(&l->lock);
	if (ended && !l->joined) {
		pthread_join(l->thread, NULL);
		l->joined = 1;
	}
	return ended;
}

void
loader_stop(struct loader *l)
{
	pthread_mutex_lock(&l->lock);
	l->stop = l->asked = 1;
	l->told_to = 0;
	pthread_mutex_unlock(&l->lock);
}

int
loader_stopped(struct loader *l)
{
	int stop;

	pthread_mutex_lock(&l->lock);
	stop = l->stop;
	pthread_mutex_unlock(&l->lock);
	return stop;
}

size_t
loader_text(struct loader *l, char *out, size_t n)
{
	pthread_mutex_lock(&l->lock);
	loader_text_locked(l, out, n);
	pthread_mutex_unlock(&l->lock);
	return strlen(out);
}

int
loader_may_end(struct loader *l, int64_t since, int64_t ms)
{
	double done, left;

	pthread_mutex_lock(&l->lock);
	done = (double)l->done;
	left = l->total > l->done ? (double)(l->total - l->done) : 0;
	pthread_mutex_unlock(&l->lock);
	return done == 0 || left * (double)since <= done * (double)ms;
}
