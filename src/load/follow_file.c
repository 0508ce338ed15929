/*
 * follow_file: from a growing input to one model after another.
 *
 * A model is made of all bytes, as if the file had been opened now: so it is
 * right whatever the format, and nothing that came before has to be undone.
 * What that costs is spread: the next model is made when the last one took at
 * most one FOLLOW_SHARE of the time since.  When that is too long, small models
 * of the newest events come in between, where the format allows it, and a
 * thread joins the small ones and makes the large ones.  What grows by half
 * gets a model of everything in any case: so a byte is read three times on
 * average for those, however fast they come.
 *
 *	- Offsets go on where the bytes before ended when the input begins
 *	  anew, so that no event is taken for one of before.
 */
#include "config.h"

#include <sys/stat.h>

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ttv/buf.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/grow.h"
#include "ttv/input.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/newest.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "follow.h"
#include "follow_build.h"
#include "follow_newest.h"
#include "forget.h"
#include "formats.h"
#include "partial.h"

#define FOLLOW_DIVIDE	FOLLOW_EVERY	/* ms between two models of all, above
					 * which the newest events get models
					 * of their own */
#define SHARE_ALL	(3 * FOLLOW_SHARE) /* then models of all have this
					 * share, a 15th of the time, ... */
#define SHARE_NEWEST	(2 * FOLLOW_SHARE) /* ... those of the newest events
					 * this one, at most; drawing and
					 * joining take the rest */

#define CATCH_STEP	4		/* models of what is taken of a file
					 * that is there: each four times the
					 * one before costs a third more */
#define GIVE_UP		60		/* s: a program that traces writes its
					 * first event sooner */
#define FOLLOW_LITTLE	(1u << 20)	/* bytes: a millisecond */

struct following {
	const struct load_options *o;
	const char	*path;
	struct grow	*grow;
	uint64_t	 base;		/* offset of its first byte */
	struct follow_build build;
	int		 joins;		/* 1: it joins newest parts */
	int		 strange;	/* 1: what came is no trace so far */
	int		 catching;	/* 1: there is much more to be taken */
	int		 divided;	/* 1: a newest part begins behind it */
	int64_t		 start, cpu;	/* ms: when it began; cpu_ms() then,
					 * without what other work took since */
	uint64_t	 seen;		/* bytes of the last model */
	int64_t		 due;		/* ms: earliest time of the next one */
	int64_t		 due_soon;	/* if there is a hurry */
	struct follow_newest newest;
	uint64_t	 seen_newest;	/* bytes of its last model */
	int64_t		 due_newest;
	int		 stopped;	/* 1: progress asked to stop */
	struct forget	 forget;
	int64_t		 kept;		/* follow_keep() that was answered */
};

static int
follow_progress(void *arg, uint64_t done)
{
	struct following *f = arg;

	(void)done;
	if (f->o->progress != NULL)
		f->stopped |= f->o->progress(f->o->arg, f->base +
		    grow_bytes(f->grow), 0);
	return f->stopped;
}

