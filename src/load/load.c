/*
 * load: from paths to a model.
 *
 * A file is mapped, inflated if need be, and given to the reader of its
 * format, which its content decides.  All files of a call become one model.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/clock.h"
#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"
#include "chrome.h"
#include "format.h"
#include "inflate.h"
#include "input.h"
#include "partial.h"
#include "utf16.h"

struct loading {
	const struct load_options *o;
	struct inputs	*inputs;
	struct builder	**parts;
	size_t		 nparts;
	size_t		 readable;	/* files with something in them */
	uint64_t	 total, read;	/* bytes, for progress */
	uint32_t	 file;		/* that is being read */
	struct partial	 partial;
	int		 stopped;	/* somebody asked for it */
};

/* ---- one file ---- */

static int
on_progress(void *arg, uint64_t done)
{
	struct loading *l = arg;

	return l->stopped |= l->o->progress(l->o->arg, l->read + done,
	    l->total);
}

/* traceEvents as a string: its text becomes an input of its own. */
static const char *
text_events(void *arg, const struct span *s, size_t *len, uint64_t *base)
{
	struct loading *l = arg;
	struct mapfile map;
	struct input *g;
	unsigned repairs;
	char *text;
	size_t n;
	int r;

	text = xmalloc(JSON_DECODED(s->len));
	n = json_decode(s->p, s->len, text, &repairs);
	r = mapfile_memory(&map, text, n, NULL);
	free(text);
	if (r == -1)
		return NULL;
	g = inputs_add(l->inputs, &map, l->file);
	*len = g->map.len;
	*base = g->base;
	return g->map.data;
}

static void
read_chrome(struct loading *l, uint32_t file, const struct warn *warn)
{
	const struct input *g = &l->inputs->v[file];
	struct chrome_file f;
	int understood;

	memset(&f, 0, sizeof(f));
	f.data = g->map.data;
	f.len = g->map.len;
	f.base = g->base;
	f.file = (uint8_t)file;
	f.compat = l->o->compat;
	f.threads = l->o->threads > 0 ? l->o->threads : pool_cores();
	f.warn = warn;
	f.progress = l->o->progress != NULL ? on_progress : NULL;
	f.text = text_events;
	f.arg = l;
	l->file = file;
	l->parts[l->nparts++] = chrome_load(&f, &understood);
	l->readable += understood || format_first_byte(f.data, f.len) ==
	    f.data + f.len;
	l->read += f.len;
}

/* Maps and inflates a file and finds its format. */
static int
open_source(struct loading *l, const char *path, struct warn *warn,
    struct err *err)
{
	struct inputs *r = l->inputs;
	struct source *s;
	const struct format *format;
	struct mapfile map;
	struct growth growth;
	size_t i;

	growth.fn = partial_grown;
	growth.arg = &l->partial;
	if (mapfile_path(&map, path, &growth, err) == -1)
		return -1;
	r->sources = xgrow(r->sources, r->nsources, &r->sources_cap,
	    sizeof(*r->sources));
	s = &r->sources[r->nsources++];
	memset(s, 0, sizeof(*s));
	s->path = xstrdup(path);
	s->size = map.len;
	for (i = 0; (s->compression = inflate_type(map.data, map.len)) !=
	    NULL && i < 4; i++) {
		const char *type = s->compression;

		if (inflate_map(&map, path, &growth, warn, err) == -1) {
			mapfile_close(&map);
			return -1;
		}
		if (inflate_type(map.data, map.len) == NULL) {
			s->compression = type;
			break;
		}
	}
	if (utf16_is(map.data, map.len) && utf16_map(&map, warn, err) == -1) {
		mapfile_close(&map);
		return -1;
	}
	s->len = map.len;
	l->total += map.len;
	s->base = inputs_add(r, &map, (uint32_t)(r->nsources - 1))->base;
	format = format_of(r->v[r->n - 1].map.data, s->len);
	s->format = format->name;
	if (format->readable)
		return 0;
	if (strcmp(format->name, "unknown") == 0)
		return err_set(err, ERR_FORMAT, 0, "%s: this is not a trace",
		    path);
	return err_set(err, ERR_UNSUPPORTED, 0, "%s: %s is not read yet",
	    path, format->help);
}

struct trace *
load_files(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	static const struct load_options defaults;
	struct clock_options clocks;
	struct loading l;
	struct trace *t = NULL;
	struct warn *warns;
	size_t i;

	memset(&l, 0, sizeof(l));
	l.o = o != NULL ? o : &defaults;
	clocks.align = l.o->align;
	clocks.offsets = l.o->offsets;
	clocks.noffsets = l.o->noffsets;
	l.inputs = inputs_new();
	l.parts = xcalloc(n + 1, sizeof(*l.parts));
	warns = xcalloc(n + 1, sizeof(*warns));
	if (n == 0 || n > 255) {
		err_set(err, ERR_USAGE, ERR_NOWHERE, n == 0 ?
		    "no file to open" : "more than 255 files");
		goto out;
	}
	partial_init(&l.partial, l.o, paths[0], n == 1 &&
	    l.o->noffsets == 0);
	if (clock_check(&clocks, paths, n, err) == -1)
		goto out;
	for (i = 0; i < n; i++)
		if (open_source(&l, paths[i], &warns[i], err) == -1)
			goto out;
	partial_publish(&l.partial, l.inputs->sources);
	for (i = 0; i < n; i++)
		read_chrome(&l, (uint32_t)i, &warns[i]);
	if (clock_align(l.parts, l.nparts, l.inputs->sources, n, &clocks,
	    err) == -1) {
		for (i = 0; i < l.nparts; i++)
			builder_free(l.parts[i]);
		goto out;
	}
	t = builder_finish(l.parts, l.nparts,
	    l.o->threads > 0 ? l.o->threads : pool_cores());
	if (l.readable == 0)
		err_set(err, ERR_FORMAT, 0, "%s: nothing in it is a trace "
		    "event", paths[0]);
	t->complete = !l.stopped && !l.partial.stopped;
	inputs_attach(l.inputs, t);
	l.inputs = NULL;
out:
	if (err != NULL && err->offset == 0 && err->line == 0)
		err->line = 1;
	inputs_free(l.inputs);
	free(l.parts);
	free(warns);
	return t;
}
