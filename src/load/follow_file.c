/*
 * follow_file: from a growing input to one model after another.
 *
 * Each model is made of all bytes, as if the file had been opened now: so a
 * model is right whatever the format, and nothing that came before has to be
 * undone.  What that costs is spread: the next model is made when the last one
 * took at most one FOLLOW_SHARE of the time since.  When that is too long,
 * small models of the newest events come in between, where the format allows
 * it; each kind has half of the share then.  What grows by half gets a model of
 * everything in any case: so a byte is read three times on average for those,
 * however fast they come.
 *
 *	- Offsets go on where the bytes before ended when the input begins
 *	  anew, so that no event is taken for one of before.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/grow.h"
#include "ttv/input.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "follow.h"
#include "follow_build.h"
#include "follow_newest.h"
#include "forget.h"
#include "formats.h"
#include "partial.h"

#define FOLLOW_DIVIDE	400		/* ms between two models of all, from
					 * which on the newest events get models
					 * of their own: people see a delay */

#define FOLLOW_LITTLE	(1u << 20)	/* bytes: a millisecond */

struct following {
	const struct load_options *o;
	const char	*path;
	struct grow	*grow;
	uint64_t	 base;		/* offset of its first byte */
	struct follow_build build;
	int64_t		 start, cpu;	/* ms: when it began; cpu_ms() then,
					 * without what other work took since */
	uint64_t	 seen;		/* bytes of the last model */
	int64_t		 due;		/* ms: earliest time of the next one */
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

/* Returns the ms of processor time that this program has used. */
static int64_t
cpu_ms(void)
{
	struct timespec t;

	if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t) == -1)
		return 0;
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- what is too old ---- */

/* Says once that a format forgets nothing. */
static void
follow_keeps_all(struct following *f, const struct format *format,
    int64_t keep)
{
	if (keep == f->kept)
		return;
	f->kept = keep;
	if (!forget_can(format))
		follow_say(f->o->follow, 1, "of %s everything is kept: what "
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
	follow_keeps_all(f, format, keep);
	at = forget_old(&f->forget, t, format, map->data, map->len, f->base,
	    keep, &head);
	if (at > head.len) {
		r = grow_forget(f->grow, at, head.data, head.len, err);
		if (r == 0) {
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

/* Prepares models of the newest events behind t, if those of all cost much. */
static void
follow_divide(struct following *f, const struct trace *t, int64_t pause)
{
	const struct inputs *in = t->reader_data;
	const struct mapfile *map = &in->v[0].map;

	f->newest.ready = 0;
	if (pause >= FOLLOW_DIVIDE)
		follow_newest_begin(&f->newest, t, format_of(map->data,
		    map->len), map->data, map->len, f->base,
		    forget_newest(&f->forget));
}

/* Publishes the model of everything that was made. */
static int
follow_publish_all(struct following *f, struct trace *t, struct err *err)
{
	int64_t pause;

	f->seen = f->build.bytes;
	pause = follow_pause(f, f->cpu, FOLLOW_SHARE);
	forget_mark(&f->forget, t, f->base + f->seen);
	follow_divide(f, t, pause);
	if (follow_forget(f, t, err) == -1) {
		trace_free(t);
		return -1;
	}
	if (f->newest.ready)
		pause = follow_pause(f, f->cpu, 2 * FOLLOW_SHARE);
	f->due = f->start + pause;
	f->due_newest = 0;
	f->seen_newest = 0;
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

	f->start = now_ms();
	f->cpu = cpu_ms();
	b->m = (struct partial_model){ .o = f->o, .path = f->path,
	    .base = f->base, .progress = follow_progress, .arg = f };
	if ((r = follow_build_open(b, f->grow, 0, err)) == 1) {
		if (f->newest.ready && follow_build_start(b) == 0)
			return 0;
		return follow_publish_all(f, follow_build_make(b), err);
	}
	f->seen = b->bytes;
	f->due = f->start + FOLLOW_EVERY;
	return r;
}

/* Publishes a model of the newest events. */
static void
follow_publish_newest(struct following *f)
{
	struct partial_model m = { .o = f->o, .path = f->path,
	    .progress = follow_progress, .arg = f };
	int64_t start = now_ms(), cpu = cpu_ms(), pause;
	uint64_t events;
	struct trace *t;

	f->seen_newest = grow_bytes(f->grow);
	t = follow_newest_model(&f->newest, &m, f->grow, f->base,
	    &events);
	pause = follow_pause(f, cpu, 2 * FOLLOW_SHARE);
	f->cpu += cpu_ms() - cpu;
	f->due_newest = start + pause;
	follow_behind(f->o->follow, pause + now_ms() - start);
	if (t != NULL)
		f->o->newest(f->o->arg, t, f->newest.from, events);
}

/* Publishes a model if there are new bytes and it is time.  0 or -1. */
static int
follow_publish(struct following *f, struct err *err)
{
	uint64_t bytes = grow_bytes(f->grow);
	int64_t now = now_ms();

	if (follow_build_done(&f->build))
		return follow_publish_all(f, follow_build_end(&f->build), err);
	if (bytes == f->seen)
		return 0;
	if (!f->build.running && (now >= f->due ||
	    bytes - f->seen > f->seen / 2 + FOLLOW_LITTLE ||
	    follow_join_asked(f->o->follow)))
		return follow_begin_all(f, err);
	/* a model of much would cost what a model of everything costs */
	if (f->newest.ready && bytes - f->seen < f->seen / 2 &&
	    bytes != f->seen_newest && now >= f->due_newest)
		follow_publish_newest(f);
	return 0;
}

/* ---- the input ---- */

/* Copies all bytes to the file that was asked for. */
static void
follow_write(struct following *f)
{
	char *path = follow_asked(f->o->follow), size[32];
	int fd, error;

	if (path == NULL)
		return;
	fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	error = fd == -1 ? errno : grow_save(f->grow, fd);
	if (fd != -1 && close(fd) == -1 && error == 0)
		error = errno;
	text_bytes(size, sizeof(size), grow_bytes(f->grow));
	if (error != 0)
		follow_say(f->o->follow, 1, "%s: %s", path, strerror(error));
	else
		follow_say(f->o->follow, 0, "%s: %s written", path, size);
	free(path);
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
		break;
	}
	return 0;
}

/* Takes and publishes until the end; err says if something went wrong. */
static void
follow_loop(struct following *f, struct err *err)
{
	int r = 0;

	while (r == 0 && !follow_progress(f, 0)) {
		r = follow_take(f, err);
		follow_write(f);
		if (r == 0)
			r = follow_publish(f, err);
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
	if ((f.grow = grow_open(f.path, err)) == NULL)
		return NULL;
	follow_loop(&f, err);
	t = follow_end(&f, err);
	follow_write(&f);
	follow_newest_free(&f.newest);
	grow_free(f.grow);
	return t;
}
