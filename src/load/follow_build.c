/*
 * follow_build: a model of all bytes of a growing input.
 *
 * The end of the bytes is not the end of the trace: warnings about it are left
 * out until the writer has ended, and half a line is no event.
 */
#include "config.h"

#include <sys/resource.h>

#include <string.h>

#include "ttv/err.h"
#include "ttv/format.h"
#include "ttv/grow.h"
#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "follow_build.h"
#include "forget.h"
#include "formats.h"

#define BUILD_NICE	10		/* a tenth of the share of others */

size_t
follow_build_whole(const struct format *format, const char *p, size_t n)
{
	const char *end;

	if (!format->by_line)
		return n;
	end = memrchr(p, '\n', n);
	return end == NULL ? 0 : (size_t)(end - p) + 1;
}

/*
 * Returns 1 if the n bytes that are there, all of them if `last`, can be
 * followed, 0: not yet, -1: never.
 */
static int
can_follow(const char *path, const struct format *format, const char *p,
    size_t n, int last, struct err *err)
{
	if (format->container)
		return err_set(err, ERR_UNSUPPORTED, 0, "%s: %s: their traces "
		    "are inside, and are not followed", path, format->help);
	if (format->read != NULL)
		return 1;
	if (!last && format->unknown &&
	    (n < tuning.load_sniff || format_pending(p, n)))
		return 0;
	return err_set(err, ERR_FORMAT, 0, "%s: this is not a trace", path);
}

int
follow_build_open(struct follow_build *b, const struct grow *g, int last,
    struct err *err)
{
	const struct format *format;
	int r;

	b->bytes = grow_bytes(g);
	if (b->bytes == 0)
		return 0;
	if (grow_map(g, &b->map, err) == -1)
		return -1;
	format = format_of(b->map.data, b->map.len);
	r = can_follow(b->m.path, format, b->map.data, b->map.len, last, err);
	b->n = r != 1 ? 0 : last ? b->map.len : follow_build_whole(format,
	    b->map.data, b->map.len);
	if (b->n == 0) {
		mapfile_close(&b->map);
		return r == 1 ? 0 : r;
	}
	b->m.size = b->n;
	b->m.compression = grow_compression(g);
	b->m.warnings = last ? PARTIAL_WARNINGS : PARTIAL_NO_END;
	return 1;
}

struct trace *
follow_build_make(struct follow_build *b)
{
	struct trace *t = partial_model(&b->m, &b->map, b->n);

	b->latest = forget_latest(t, b->from);
	return t;
}

/* ---- by a thread ---- */

static int
build_progress(void *arg, uint64_t done)
{
	struct follow_build *b = arg;

	(void)done;
	return atomic_load(&b->stop);
}

/* Lets the threads that show go first; threads begun by this one as well. */
static void
build_yield(void)
{
#ifdef __linux__
	/* there nice is a thread's, and without it all is only slower */
	(void)setpriority(PRIO_PROCESS, 0, BUILD_NICE);
#endif
}

static void *
build_run(void *arg)
{
	struct follow_build *b = arg;

	if (!b->urgent)
		build_yield();
	b->t = follow_build_make(b);
	atomic_store(&b->done, 1);
	return NULL;
}

int
follow_build_start(struct follow_build *b)
{
	atomic_store(&b->stop, 0);
	atomic_store(&b->done, 0);
	b->m.progress = build_progress;
	b->m.arg = b;
	b->running = pool_thread(&b->thread, build_run, b) == 0;
	return b->running ? 0 : -1;
}

int
follow_build_done(const struct follow_build *b)
{
	return b->running && atomic_load(&b->done);
}

struct trace *
follow_build_end(struct follow_build *b)
{
	pthread_join(b->thread, NULL);
	b->running = 0;
	return b->t;
}

void
follow_build_drop(struct follow_build *b)
{
	if (!b->running)
		return;
	atomic_store(&b->stop, 1);
	trace_free(follow_build_end(b));
}
