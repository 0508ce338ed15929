/*
 * with: loads a trace, asks the files of --with what they derive from it, and
 * loads it again with that: a model is const, and what is derived is nested,
 * laid out, searched and summed up like all else by the one way that makes
 * models.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ttv/derive.h"
#include "ttv/derived.h"
#include "ttv/err.h"
#include "ttv/fd.h"
#include "ttv/index.h"
#include "ttv/load.h"
#include "ttv/loader.h"
#include "ttv/note.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "resource.h"
#include "with.h"

#define WITH_ALL	"all"

/* What is asked whether queries are to end: what the load is asked by. */
struct asking {
	const struct load_options *o;
	uint64_t	 bytes;		/* of the files, all read */
};

static int
with_ask(void *arg)
{
	const struct asking *a = arg;

	return a->o->progress(a->o->arg, a->bytes, a->bytes);
}

/* Runs the statements of a file; what they derive is added to *d. */
static int
with_file(const struct trace *t, const struct load_options *o,
    const char *path, const char *name, struct derived *d, struct err *err)
{
	struct asking ask = { o, 0 };
	struct buf text = BUF_INIT;
	struct sql_error e;
	struct sql *s;
	uint32_t i;
	int rc;

	buf_adds(&text, "");
	if (resource_read(path, &text, err) == -1) {
		err->code = ERR_USAGE;	/* nothing is wrong with the trace */
		buf_free(&text);
		return -1;
	}
	s = sql_open(t);
	for (i = 0; i < t->nsources; i++)
		ask.bytes += t->sources[i].size;
	if (o->progress != NULL)
		sql_ask(s, with_ask, &ask);
	rc = sql_derive(s, text.data, text.len, name, d, &e);
	sql_close(s);
	buf_free(&text);
	if (rc == 0)
		return 0;
	return e.line == 0 ? err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: %s",
	    path, e.msg) : err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "%s:%llu:%llu: %s", path, (unsigned long long)e.line,
	    (unsigned long long)e.col, e.msg);
}

/* Runs a file by its name, which is not its path. */
static int
with_path(const struct trace *t, const struct load_options *o,
    const char *path, struct derived *d, struct err *err)
{
	const char *slash = strrchr(path, '/'), *dot;
	char *name = xstrdup(slash != NULL ? slash + 1 : path);
	int rc;

	if ((dot = strrchr(name, '.')) != NULL && dot != name)
		name[dot - name] = '\0';
	rc = with_file(t, o, path, name, d, err);
	free(name);
	return rc;
}

/* Runs one of the person's files by its name, or all of them. */
static int
with_person(const struct trace *t, const struct load_options *o,
    const char *name, struct derived *d, struct err *err)
{
	struct resources all;
	size_t i, n = 0;
	int rc = 0, every = strcmp(name, WITH_ALL) == 0;

	resources_find(&all, "derived", 0);
	for (i = 0; i < all.n && rc == 0; i++) {
		if (!every && strcmp(all.v[i].name, name) != 0)
			continue;
		n++;
		rc = with_file(t, o, all.v[i].path, all.v[i].name, d,
		    err);
	}
	resources_free(&all);
	if (n == 0)
		err_set(err, ERR_USAGE, ERR_NOWHERE, every ?
		    "--with: no file NAME.sql is in ttv/derived of the "
		    "person's configuration" : "--with: there is no file "
		    "%.128s, and none of that name in ttv/derived of the "
		    "person's configuration", name);
	return rc == 0 && n > 0 ? 0 : -1;
}

static int
with_all(const struct trace *t, const struct load_options *o,
    struct derived *d, struct err *err)
{
	size_t i;
	int rc = 0;

	for (i = 0; i < o->nwith && rc == 0; i++)
		if (strchr(o->with[i], '/') == NULL &&
		    access(o->with[i], F_OK) == -1)
			rc = with_person(t, o, o->with[i], d, err);
		else
			rc = with_path(t, o, o->with[i], d, err);
	return rc;
}

struct trace *
with_load(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct derived d = DERIVED_INIT;
	struct load_options again = *o;
	struct trace *t;

	t = index_load(paths, n, o, err);
	if (t != NULL && o->nwith > 0 && t->complete &&
	    with_all(t, o, &d, err) == -1)
		derived_free(&d);
	if (d.nevents == 0) {
		if (d.nrules > 0)
			t->notes = notes_new(t, &d);
	} else {
		trace_free(t);
		again.derived = &d;
		again.publish = NULL;
		again.index = NULL;	/* it has no derived events */
		t = load_files(paths, n, &again, NULL);
		if (t == NULL)
			err_set(err, ERR_OPEN, ERR_NOWHERE, "%s cannot be "
			    "read a second time", paths[0]);
	}
	/* files that cannot be loaded again leave what is shown as it is */
	if (o->keep != NULL && t != NULL) {
		derived_free(o->keep);
		*o->keep = d;
	} else
		derived_free(&d);
	return t;
}

