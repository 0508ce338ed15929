/*
 * index: opens files by their index, or reads them and has one written.
 *
 * A process of its own writes: it has the model as it is, costs the reading one
 * copy of the page tables, and outlives a viewer that is left at once.
 */
#include "config.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/index.h"
#include "ttv/load.h"
#include "ttv/spill.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "index_int.h"

#define NICE_LOWEST	19
#define FDS		1024		/* more than a process has open */
#define IO_IDLE		(3 << 13)	/* of ioprio_set(2): when the disk has
					 * nothing else to do */

static _Atomic uint64_t most = INDEX_MOST;

void
index_limit(uint64_t bytes)
{
	atomic_store(&most, bytes);
}

void
index_trim(void)
{
	int dir = index_dir_open(0, NULL);

	if (dir == -1)
		return;
	index_dir_trim(dir, atomic_load(&most));
	close(dir);
}

/* Returns whether a model has all of its files, as they were. */
static int
is_whole(const struct trace *t, const struct err *err)
{
	return t != NULL && t->complete && err->code == ERR_NONE &&
	    t->warn.entry[WARN_CHANGED].count == 0 &&
	    t->warn.entry[WARN_SHRUNK].count == 0 &&
	    /* that may be otherwise the next time */
	    t->warn.entry[WARN_LIBRARY_TIME].count == 0 &&
	    t->warn.entry[WARN_LIBRARY_ENDED].count == 0 &&
	    trace_changed(t) == TRACE_BYTES_SAME;
}

/* Opens the files by their index; returns NULL if there is none. */
static struct trace *
open_index(const struct index_key *k, const char *const *paths, size_t n,
    const struct load_options *o)
{
	int dir = index_dir_open(0, NULL);
	struct index_map *m;
	struct index_key now;
	struct trace *t = NULL;
	const char *key;
	uint64_t len;

	if (dir == -1)
		return NULL;
	m = index_map_open(dir, k->name, o->index->damaged);
	close(dir);
	if (m == NULL)
		return NULL;
	key = index_map_section(m, "key", 1, &len);
	if (key == NULL || len != k->text.len ||
	    memcmp(key, k->text.data, len) != 0) {
		index_map_close(m);
		return NULL;
	}
	index_map_used(m);
	if ((t = index_trace(m, paths, n, o)) == NULL)
		return NULL;
	/* the files that are mapped now, not those of a moment ago */
	if (index_key_make(&now, paths, n, o) == -1 ||
	    !index_key_equal(k, &now)) {
		trace_free(t);
		t = NULL;
	}
	index_key_free(&now);
	return t;
}

/* Writes the index of a trace that was just read; 0, or -1 and *err. */
static int
save(const struct index_key *k, const struct trace *t, struct err *err)
{
	char *path;
	int dir = index_dir_open(1, &path), r;

	if (dir == -1 && path == NULL)
		err_set(err, ERR_OPEN, ERR_NOWHERE, "there is no folder for an "
		    "index");
	else if (dir == -1 && access(path, F_OK) == -1)
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%.300s: cannot be made, "
		    "so nothing is kept", path);
	else if (dir == -1)
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%.300s: no folder of the "
		    "user alone (mode 700), so nothing is kept there", path);
	free(path);
	if (dir == -1)
		return -1;
	r = index_save(dir, k, t, atomic_load(&most), err);
	index_dir_trim(dir, atomic_load(&most));
	close(dir);
	return r;
}

/* Leaves the terminal and the pipes of the process that this is a copy of. */
static void
become_background(void)
{
	int fd;

	setsid();
	signal(SIGXFSZ, SIG_IGN);
	signal(SIGPIPE, SIG_IGN);
	for (fd = 0; fd < FDS; fd++)	/* others may wait to see their end */
		close(fd);
	for (fd = 0; fd < 3; fd++)
		(void)open("/dev/null", O_RDWR | O_CLOEXEC);
	spill_forked();
	(void)setpriority(PRIO_PROCESS, 0, NICE_LOWEST);
#ifdef SYS_ioprio_set
	(void)syscall(SYS_ioprio_set, 1, 0, IO_IDLE);
#endif
}

/*
 * Has a grandchild write the index: the program does not wait for it.  What
 * fails is only an index less.
 */
static void
save_in_background(const struct index_key *k, const struct trace *t)
{
	struct err err;
	pid_t child;

	child = fork();
	if (child == -1)
		return;
	if (child > 0) {
		while (waitpid(child, NULL, 0) == -1 && errno == EINTR)
			;
		return;
	}
	if (fork() == 0) {
		become_background();
		err_clear(&err);
		save(k, t, &err);
	}
	_exit(0);
}

/* Reads the files; *whole: the model is what an index may keep. */
static struct trace *
read_files(const struct index_key *k, const char *const *paths, size_t n,
    const struct load_options *o, int *whole, struct err *err)
{
	struct index_key now;
	struct trace *t;

	t = load_files(paths, n, o, err);
	*whole = 0;
	if (is_whole(t, err)) {
		*whole = index_key_make(&now, paths, n, o) == 0 &&
		    index_key_equal(k, &now);
		index_key_free(&now);
	}
	return t;
}

struct trace *
index_load(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct index_key k;
	struct trace *t;
	struct err none;
	int64_t begin;
	int whole;

	if (err == NULL) {
		err_clear(&none);
		err = &none;
	}
	if (o->index == NULL || o->index->off || o->derived != NULL ||
	    !index_dir_named() ||
	    index_key_make(&k, paths, n, o) == -1)
		return load_files(paths, n, o, err);
	if ((t = open_index(&k, paths, n, o)) == NULL) {
		begin = now_ms();
		t = read_files(&k, paths, n, o, &whole, err);
		if (whole && now_ms() - begin >= (int64_t)tuning.index_worth)
			save_in_background(&k, t);
	}
	index_key_free(&k);
	return t;
}

/* Says in *err which of paths[n] cannot have an index, and why. */
static void
say_unfit(const char *const *paths, size_t n, struct err *err)
{
	const char *why = NULL;
	struct stat st;
	size_t i;

	for (i = 0; i < n && why == NULL; i++)
		if (strcmp(paths[i], "-") == 0)
			why = "only regular files have an index";
		else if (stat(paths[i], &st) == -1)
			why = strerror(errno);
		else if (!S_ISREG(st.st_mode))
			why = "only regular files have an index";
		else if (st.st_size == 0)
			why = "an empty file has no index";
		else if (access(paths[i], R_OK) == -1)
			why = strerror(errno);
		else if (index_key_is_part(paths[i]))
			why = "what is read from a folder has no index";
	err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s", i == 0 ? "no file" :
	    paths[i - 1], why == NULL ? "cannot be read" : why);
}

int
index_write(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct index_key k;
	struct trace *t;
	int whole, r = -1;

	if (index_key_make(&k, paths, n, o) == -1)
		say_unfit(paths, n, err);
	else {
		t = read_files(&k, paths, n, o, &whole, err);
		if (whole)
			r = save(&k, t, err);
		else if (err->code == ERR_NONE)
			err_set(err, ERR_LIMIT, ERR_NOWHERE, "%s: not read as "
			    "a whole, so there is no index", paths[0]);
		trace_free(t);
	}
	index_key_free(&k);
	return r;
}
