/*
 * reopen: measures the second opening of a trace, by its index.
 *
 * 	reopen FILE
 *
 * - Another process writes the index, into a folder that is removed in the end.
 * - "open": a complete model, as the viewer asks for it; "look": what 40 rows
 *   need for a first frame of 100 columns; "args": those of the slice in the
 *   middle; "checked": a complete model for commands, which check all of the
 *   index before they begin.
 * - "private" is the memory that is not that of a file, with the model.
 */
#include "config.h"

#include <sys/stat.h>
#include <sys/wait.h>

#include <err.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/err.h"
#include "ttv/index.h"
#include "ttv/load.h"
#include "ttv/lod.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "measure.h"

#define ROWS	40
#define COLUMNS	100

static char	dir[] = "/tmp/ttv-reopen.XXXXXX";

/* Implements index_options.damaged: the file is as it was written. */
static void
damaged(int gone)
{
	(void)gone;
	_exit(1);
}

static void
write_index(const char *path)
{
	static const struct index_options own;
	struct load_options o;
	struct err e;
	int status;
	pid_t child = fork();

	if (child == -1)
		errx(1, "cannot fork");
	if (child == 0) {
		memset(&o, 0, sizeof(o));
		o.index = &own;
		err_clear(&e);
		index_limit(UINT64_MAX);
		if (index_write(&path, 1, &o, &e) == -1)
			errx(1, "%s", e.msg);
		_exit(0);
	}
	if (waitpid(child, &status, 0) == -1 || status != 0)
		errx(1, "no index");
}

static struct trace *
reopen(const char *path, int later)
{
	static struct index_options own;
	struct load_options o;
	struct trace *t;
	struct err e;

	memset(&o, 0, sizeof(o));
	own.damaged = later ? damaged : NULL;
	o.index = &own;
	err_clear(&e);
	t = index_load(&path, 1, &o, &e);
	if (t == NULL || t->store == NULL)
		errx(1, "%s: opened without its index", path);
	return t;
}

/* Looks at the first rows as a frame does. */
static void
look(const struct trace *t)
{
	struct lod_column c;
	int64_t step = (t->end - t->start) / COLUMNS + 1, from;
	uint32_t row, i;

	for (row = 0; row < ROWS && row < t->nrows; row++)
		for (i = 0; i < COLUMNS; i++) {
			from = t->start + (int64_t)i * step;
			lod_column(t, row, from, from + step, &c);
		}
}

static void
say_private(void)
{
	char line[128];
	FILE *f = fopen("/proc/self/status", "r");

	while (f != NULL && fgets(line, sizeof(line), f) != NULL)
		if (strncmp(line, "RssAnon:", 8) == 0)
			measure_say("private", strtod(line + 8, NULL) * 1024 /
			    1e6, "MB");
	if (f != NULL)
		fclose(f);
}

static void
measure(const char *path)
{
	uint64_t start = measure_now(), opened, looked;
	struct arena a = { 0 };
	struct trace *t = reopen(path, 1);

	opened = measure_now();
	look(t);
	looked = measure_now();
	measure_say("open", (double)(opened - start) / 1e6, "ms");
	measure_say("look", (double)(looked - opened) / 1e6, "ms");
	if (t->nslices > 0)
		trace_slice_args(t, t->nslices / 2, &a);
	measure_say("args", (double)(measure_now() - looked) / 1e6, "ms");
	say_private();
	arena_free(&a);
	trace_free(t);
	start = measure_now();
	t = reopen(path, 0);
	measure_say("checked", (double)(measure_now() - start) / 1e6, "ms");
	measure_say("index", (double)t->store->len / 1e6, "MB");
	trace_free(t);
}

int
main(int argc, char **argv)
{
	uint64_t bytes;

	xmalloc_setup();
	if (argc != 2)
		errx(2, "usage: reopen FILE");
	if (mkdtemp(dir) == NULL || setenv("TTV_CACHE", dir, 1) == -1)
		err(1, "%s", dir);
	write_index(argv[1]);
	measure(argv[1]);
	index_clear(&bytes);
	rmdir(dir);
	return 0;
}