/* ---- a viewer that adds tracks ---- */

/* Returns whether a file is still there to be read a second time. */
static int
with_readable(const char *path)
{
	struct stat st;

	if (strcmp(path, "-") == 0)
		return fstat(STDIN_FILENO, &st) == 0 && S_ISREG(st.st_mode);
	return stat(path, &st) == -1 || !S_ISFIFO(st.st_mode);
}

static int
with_progress(void *arg, uint64_t done, uint64_t total)
{
	(void)done;
	(void)total;
	return atomic_load(&((struct with *)arg)->reload.stop);
}

static struct trace *
with_again(void *arg, const struct derived *d, struct err *err)
{
	struct with *w = arg;
	const char *const *paths = (const char *const *)w->call->argv;
	size_t n = (size_t)w->call->argc, i;
	struct load_options o;
	struct trace *t;

	if (w->loader != NULL)
		paths = loader_files(w->loader, &n, &o);
	else
		cmd_load_fill(w->call, &o);
	o.derived = d;
	o.index = NULL;
	o.publish = NULL;
	o.progress = with_progress;
	o.arg = w;
	for (i = 0; i < n; i++)
		if (!with_readable(paths[i])) {
			err_set(err, ERR_OPEN, ERR_NOWHERE, "%s cannot be "
			    "read a second time", paths[i]);
			return NULL;
		}
	t = load_files(paths, n, &o, err);
	if (t != NULL && !t->complete && atomic_load(&w->reload.stop)) {
		trace_free(t);
		t = NULL;
		err_set(err, ERR_CANCELLED, ERR_NOWHERE, "interrupted");
	}
	return t;
}

void
with_open(struct with *w, const struct cmd_call *call)
{
	static const struct derived none = DERIVED_INIT;

	w->call = call;
	w->loader = NULL;
	w->derived = none;
	w->reload.derived = &w->derived;
	w->reload.load = with_again;
	w->reload.arg = w;
	atomic_init(&w->reload.stop, 0);
}

void
with_close(struct with *w)
{
	derived_free(&w->derived);
}

/* Returns a new file without a name in TMPDIR, or -1. */
static int
with_file_new(void)
{
	const char *dir = getenv("TMPDIR");
	char path[PATH_MAX];
	int fd;

	if (dir == NULL || dir[0] != '/')
		dir = "/tmp";
	if ((size_t)snprintf(path, sizeof(path), "%s/ttv.XXXXXXXX", dir) >=
	    sizeof(path))
		return -1;
	if ((fd = mkostemp(path, O_CLOEXEC)) != -1)
		unlink(path);
	return fd;
}

/* Copies all of one descriptor to another; returns 0 or -1. */
static int
with_copy(int from, int to)
{
	char bytes[65536];
	ssize_t n;

	while ((n = read(from, bytes, sizeof(bytes))) != 0) {
		if (n == -1 && errno == EINTR)
			continue;
		if (n == -1)
			return -1;
		if ((errno = fd_write(to, bytes, (size_t)n)) != 0)
			return -1;
	}
	return 0;
}

/* Copies the standard input into a file that takes its place. */
static int
with_keep_stdin(struct err *err)
{
	int fd = with_file_new(), rc = 0;

	if (fd == -1 || with_copy(STDIN_FILENO, fd) == -1 ||
	    lseek(fd, 0, SEEK_SET) == -1 ||
	    dup3(fd, STDIN_FILENO, O_CLOEXEC) == -1)
		rc = err_set(err, ERR_OPEN, ERR_NOWHERE, "the standard input "
		    "cannot be kept for --with: %s", strerror(errno));
	if (fd != -1)
		close(fd);
	return rc;
}

int
with_check(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct stat st;
	size_t i;

	for (i = 0; i < n && o->nwith > 0; i++) {
		if (strcmp(paths[i], "-") == 0) {
			if (fstat(STDIN_FILENO, &st) == 0 &&
			    !S_ISREG(st.st_mode) && with_keep_stdin(err) == -1)
				return -1;
		} else if (stat(paths[i], &st) == 0 && !S_ISREG(st.st_mode) &&
		    !S_ISDIR(st.st_mode))
			return err_set(err, ERR_USAGE, ERR_NOWHERE, "--with: "
			    "%s is no regular file, which can be read twice",
			    paths[i]);
	}
	return 0;
}
