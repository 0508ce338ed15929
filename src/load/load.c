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
#include "inflate.h"
#include "input.h"
#include "utf16.h"

struct loading {
	const struct load_options *o;
	struct inputs	*inputs;
	struct builder	**parts;
	size_t		 nparts;
	size_t		 readable;	/* files with something in them */
	uint64_t	 total, read;	/* bytes, for progress */
	uint32_t	 file;		/* that is being read */
};

/* ---- formats ---- */

struct format {
	const char	*name;
	const char	*help;
	int		(*sniff)(const char *, size_t);
	int		readable;	/* 0: recognised, not read */
};

static const char *
first_byte(const char *p, size_t n)
{
	const char *end = p + n;

	while (p < end && strchr(" \t\r\n\f\v,", *p) != NULL && *p != '\0')
		p++;
	return p;
}

static int
begins(const char *p, size_t n, const char *with)
{
	return n >= strlen(with) && memcmp(p, with, strlen(with)) == 0;
}

static int
sniff_json(const char *p, size_t n)
{
	const char *q = first_byte(p, n);

	return q == p + n || *q == '{' || *q == '[';
}

static int
sniff_fuchsia(const char *p, size_t n)
{
	return n >= 8 && memcmp(p, "\x10\x00\x04\x46\x78\x54\x16\x00", 8) == 0;
}

static int
sniff_ninja(const char *p, size_t n)
{
	return begins(p, n, "# ninja log");
}

static int
sniff_html(const char *p, size_t n)
{
	const char *q = first_byte(p, n);

	return q < p + n && *q == '<';
}

static int
sniff_ftrace(const char *p, size_t n)
{
	return begins(p, n, "# tracer") || begins(p, n, "TRACE:") ||
	    begins(p, n, "cpus=");
}

static int
sniff_perfetto(const char *p, size_t n)
{
	return n >= 2 && p[0] == 0x0a;
}

static int
sniff_any(const char *p, size_t n)
{
	(void)p;
	(void)n;
	return 1;
}

static const struct format formats[] = {
	{ "chrome-json", "Trace Event Format: JSON, an array, an object with "
	    "traceEvents, or one event a line", sniff_json, 1 },
	{ "fuchsia", "Fuchsia trace format", sniff_fuchsia, 0 },
	{ "ninja-log", "Ninja build log", sniff_ninja, 0 },
	{ "ftrace", "Linux ftrace text", sniff_ftrace, 0 },
	{ "html", "HTML with a trace in it", sniff_html, 0 },
	{ "perfetto", "Perfetto protobuf", sniff_perfetto, 0 },
	{ "unknown", "not a trace that is known", sniff_any, 0 },
};
#define NFORMATS	(sizeof(formats) / sizeof(formats[0]) - 1)

const char *
load_format_name(size_t i)
{
	return i < NFORMATS ? formats[i].name : NULL;
}

const char *
load_format_help(size_t i)
{
	return i < NFORMATS ? formats[i].help : NULL;
}

/* ---- one file ---- */

static int
on_progress(void *arg, uint64_t done)
{
	struct loading *l = arg;

	return l->o->progress(l->o->arg, l->read + done, l->total);
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
	l->readable += understood || first_byte(f.data, f.len) ==
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
	struct mapfile map;
	const char *data;
	size_t i, n;

	if (mapfile_path(&map, path, err) == -1)
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

		if (inflate_map(&map, path, warn, err) == -1) {
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
	data = r->v[r->n - 1].map.data;
	n = r->v[r->n - 1].map.len;
	if (begins(data, n, "\xef\xbb\xbf")) {
		data += 3;
		n -= 3;
	}
	for (i = 0; !formats[i].sniff(data, n); i++)
		;
	s->format = formats[i].name;
	if (i == NFORMATS)
		return err_set(err, ERR_FORMAT, 0, "%s: this is not a trace",
		    path);
	if (!formats[i].readable)
		return err_set(err, ERR_UNSUPPORTED, 0,
		    "%s: %s is not read yet", path, formats[i].help);
	return 0;
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
	if (clock_check(&clocks, paths, n, err) == -1)
		goto out;
	for (i = 0; i < n; i++)
		if (open_source(&l, paths[i], &warns[i], err) == -1)
			goto out;
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
