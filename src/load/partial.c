/*
 * partial: models of the beginning of an input, to show while the rest is
 * read.
 *
 * Models are made of the first tuning.partial_first bytes, then of
 * PARTIAL_STEP times as much, and so on, each read from the start.  Together
 * they cost a few percent of the whole load.  Each has a mapping of its own
 * and shares nothing with the load that goes on.
 *
 * - A pipe may be slow: another model is made when reading the bytes again
 *   takes at most a tenth of the time since the last model.
 * - The first is made by one thread: it is small, and on a busy machine each
 *   end of work that is shared waits for the thread that runs last.
 * - Warnings are dropped: at the end of such a piece (truncated, unterminated)
 *   they would be wrong.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/builder.h"
#include "ttv/clock.h"
#include "ttv/elapsed.h"
#include "ttv/mapfile.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "formats.h"
#include "ttv/inflate.h"
#include "ttv/input.h"
#include "names.h"
#include "partial.h"

#define PARTIAL_STEP	8
#define PARTIAL_WORTH	4		/* a model's part of the whole, at
					 * most */
#define SLOW_FIRST_MS	50		/* ms; the first model of a slow pipe */
#define SLOW_EVERY_MS	250
#define SLOW_SHARE	10

void
partial_init(struct partial *p, const struct load_options *o,
    const char *path, int single)
{
	memset(p, 0, sizeof(*p));
	p->o = o;
	p->path = path;
	p->wanted = single && o->publish != NULL;
	p->next = tuning.partial_first;
	p->due = now_ms() + SLOW_FIRST_MS;
}

/*
 * Counts partial models as a share of the whole, so progress never goes back.
 */
static int
partial_progress(void *arg, uint64_t done)
{
	struct partial *p = arg;

	return p->stopped |= p->o->progress(p->o->arg, p->spent + done,
	    p->len + p->extra);
}

struct trace *
partial_model(const struct partial_model *m, struct mapfile *map, size_t n)
{
	struct inputs *in = inputs_new();
	const struct format *format = m->format != NULL ? m->format :
	    format_of(map->data, n);
	size_t mark = text_mark(map->data, n);
	struct reading f;
	struct builder *b;
	struct source *s;
	struct input *g;
	struct trace *t;

	s = in->sources = xcalloc(1, sizeof(*in->sources));
	in->nsources = 1;
	s->path = xstrdup(m->path);
	s->format = format->name;
	s->words = &format->words;
	s->len = n;
	s->size = m->size;
	s->compression = m->compression;
	memset(&f, 0, sizeof(f));
	f.base = m->base + mark;
	f.data = map->data + mark;
	f.len = n - mark;
	f.compat = m->o->compat;
	f.align_spans = clock_is_spans(m->o->align);
	f.symbols = m->o->nsymbols > 0;
	f.threads = m->threads > 0 ? m->threads : m->o->threads > 0 ?
	    m->o->threads : pool_cores();
	f.progress = m->progress;
	f.arg = m->arg;
	g = inputs_add(in, map, 0);
	g->events = format->events;
	g->base = m->base;
	b = format->read(&f);
	in->v[0].state = f.state;
	if (m->warnings == PARTIAL_SILENT)
		memset(builder_warn(b), 0, sizeof(struct warn));
	builder_offsets_end(b, m->base + n);
	t = builder_finish(&b, 1, f.threads);
	load_names(t, m->o);
	if (m->warnings == PARTIAL_SILENT)
		memset(&t->warn, 0, sizeof(t->warn));
	if (m->warnings == PARTIAL_NO_END) {
		memset(&t->warn.entry[WARN_TRUNCATED], 0,
		    sizeof(t->warn.entry[0]));
		memset(&t->warn.entry[WARN_UNCLOSED], 0,
		    sizeof(t->warn.entry[0]));
		memset(&t->warn.entry[WARN_UNTERMINATED], 0,
		    sizeof(t->warn.entry[0]));
	}
	t->complete = 0;
	t->until = m->base + n;
	inputs_attach(in, t);
	return t;
}

/*
 * Publishes a model of the first n bytes of the map, which becomes the
 * model's. `like`: the source whose size and compression it has, or NULL.
 */
static void
partial_publish_model(struct partial *p, struct mapfile *map, size_t n,
    const struct source *like)
{
	struct partial_model m = { .o = p->o, .path = p->path };

	if (n <= tuning.partial_first)
		m.threads = 1;
	if (like != NULL) {
		m.size = like->size;
		m.compression = like->compression;
	}
	if (p->len > 0 && p->o->progress != NULL) {
		m.progress = partial_progress;
		m.arg = p;
	}
	p->o->publish(p->o->arg, partial_model(&m, map, n));
}

/* Returns whether models of the beginning are made of a format. */
static int
has_partial(const struct format *format)
{
	return format->read != NULL && !format->container;
}

int
partial_spooled(void *arg, int fd, uint64_t bytes, uint64_t done,
    uint64_t total)
{
	struct partial *p = arg;
	struct mapfile map;
	int64_t start, wait;

	if (p->o->progress != NULL &&
	    p->o->progress(p->o->arg, done, total) != 0)
		return p->stopped = 1;
	if (!p->wanted || bytes == p->last)
		return 0;
	start = now_ms();
	if (bytes < p->next && (total != 0 || start < p->due))
		return 0;
	if (total != 0 && done > total / PARTIAL_WORTH) {
		p->wanted = 0;		/* the complete model comes soon */
		return 0;
	}
	p->next = bytes * PARTIAL_STEP;
	p->last = bytes;
	if (mapfile_fd(&map, fd, p->path, NULL) == -1)
		return 0;
	/* the file may be longer than its written part */
	if (map.len < bytes || inflate_type(map.data, bytes) != NULL ||
	    !has_partial(format_of(map.data, bytes)))
		mapfile_close(&map);
	else {
		map.len = (size_t)bytes;
		partial_publish_model(p, &map, map.len, NULL);
	}
	wait = (now_ms() - start) * SLOW_SHARE;
	p->due = now_ms() + (wait > SLOW_EVERY_MS ? wait : SLOW_EVERY_MS);
	return 0;
}

int
partial_publish(struct partial *p, const struct source *s,
    const struct format *format)
{
	struct mapfile map;
	uint64_t n;

	/* inflated and piped input was published as it came */
	if (!p->wanted || !has_partial(format) || s->compression != NULL ||
	    s->len != s->size || strcmp(p->path, "-") == 0)
		return 0;
	p->len = s->len;
	for (n = p->next; n <= s->len / PARTIAL_WORTH; n *= PARTIAL_STEP)
		p->extra += n;
	while (p->next <= s->len / PARTIAL_WORTH) {
		if (mapfile_path(&map, p->path, NULL, NULL) == -1)
			return 0;
		if (map.len < p->next) {	/* the file was cut */
			mapfile_close(&map);
			return 0;
		}
		partial_publish_model(p, &map, (size_t)p->next, s);
		p->spent += p->next;
		p->next *= PARTIAL_STEP;
		if (p->o->progress != NULL && partial_progress(p, 0) != 0)
			return 1;
	}
	return 0;
}

struct trace *
load_empty(void)
{
	struct builder *b = builder_new();

	return builder_finish(&b, 1, 1);
}
