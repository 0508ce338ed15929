/*
 * lib: the door through which other programs come to traces (libttv(3)): opens
 * and closes them, and says what they are.  Calls of ttv.h become calls of the
 * layers below; nothing is computed here.
 *
 * The library is a guest of the process (ttv/guest.h).  It keeps no index:
 * files are read each time, and none is written.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv.h"
#include "ttv/err.h"
#include "ttv/guest.h"
#include "ttv/load.h"
#include "ttv/spill.h"
#include "ttv/sql.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "lib_int.h"

/* Threads that read a file: as many as ttv starts on the largest machine. */
#define MOST_THREADS	64

int
guest_is(void)
{
	return 1;
}

/*
 * Takes back what the process would keep of the library: a program unloads one
 * of its plugins, which libttv.a is a part of.
 */
__attribute__((destructor)) static void
lib_leave(void)
{
	sql_leave();
	spill_leave();
}

const char *
ttv_version(void)
{
	return PACKAGE_VERSION;
}

/* ---- errors */

void
lib_error(struct ttv_error *e, int code, const char *message)
{
	if (e == NULL)
		return;
	memset(e, 0, sizeof(*e));
	e->code = code;
	e->offset = TTV_NOWHERE;
	snprintf(e->message, sizeof(e->message), "%s", message);
}

/* Fills *e with an error of the layers below. */
static void
error_of(struct ttv_error *e, const struct err *err)
{
	static const int codes[] = {
		[ERR_NONE] = TTV_OK,
		[ERR_USAGE] = TTV_USAGE,
		[ERR_OPEN] = TTV_UNREADABLE,
		[ERR_FORMAT] = TTV_FORMAT,
		[ERR_EMPTY] = TTV_EMPTY,
		[ERR_UNSUPPORTED] = TTV_UNSUPPORTED,
		[ERR_LIMIT] = TTV_LIMIT,
		[ERR_CANCELLED] = TTV_STOPPED,
	};

	if (e == NULL)
		return;
	lib_error(e, codes[err->code], err->msg);
	e->offset = err->offset;
	e->line = err->line;
}

/* ---- a trace */

/* Returns whether the paths and the members of the options can be meant. */
static int
is_sane(const char *const *paths, size_t n, const struct ttv_options *o)
{
	static const uint64_t unused[sizeof(o->unused) / sizeof(*o->unused)];
	size_t i;

	/* first of all: options of which nothing was set are not followed */
	if (o->threads < 0 || memcmp(o->unused, unused, sizeof(unused)) != 0 ||
	    (paths == NULL && n > 0))
		return 0;
	for (i = 0; i < n; i++)
		if (paths[i] == NULL || strcmp(paths[i], "-") == 0)
			return 0;
	for (i = 0; i < o->noffsets; i++)
		if (o->offsets == NULL || o->offsets[i] == NULL)
			return 0;
	return 1;
}

struct ttv *
ttv_open(const char *const *paths, size_t n, const struct ttv_options *options,
    struct ttv_error *error)
{
	static const struct ttv_options usual;
	const struct ttv_options *from = options != NULL ? options : &usual;
	struct load_options o;
	struct trace *trace;
	struct ttv *t;
	struct err err;

	lib_error(error, TTV_OK, "");
	if (!is_sane(paths, n, from)) {
		lib_error(error, TTV_USAGE, "a path or an option that cannot "
		    "be");
		return NULL;
	}
	memset(&o, 0, sizeof(o));
	o.threads = from->threads < MOST_THREADS ? from->threads :
	    MOST_THREADS;
	o.compat = from->compat != 0;
	o.copy = from->copy != 0;
	o.align = from->align;
	o.offsets = (const char **)(uintptr_t)from->offsets;
	o.noffsets = from->noffsets;
	o.progress = from->progress;
	o.arg = from->arg;
	err_clear(&err);
	trace = load_files(paths, n, &o, &err);
	if (err.code != ERR_NONE) {
		error_of(error, &err);
		trace_free(trace);
		return NULL;
	}
	t = xcalloc(1, sizeof(*t));
	t->trace = trace;
	return t;
}

const struct trace *
lib_trace(const struct ttv *handle)
{
	static const struct trace empty;

	return handle != NULL ? handle->trace : &empty;
}

void
ttv_close(struct ttv *t)
{
	if (t == NULL)
		return;
	trace_free(t->trace);
	free(t);
}

void
ttv_free(void *p)
{
	free(p);
}

void
ttv_get_info(const struct ttv *handle, struct ttv_info *info)
{
	const struct trace *t = lib_trace(handle);

	if (info == NULL)
		return;
	memset(info, 0, sizeof(*info));
	info->format = t->nsources > 0 && t->sources[0].format != NULL ?
	    t->sources[0].format : "";
	info->start = t->start;
	info->end = t->end;
	info->events = t->nevents;
	info->warnings = warn_total(&t->warn);
	info->losses = warn_loss(&t->warn);
	info->complete = t->complete;
	info->processes = t->nprocesses;
	info->threads = t->nthreads;
	info->tracks = t->ntracks;
	info->slices = t->nslices;
	info->instants = t->ninstants;
	info->counters = t->nseries;
	info->counter_values = t->ncounter_values;
	info->flows = t->nflows;
}

size_t
ttv_warnings(const struct ttv *handle, uint32_t first,
    struct ttv_warning *out, size_t n)
{
	const struct warn_entry *e;
	uint32_t number = 0;
	size_t got = 0;
	int code;

	if (out == NULL)
		return 0;
	for (code = 0; code < WARN_MAX && got < n; code++) {
		e = &lib_trace(handle)->warn.entry[code];
		if (e->count == 0 || number++ < first)
			continue;
		out[got].name = warn_name((enum warn_code)code);
		out[got].what = warn_what((enum warn_code)code);
		out[got].done = warn_done((enum warn_code)code);
		out[got].count = e->count;
		out[got].offset = e->nplaces > 0 ? e->places[0] : TTV_NOWHERE;
		out[got].loss = warn_is_loss((enum warn_code)code);
		got++;
	}
	return got;
}