/* Returns the ms of a clock of processor time. */
static int64_t
clock_ms(clockid_t clock)
{
	struct timespec t;

	if (clock_gettime(clock, &t) == -1)
		return 0;
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Returns the ms of processor time that this program has used. */
static int64_t
cpu_ms(void)
{
	return clock_ms(CLOCK_PROCESS_CPUTIME_ID);
}

/* Returns those of this thread. */
static int64_t
thread_ms(void)
{
	return clock_ms(CLOCK_THREAD_CPUTIME_ID);
}

/* ---- what is too old ---- */

/* Says once for each time to keep that nothing can be forgotten. */
static void
follow_keeps_all(struct following *f, const struct format *format,
    int64_t keep)
{
	if (keep == f->kept || (forget_can(format) && !f->forget.refused))
		return;
	f->kept = keep;
	follow_say(f->o->follow, 1, "of this %s everything is kept: what "
	    "comes refers to what came", format->name);
}

/* Forgets what is too old, if that is wanted, worth it, and possible. */
static int
follow_forget(struct following *f, const struct trace *t, struct err *err)
{
	const struct inputs *in = t->reader_data;
	const struct mapfile *map = &in->v[0].map;
	const struct format *format = format_of(map->data, map->len);
	int64_t keep = follow_keep(f->o->follow);
	struct buf head = BUF_INIT;
	size_t at;
	int r = 0;

	if (keep == 0)
		return 0;
	at = f->forget.refused ? 0 : forget_old(&f->forget, t, format,
	    map->data, map->len, f->base, keep, &head);
	follow_keeps_all(f, format, keep);
	if (at > head.len) {
		r = grow_forget(f->grow, at, head.data, head.len, err);
		if (r == 0) {
			if (follow_newest_first(&f->newest) < f->base + at)
				follow_newest_free(&f->newest);
			f->base += at - head.len;
			f->seen -= at - head.len;
		}
	}
	buf_free(&head);
	return r;
}

/* ---- publishing ---- */

/*
 * Returns how many ms are to pass from the beginning of the work since `cpu` to
 * the next of its kind: `share` times the processor time that the work took.
 */
static int64_t
follow_pause(const struct following *f, int64_t cpu, int share)
{
	int64_t pause = (cpu_ms() - cpu + follow_cost(f->o->follow)) * share;

	return pause < FOLLOW_EVERY ? FOLLOW_EVERY : pause;
}

/* Publishes a model of the newest events; last: the part is complete. */
static void
follow_publish_newest(struct following *f, int last)
{
	int64_t start = now_ms(), cpu = thread_ms(), pause;
	struct newest part;

	f->seen_newest = grow_bytes(f->grow);
	if (follow_newest_model(&f->newest, f->grow, f->base, last, &part)) {
		if (part.until == f->newest.now.own.since)
			forget_mark(&f->forget, f->newest.latest, part.until);
		f->o->newest(f->o->arg, &part);
	}
	cpu = thread_ms() - cpu;
	f->cpu += cpu;
	pause = (cpu + follow_cost(f->o->follow)) * SHARE_NEWEST;
	f->due_newest = start + (pause < FOLLOW_EVERY ? FOLLOW_EVERY : pause);
	follow_behind(f->o->follow, pause + now_ms() - start);
}

/* Publishes the model of several parts. */
static void
follow_end_join(struct following *f, struct trace *t)
{
	struct newest part;

	follow_newest_joined(&f->newest, &part);
	part.trace = t;
	f->o->newest(f->o->arg, &part);
}

/* Prepares models of the newest events behind t, if those of all cost much. */
static void
follow_divide(struct following *f, const struct trace *t, int64_t pause)
{
	const struct inputs *in = t->reader_data;
	const struct mapfile *map = &in->v[0].map;

	if (pause <= FOLLOW_DIVIDE || f->catching)
		follow_newest_free(&f->newest);
	else if (f->newest.ready && f->divided)
		follow_newest_drop(&f->newest, t->until);
	else {
		follow_newest_begin(&f->newest, t, format_of(map->data,
		    map->len), map->data, map->len, f->base,
		    forget_newest(&f->forget));
		f->newest.o = f->o;
		f->newest.path = f->path;
		f->seen_newest = 0;
	}
}

/* Publishes the model of everything that was made. */
static int
follow_publish_all(struct following *f, struct trace *t, struct err *err)
{
	int64_t pause;

	f->strange = 0;
	f->seen = f->build.bytes;
	pause = follow_pause(f, f->cpu, FOLLOW_SHARE);
	if (f->base + f->seen > forget_from(&f->forget))
		forget_mark(&f->forget, f->build.latest, f->base + f->seen);
	follow_divide(f, t, pause);
	if (follow_forget(f, t, err) == -1) {
		trace_free(t);
		return -1;
	}
	if (f->newest.ready)
		pause = follow_pause(f, f->cpu, SHARE_ALL);
	f->due = f->start + pause;
	f->due_soon = f->start + follow_pause(f, f->cpu, FOLLOW_SHARE);
	follow_behind(f->o->follow, f->newest.ready ? FOLLOW_EVERY :
	    pause + now_ms() - f->start);
	f->o->publish(f->o->arg, t);
	return 0;
}

/*
 * Begins a model of everything, on a thread of its own if there are models of
 * the newest events meanwhile.
 */
static int
follow_begin_all(struct following *f, struct err *err)
{
	struct follow_build *b = &f->build;
	int r;

	if (f->newest.ready)
		follow_publish_newest(f, 1);
	f->divided = f->newest.now.own.events == 0;
	f->start = now_ms();
	f->cpu = cpu_ms();
	b->m = (struct partial_model){ .o = f->o, .path = f->path,
	    .base = f->base, .progress = follow_progress, .arg = f };
	b->from = forget_from(&f->forget);
	follow_calm(f->o->follow);
	f->joins = 0;
	/* only a model of all forgets; it is small then */
	b->urgent = follow_keep(f->o->follow) > 0;
	if ((r = follow_build_open(b, f->grow, 0, err)) == 1) {
		if (f->newest.ready && !f->catching &&
		    follow_build_start(b) == 0)
			return 0;
		return follow_publish_all(f, follow_build_make(b), err);
	}
	f->seen = b->bytes;
	f->due = f->start + FOLLOW_EVERY;
	f->strange = r == 0 && f->seen > 0;
	if (f->strange)
		follow_behind(f->o->follow, FOLLOW_STRANGE);
	return r;
}

/* Begins to join parts, if some are to be joined. */
static void
follow_begin_join(struct following *f)
{
	if (!follow_newest_join(&f->newest, f->grow, f->base, &f->build))
		return;
	f->joins = 1;
	f->build.urgent = 0;
	if (follow_build_start(&f->build) == -1)
		follow_end_join(f, follow_build_make(&f->build));
}

/* Publishes what the thread has made. */
static int
follow_end_build(struct following *f, struct err *err)
{
	struct trace *t = follow_build_end(&f->build);

	if (!f->joins)
		return follow_publish_all(f, t, err);
	follow_end_join(f, t);
	return 0;
}

/* Returns whether it is time for a model of everything. */
static int
follow_is_due(const struct following *f)
{
	uint64_t new = grow_bytes(f->grow) - f->seen;

	if (f->build.running)
		return 0;
	if (f->catching)
		return new > CATCH_STEP * f->seen;
	return now_ms() >= f->due || new > f->seen / 2 + FOLLOW_LITTLE ||
	    follow_join_asked(f->o->follow) ||
	    (now_ms() >= f->due_soon && follow_hurried(f->o->follow));
}

/* Publishes a model if there are new bytes and it is time.  0 or -1. */
static int
follow_publish(struct following *f, struct err *err)
{
	uint64_t bytes = grow_bytes(f->grow);

	if (follow_build_done(&f->build))
		return follow_end_build(f, err);
	if (bytes == f->seen)
		return 0;
	if (follow_is_due(f))
		return follow_begin_all(f, err);
	if (f->newest.ready && bytes != f->seen_newest &&
	    now_ms() >= f->due_newest)
		follow_publish_newest(f, 0);
	if (!f->build.running)
		follow_begin_join(f);
	return 0;
}

/* ---- the input ---- */

/* Notes whether much was taken at once; what was caught up with is shown. */
static void
follow_catch(struct following *f, int much)
{
	if (f->catching && !much && !f->newest.ready)
		f->due = 0;
	f->catching = much;
}

/* Takes what is new; returns 1 at the end, -1 and *err when it failed. */
static int
follow_take(struct following *f, struct err *err)
{
	uint64_t had = grow_bytes(f->grow);
	enum grow_news news = grow_take(f->grow, err);

	switch (news) {
	case GROW_FAILED:
		return -1;
	case GROW_END:
		return 1;
	case GROW_REPLACED:
	case GROW_CUT:
		follow_say(f->o->follow, 0, news == GROW_REPLACED ?
		    "%s was replaced by another file, which is read now" :
		    "%s was cut or overwritten: it is read anew", f->path);
		follow_build_drop(&f->build);
		f->base += had + 1;
		f->seen = 0;
		f->due = 0;
		forget_clear(&f->forget);
		follow_newest_free(&f->newest);
		break;
	case GROW_MORE:
	case GROW_NOTHING:
		follow_catch(f, grow_bytes(f->grow) - had >= GROW_MOST / 2);
		break;
	}
	return 0;
}

/*
 * Gives up a file that is no trace so far and is not written any more: 0, or -1
 * and *err.
 */
static int
follow_give_up(const struct following *f, struct err *err)
{
	int64_t age;
	char text[48];

	if (!f->strange || (age = grow_age(f->grow)) < GIVE_UP)
		return 0;
	text_duration_short(text, sizeof(text), sat_mul(age, 1000000000));
	return err_set(err, ERR_FORMAT, ERR_NOWHERE, "%s: this is not a "
	    "trace, and nothing was written to it for %s", f->path, text);
}

/* Takes and publishes until the end; err says if something went wrong. */
static void
follow_loop(struct following *f, struct err *err)
{
	int r = 0;

	while (r == 0 && !follow_progress(f, 0)) {
		r = follow_take(f, err);
		follow_save_grown(f->o->follow, f->grow);
		if (r == 0)
			r = follow_publish(f, err);
		if (r == 0)
			r = follow_give_up(f, err);
	}
}

/* Returns the model of all bytes when no more will come. */
static struct trace *
follow_end(struct following *f, struct err *err)
{
	struct follow_build *b = &f->build;
	struct trace *t;

	follow_build_drop(b);
	b->m = (struct partial_model){ .o = f->o, .path = f->path,
	    .base = f->base };
	if (follow_build_open(b, f->grow, 1, err) != 1) {
		err_set(err, ERR_FORMAT, 0, "%s: nothing in it is a trace "
		    "event", f->path);
		return NULL;
	}
	t = follow_build_make(b);
	t->complete = 1;
	return t;
}

/* Returns whether a path has no file, in a folder that is there. */
static int
follow_absent(const char *path)
{
	struct stat st;
	const char *slash = strrchr(path, '/');
	char *folder;
	int there;

	if (strcmp(path, "-") == 0 || stat(path, &st) == 0 || errno != ENOENT)
		return 0;
	if (slash == NULL)
		return 1;
	folder = xmalloc((size_t)(slash - path) + 2);
	memcpy(folder, path, (size_t)(slash - path) + 1);
	folder[slash - path + 1] = '\0';
	there = stat(folder, &st) == 0;
	free(folder);
	return there;
}

/* Opens the input when it is there; returns 0, or -1 and *err. */
static int
follow_open(struct following *f, struct err *err)
{
	struct err now;

	for (;;) {
		err_clear(&now);
		if ((f->grow = grow_open(f->path, &now)) != NULL)
			break;
		follow_behind(f->o->follow, FOLLOW_ABSENT);
		if (!follow_absent(f->path) || (f->o->progress != NULL &&
		    f->o->progress(f->o->arg, 0, 0))) {
			if (err != NULL && err->code == ERR_NONE)
				*err = now;
			return -1;
		}
		poll(NULL, 0, GROW_WAIT);
	}
	follow_behind(f->o->follow, FOLLOW_NOT_YET);
	return 0;
}

struct trace *
follow_file(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct following f;
	struct trace *t;

	memset(&f, 0, sizeof(f));
	f.o = o;
	f.path = paths[0];
	if (n != 1) {
		err_set(err, ERR_USAGE, ERR_NOWHERE, "one file can be "
		    "followed at a time");
		return NULL;
	}
	if (follow_open(&f, err) == -1)
		return NULL;
	follow_loop(&f, err);
	t = follow_end(&f, err);
	follow_save_grown(o->follow, f.grow);
	follow_newest_free(&f.newest);
	grow_free(f.grow);
	return t;
}
