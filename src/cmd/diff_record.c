/*
 * diff_record: ttv diff --runs: runs commands that write traces.
 *
 * The sides are recorded in turns, and every other turn begins with the other
 * side, so that a machine that gets slower meets both alike.  A trace is taken
 * as soon as it is written and removed, unless it is to be saved.
 *
 * Ctrl-C reaches the command as it does in a shell; ttv ignores it until the
 * command has ended, tidies up, and ends by it.
 */
#include "config.h"

#include <sys/stat.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/tempfile.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "diff_record.h"

#define PLACE	"{}"		/* stands for the path, as in find and xargs */
#define NSEC	INT64_C(1000000000)	/* of a second */

extern char **environ;

static const char *const sides[] = { "old", "new" };

/* ---- paths ---- */

static char *
path_join(const char *dir, const char *name)
{
	struct buf b = BUF_INIT;

	buf_printf(&b, "%s/%s", dir, name);
	buf_addc(&b, '\0');
	return b.data;
}

static void
paths_make(struct diff_record *r)
{
	char name[64];
	size_t i;
	int side;

	for (side = 0; side < 2; side++) {
		r->path[side] = xcalloc(r->runs + 1, sizeof(char *));
		r->shown[side] = xcalloc(r->runs + 1, sizeof(char *));
		for (i = 0; i < r->runs; i++) {
			snprintf(name, sizeof(name), "%s-%02zu.trace",
			    sides[side], i + 1);
			r->path[side][i] = path_join(r->dir, name);
			r->shown[side][i] = r->path[side][i] + (r->save !=
			    NULL ? 0 : strlen(r->dir) + 1);
		}
	}
}

/* Whether no trace of before is in the folder: 0, or -1 and *err. */
static int
paths_are_free(const struct diff_record *r, struct err *err)
{
	size_t i;
	int side;

	for (side = r->one_side; side < 2; side++)
		for (i = 0; i < r->runs; i++)
			if (access(r->path[side][i], F_OK) == 0)
				return err_set(err, ERR_OPEN, ERR_NOWHERE,
				    "diff: --save: %.200s is there already",
				    r->path[side][i]);
	return 0;
}

static char *
words_join(char *const *v)
{
	struct buf b = BUF_INIT;
	size_t i;

	for (i = 0; v[i] != NULL; i++)
		buf_printf(&b, "%s%s", i > 0 ? " " : "", v[i]);
	buf_addc(&b, '\0');
	return b.data;
}

int
diff_record_open(struct diff_record *r, struct err *err)
{
	r->said = words_join(r->words);
	if (r->save != NULL) {
		if (mkdir(r->save, 0777) == -1 && errno != EEXIST)
			return err_set(err, ERR_OPEN, ERR_NOWHERE,
			    "diff: --save: %.200s: %s", r->save,
			    strerror(errno));
		r->dir = xstrdup(r->save);
	} else {
		r->dir = path_join(tempfile_dir(), "ttv-diff-XXXXXX");
		if (mkdtemp(r->dir) == NULL) {
			err_set(err, ERR_OPEN, ERR_NOWHERE,
			    "diff: %.200s: %s", r->dir, strerror(errno));
			free(r->dir);
			r->dir = NULL;
			return -1;
		}
	}
	paths_make(r);
	return paths_are_free(r, err);
}

void
diff_record_close(struct diff_record *r)
{
	size_t i;
	int side;

	for (side = 0; side < 2 && r->path[side] != NULL; side++) {
		for (i = 0; i < r->runs; i++)
			free(r->path[side][i]);
		free(r->path[side]);
		free(r->shown[side]);
	}
	if (r->dir != NULL && r->save == NULL)
		rmdir(r->dir);
	free(r->dir);
	free(r->said);
}

/* ---- a command ---- */

/* Returns a word with the path for each place. */
static char *
word_fill(const char *word, const char *path)
{
	struct buf b = BUF_INIT;
	const char *p;

	for (; (p = strstr(word, PLACE)) != NULL; word = p + strlen(PLACE)) {
		buf_add(&b, word, (size_t)(p - word));
		buf_adds(&b, path);
	}
	buf_adds(&b, word);
	buf_addc(&b, '\0');
	return b.data;
}

/* Returns the words of a side's command, to be freed by words_free(). */
static char **
words_fill(const struct diff_record *r, int side, const char *path)
{
	char **v;
	size_t n = 0, i;

	if (side == 0 && r->baseline != NULL) {
		v = xcalloc(4, sizeof(char *));
		v[0] = xstrdup("/bin/sh");
		v[1] = xstrdup("-c");
		v[2] = word_fill(r->baseline, path);
		return v;
	}
	while (r->words[n] != NULL)
		n++;
	v = xcalloc(n + 1, sizeof(char *));
	for (i = 0; i < n; i++)
		v[i] = word_fill(r->words[i], path);
	return v;
}

static void
words_free(char **v)
{
	size_t i;

	for (i = 0; v[i] != NULL; i++)
		free(v[i]);
	free(v);
}

/* Runs words without input and output: a status of wait(), or -1 and errno. */
static int
words_run(char **v)
{
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attr;
	sigset_t ours;
	pid_t pid;
	int rc, status = -1;

	sigemptyset(&ours);
	sigaddset(&ours, SIGINT);
	sigaddset(&ours, SIGQUIT);
	sigaddset(&ours, SIGPIPE);
	posix_spawnattr_init(&attr);
	posix_spawnattr_setsigdefault(&attr, &ours);
	posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETSIGDEF);
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null",
	    O_RDONLY, 0);
	posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null",
	    O_WRONLY, 0);
	rc = posix_spawnp(&pid, v[0], &actions, &attr, v, environ);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attr);
	if (rc != 0) {
		errno = rc;
		return -1;
	}
	while (waitpid(pid, &status, 0) == -1)
		if (errno != EINTR)
			return -1;
	return status;
}

/* Says why a run is none: -1. */
static int
run_failed(struct diff_record *r, int side, size_t run, int status,
    struct err *err)
{
	char what[128];
	const char *command = side == 0 && r->baseline != NULL ? r->baseline :
	    r->said;

	if (status == -1)
		snprintf(what, sizeof(what), "cannot be run: %s",
		    strerror(errno));
	else if (WIFSIGNALED(status)) {
		r->interrupted = WTERMSIG(status) == SIGINT;
		snprintf(what, sizeof(what), "was ended by signal %d",
		    WTERMSIG(status));
	} else if (WEXITSTATUS(status) != 0)
		snprintf(what, sizeof(what), "ended with status %d",
		    WEXITSTATUS(status));
	else
		snprintf(what, sizeof(what), "wrote no trace: the path is "
		    "where {} stands among its words, and in TTV_TRACE");
	return err_set(err, ERR_OPEN, ERR_NOWHERE,
	    "diff: run %zu of the %s side: %.100s %s", run + 1, sides[side],
	    command, what);
}

/* Records a run: 0, or -1 and *err. */
static int
run_record(struct diff_record *r, int side, size_t run, struct err *err)
{
	const char *path = r->path[side][run];
	char **v = words_fill(r, side, path);
	struct stat st;
	int status;

	setenv("TTV_TRACE", path, 1);
	status = words_run(v);
	words_free(v);
	if (status != 0 || stat(path, &st) == -1 || st.st_size == 0)
		return run_failed(r, side, run, status, err);
	return 0;
}

/* ---- all of them ---- */

static int64_t
clock_ns(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (int64_t)ts.tv_sec * NSEC + ts.tv_nsec;
}

/* Says on a terminal how many runs there are, and how long the rest takes. */
static void
progress(const struct diff_record *r, int side, size_t run, size_t done,
    int64_t start)
{
	size_t all = r->runs * (r->one_side ? 1 : 2);
	int64_t each = done > 0 ? (clock_ns() - start) / (int64_t)done : 0;
	char rest[64];

	if (!isatty(STDERR_FILENO))
		return;
	fprintf(stderr, "\r%s run %zu of %zu", sides[side], run + 1, r->runs);
	if (done > 0) {
		text_duration_short(rest, sizeof(rest), each *
		    (int64_t)(all - done));
		fprintf(stderr, ", about %s to go", rest);
	}
	fputs("\033[K", stderr);
}

/* Records and takes the runs of a turn; *done are those so far. */
static int
turn_run(struct diff_record *r, size_t turn, size_t *done, int64_t start,
    diff_record_take *take, void *arg, struct err *err)
{
	int i, side, rc;

	for (i = r->one_side; i < 2; i++) {
		side = r->one_side ? 1 : (int)(turn % 2) ^ i;
		progress(r, side, turn, (*done)++, start);
		rc = run_record(r, side, turn, err);
		if (isatty(STDERR_FILENO))
			fputs("\r\033[K", stderr);
		if (rc == 0)
			rc = take(arg, &r->path[side][turn], side);
		if (r->save == NULL)
			unlink(r->path[side][turn]);
		if (rc != 0)
			return rc;
	}
	return 0;
}

int
diff_record_run(struct diff_record *r, diff_record_take *take, void *arg,
    struct err *err)
{
	struct sigaction ignore, old[2];
	int64_t start = clock_ns();
	size_t turn, done = 0;
	int rc = 0;

	memset(&ignore, 0, sizeof(ignore));
	ignore.sa_handler = SIG_IGN;
	sigaction(SIGINT, &ignore, &old[0]);
	sigaction(SIGQUIT, &ignore, &old[1]);
	for (turn = 0; turn < r->runs && rc == 0; turn++)
		rc = turn_run(r, turn, &done, start, take, arg, err);
	sigaction(SIGINT, &old[0], NULL);
	sigaction(SIGQUIT, &old[1], NULL);
	return rc;
}
