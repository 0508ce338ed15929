/*
 * fault: makes every system call and every allocation of a run fail in turn.
 *
 * 	fault [-n CALLS] [-v] [SCENARIO...]
 *
 * Without -n few calls fail; `fault -n 100000` takes some minutes.
 *
 * The linker wraps the functions of the table (--wrap; Makefile.am lists
 * them): a wrapper counts calls, and the one whose turn it is fails.  Each
 * scenario, a command with an input, runs once to record its output and its
 * number of calls; then once for each call, in a child, with that call
 * failing; at most CALLS of each function, spread over the run.  Then the same
 * with all calls from that one on failing, as on a disk that is full or under a
 * limit of memory.
 *
 * - The recorded run must end with the status that its scenario has.
 * - A run must end with a known status, and print a reason when it is not the
 *   recorded one; with the recorded status the output must be the recorded
 *   one.
 * - A crash, a hang or a sanitizer's report is a failure.
 * - What a command writes to a file is the recorded text, or no file, or the
 *   one that was there before; nothing is left beside it.
 * - A viewer runs in a terminal of its own (terminal.c), plays its keys and
 *   ends: it gives the terminal back, whatever failed.  Its session is the one
 *   that was there before, or a whole one.
 * - Calls that may do less than they were asked for (read, write) are also
 *   shortened and interrupted, which must change nothing.
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>

#include <dirent.h>
#include <err.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/tuning.h"
#include "../../src/cmd/cmd.h"
#include "scenarios.h"
#include "terminal.h"

#define LIMIT		20		/* s for one case */
#define STATUS_FATAL	70
#define FEWER		4		/* calls of a viewer, a part: it waits
					 * for answers of its terminal */

/* ---- what can fail ---- */

enum call {
	CALL_MALLOC, CALL_CALLOC, CALL_REALLOC, CALL_MERGESORT,
	CALL_VASPRINTF, CALL_OPEN, CALL_FOPEN, CALL_FDOPEN, CALL_FSTAT,
	CALL_MMAP, CALL_MADVISE, CALL_READ, CALL_PREAD, CALL_WRITE,
	CALL_FTRUNCATE, CALL_LSEEK, CALL_MKOSTEMP, CALL_MEMFD, CALL_FCNTL,
	CALL_POLL, CALL_FSTATVFS, CALL_PIPE2, CALL_THREAD, CALL_RENAME,
	CALL_FSYNC, CALL_MKDIR, CALL_OPENAT, CALL_PWRITE, CALL_OPENDIR,
	CALL_ALIGNED, CALL_FORK, CALL_SOCKETPAIR, CALLS
};

enum how { HOW_FAIL, HOW_EVER, HOW_SHORT, HOW_INTERRUPT, HOWS };

static const struct {
	const char	*name;
	int		 error;
	int		 in_part;	/* may do less than asked for */
} calls[CALLS] = {
	[CALL_MALLOC] = { "malloc", ENOMEM, 0 },
	[CALL_CALLOC] = { "calloc", ENOMEM, 0 },
	[CALL_REALLOC] = { "realloc", ENOMEM, 0 },
	[CALL_MERGESORT] = { "mergesort", ENOMEM, 0 },
	[CALL_VASPRINTF] = { "vasprintf", ENOMEM, 0 },
	[CALL_OPEN] = { "open", EMFILE, 0 },
	[CALL_FOPEN] = { "fopen", EMFILE, 0 },
	[CALL_FDOPEN] = { "fdopen", ENOMEM, 0 },
	[CALL_FSTAT] = { "fstat", EIO, 0 },
	[CALL_MMAP] = { "mmap", ENOMEM, 0 },
	[CALL_MADVISE] = { "madvise", EINVAL, 0 },
	[CALL_READ] = { "read", EIO, 1 },
	[CALL_PREAD] = { "pread", EIO, 1 },
	[CALL_WRITE] = { "write", ENOSPC, 1 },
	[CALL_FTRUNCATE] = { "ftruncate", ENOSPC, 0 },
	[CALL_LSEEK] = { "lseek", ESPIPE, 0 },
	[CALL_MKOSTEMP] = { "mkostemp", EACCES, 0 },
	[CALL_MEMFD] = { "memfd_create", ENOSYS, 0 },
	[CALL_FCNTL] = { "fcntl", EMFILE, 0 },
	[CALL_POLL] = { "poll", ENOMEM, 0 },
	[CALL_FSTATVFS] = { "fstatvfs", EIO, 0 },
	[CALL_PIPE2] = { "pipe2", EMFILE, 0 },
	[CALL_THREAD] = { "pthread_create", EAGAIN, 0 },
	[CALL_RENAME] = { "rename", ENOSPC, 0 },
	[CALL_FSYNC] = { "fsync", EIO, 0 },
	[CALL_MKDIR] = { "mkdir", EROFS, 0 },
	[CALL_OPENAT] = { "openat", EMFILE, 0 },
	[CALL_PWRITE] = { "pwrite", ENOSPC, 1 },
	[CALL_OPENDIR] = { "opendir", EMFILE, 0 },
	[CALL_ALIGNED] = { "aligned_alloc", ENOMEM, 0 },
	[CALL_FORK] = { "fork", EAGAIN, 0 },
	[CALL_SOCKETPAIR] = { "socketpair", EMFILE, 0 },
};

/* Calls so far; those of a child are seen by its parent however it ends. */
static _Atomic long	own[CALLS], *made = own;
static enum call	doomed = CALLS;
static long		doomed_at;
static enum how		doomed_how;

static int
dooms(enum call c, enum how how)
{
	long n = how == HOW_FAIL ? made[c]++ : made[c] - 1;

	if (c != doomed || n < doomed_at)
		return 0;
	if (doomed_how == HOW_EVER ? how != HOW_FAIL :
	    n != doomed_at || how != doomed_how)
		return 0;
	errno = calls[c].error;
	return 1;
}

/* Defines a wrapper of NAME, which calls __real_NAME or returns `failed`. */
#define WRAP(result, name, call, params, args, failed)			\
	result __real_##name params;					\
	result __wrap_##name params;					\
	result								\
	__wrap_##name params						\
	{								\
		return dooms(call, HOW_FAIL) ? (failed) :		\
		    __real_##name args;					\
	}

WRAP(void *, malloc, CALL_MALLOC, (size_t n), (n), NULL)
WRAP(void *, calloc, CALL_CALLOC, (size_t n, size_t size), (n, size), NULL)
WRAP(void *, realloc, CALL_REALLOC, (void *p, size_t n), (p, n), NULL)
WRAP(int, mergesort, CALL_MERGESORT, (void *v, size_t n, size_t size,
    int (*order)(const void *, const void *)), (v, n, size, order), -1)
WRAP(int, vasprintf, CALL_VASPRINTF, (char **out, const char *format,
    va_list list), (out, format, list), -1)
WRAP(FILE *, fopen, CALL_FOPEN, (const char *path, const char *mode),
    (path, mode), NULL)
WRAP(FILE *, fdopen, CALL_FDOPEN, (int fd, const char *mode), (fd, mode),
    NULL)
WRAP(int, fstat, CALL_FSTAT, (int fd, struct stat *st), (fd, st), -1)
WRAP(void *, mmap, CALL_MMAP, (void *at, size_t n, int prot, int flags,
    int fd, off_t off), (at, n, prot, flags, fd, off), MAP_FAILED)
WRAP(int, madvise, CALL_MADVISE, (void *at, size_t n, int advice),
    (at, n, advice), -1)
WRAP(int, ftruncate, CALL_FTRUNCATE, (int fd, off_t n), (fd, n), -1)
WRAP(off_t, lseek, CALL_LSEEK, (int fd, off_t n, int from), (fd, n, from),
    -1)
WRAP(int, mkostemp, CALL_MKOSTEMP, (char *path, int flags),
    (path, flags), -1)
WRAP(int, memfd_create, CALL_MEMFD, (const char *name, unsigned int flags),
    (name, flags), -1)
WRAP(int, fstatvfs, CALL_FSTATVFS, (int fd, struct statvfs *v), (fd, v),
    -1)
WRAP(int, pipe2, CALL_PIPE2, (int fds[2], int flags), (fds, flags), -1)
WRAP(int, poll, CALL_POLL, (struct pollfd *fds, nfds_t n, int ms),
    (fds, n, ms), -1)
WRAP(int, pthread_create, CALL_THREAD, (pthread_t *thread,
    const pthread_attr_t *attr, void *(*fn)(void *), void *arg),
    (thread, attr, fn, arg), EAGAIN)

WRAP(int, rename, CALL_RENAME, (const char *from, const char *to),
    (from, to), -1)
WRAP(int, fsync, CALL_FSYNC, (int fd), (fd), -1)
WRAP(int, mkdir, CALL_MKDIR, (const char *p, mode_t mode), (p, mode), -1)
WRAP(DIR *, opendir, CALL_OPENDIR, (const char *p), (p), NULL)
WRAP(void *, aligned_alloc, CALL_ALIGNED, (size_t at, size_t n), (at, n), NULL)
WRAP(pid_t, fork, CALL_FORK, (void), (), -1)
WRAP(int, socketpair, CALL_SOCKETPAIR, (int domain, int type, int protocol,
    int fds[2]), (domain, type, protocol, fds), -1)

/* Returns the mode of a file that is made, from the arguments behind flags. */
static int
mode_of(int flags, va_list list)
{
	return flags & O_CREAT ? va_arg(list, int) : 0;
}

int	__real_openat(int, const char *, int, ...);
int	__wrap_openat(int, const char *, int, ...);
int
__wrap_openat(int dir, const char *path, int flags, ...)
{
	va_list list;
	int mode;

	va_start(list, flags);
	mode = mode_of(flags, list);
	va_end(list);
	return dooms(CALL_OPENAT, HOW_FAIL) ? -1 :
	    __real_openat(dir, path, flags, mode);
}

int	__real_open(const char *, int, ...);
int	__wrap_open(const char *, int, ...);
int
__wrap_open(const char *path, int flags, ...)
{
	va_list list;
	int mode;

	va_start(list, flags);
	mode = mode_of(flags, list);
	va_end(list);
	return dooms(CALL_OPEN, HOW_FAIL) ? -1 :
	    __real_open(path, flags, mode);
}

int	__real_fcntl(int, int, ...);
int	__wrap_fcntl(int, int, ...);
int
__wrap_fcntl(int fd, int cmd, ...)
{
	va_list list;
	long arg;

	va_start(list, cmd);
	arg = va_arg(list, long);
	va_end(list);
	return dooms(CALL_FCNTL, HOW_FAIL) ? -1 : __real_fcntl(fd, cmd, arg);
}

/*
 * Shortens a call that may do a part: returns before the call how much it is
 * to do.
 */
static ssize_t
part(enum call c, size_t *n)
{
	if (dooms(c, HOW_FAIL))
		return -1;
	if (dooms(c, HOW_INTERRUPT)) {
		errno = EINTR;
		return -1;
	}
	if (dooms(c, HOW_SHORT) && *n > 1)
		*n = *n / 2;
	return 0;
}

ssize_t	__real_read(int, void *, size_t);
ssize_t	__wrap_read(int, void *, size_t);
ssize_t
__wrap_read(int fd, void *p, size_t n)
{
	return part(CALL_READ, &n) == -1 ? -1 : __real_read(fd, p, n);
}

ssize_t	__real_pread(int, void *, size_t, off_t);
ssize_t	__wrap_pread(int, void *, size_t, off_t);
ssize_t
__wrap_pread(int fd, void *p, size_t n, off_t at)
{
	return part(CALL_PREAD, &n) == -1 ? -1 : __real_pread(fd, p, n, at);
}

/*
 * Tells whether a descriptor is of a pipe: those that are written to here are
 * read by the same process, and no full disk makes such a write fail.
 */
static int
is_pipe(int fd)
{
	struct stat st;

	return __real_fstat(fd, &st) == 0 && S_ISFIFO(st.st_mode);
}

ssize_t	__real_write(int, const void *, size_t);
ssize_t	__wrap_write(int, const void *, size_t);
ssize_t
__wrap_write(int fd, const void *p, size_t n)
{
	if (part(CALL_WRITE, &n) == -1 && (errno == EINTR || !is_pipe(fd)))
		return -1;
	return __real_write(fd, p, n);
}

ssize_t	__real_pwrite(int, const void *, size_t, off_t);
ssize_t	__wrap_pwrite(int, const void *, size_t, off_t);
ssize_t
__wrap_pwrite(int fd, const void *p, size_t n, off_t at)
{
	return part(CALL_PWRITE, &n) == -1 ? -1 :
	    __real_pwrite(fd, p, n, at);
}

/* ---- running one ---- */

struct outcome {
	int	status;			/* as from waitpid() */
	char	*out, *err;
	size_t	 outlen, errlen;
	char	*file;			/* that was written; NULL: none */
	size_t	 filelen;
	int	 left;			/* files beside it */
	int	 taken;			/* 1: the terminal is not given back */
};

static char		 folder[] = "/tmp/ttv-fault.XXXXXX";
static char		 path[64], output[64], cache[64], library[400];
static int		 verbose;
static unsigned		 passed, failed;

static void
write_all(int fd, const char *p, size_t n)
{
	ssize_t w;

	for (; n > 0; p += w, n -= (size_t)w)
		if ((w = __real_write(fd, p, n)) == -1)
			err(1, "write");
}

static int
memory_file(const char *p, size_t n)
{
	int fd = __real_memfd_create("fault", 0);

	if (fd == -1)
		err(1, "memfd_create");
	write_all(fd, p, n);
	return fd;
}

/* Makes a file of n bytes. */
static void
put(const char *name, const char *p, size_t n)
{
	int fd = __real_open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);

	if (fd == -1)
		err(1, "%s", name);
	write_all(fd, p, n);
	close(fd);
}

static char *
contents(int fd, size_t *n)
{
	struct stat st;
	char *p;

	if (__real_fstat(fd, &st) == -1)
		err(1, "fstat");
	*n = (size_t)st.st_size;
	if ((p = __real_calloc(1, *n + 1)) == NULL)
		err(1, NULL);
	if (__real_pread(fd, p, *n, 0) != st.st_size)
		err(1, "pread");
	close(fd);
	return p;
}

/* Runs the command as main() does. */
static int
command(const struct scenario *s, const char *input)
{
	const struct command *c = command_find(s->argv[0]);
	struct cmd_call call;
	char *argv[16], option[80], session[80];
	struct err e;
	int i, status;

	for (i = 0; s->argv[i] != NULL; i++)
		argv[i] = (char *)(uintptr_t)s->argv[i];
	snprintf(option, sizeof(option), "--output=%s", output);
	snprintf(session, sizeof(session), "--session=%s", output);
	if (s->flags & WRITES)
		argv[i++] = option;
	if (s->flags & KEEPS)
		argv[i++] = session;
	argv[i++] = (char *)(uintptr_t)input;
	if (s->flags & TWICE)
		argv[i++] = (char *)(uintptr_t)input;
	if (s->behind != NULL)
		argv[i++] = (char *)(uintptr_t)s->behind;
	argv[i] = NULL;
	err_clear(&e);
	if (cmd_parse(&call, c, i, argv, &e) != 0)
		status = cmd_fail(&e);
	else
		status = c->run(&call);
	cmd_call_free(&call);
	return status;
}

static void
child(const struct scenario *s, int in, int out, int errors)
{
	int status, i;

	if (s->flags & TERMINAL)
		terminal_take(out);
	if (in != -1 && dup2(in, STDIN_FILENO) == -1)
		err(1, "dup2");
	if (dup2(out, STDOUT_FILENO) == -1 || dup2(errors, STDERR_FILENO) == -1)
		err(1, "dup2");
	alarm(LIMIT);
	for (i = 0; i < CALLS; i++)
		made[i] = 0;
	setenv("TTV_CACHE", s->flags & (INDEXES | INDEXED) ? cache : "", 1);
	setenv("XDG_CONFIG_HOME", s->flags & LIBRARY ? library : folder, 1);
	tuning.index_worth = 0;
	status = command(s, s->flags & FROM_STDIN ? "-" : path);
	fflush(stdout);
	_exit(status);
}

/* Takes what a run has written to the folder. */
static void
written(struct outcome *o)
{
	DIR *d = __real_opendir(folder);
	struct dirent *e;
	int fd;

	o->left = 0;
	o->file = NULL;
	if (d == NULL)
		err(1, "opendir");
	while ((e = readdir(d)) != NULL)
		o->left += e->d_name[0] != '.' && strcmp(e->d_name, "in") != 0 &&
		    strcmp(e->d_name, "out") != 0 &&
		    strcmp(e->d_name, "cache") != 0;
	closedir(d);
	if ((fd = __real_open(output, O_RDONLY)) == -1)
		return;
	o->file = contents(fd, &o->filelen);
	unlink(output);
}

static void
run(const struct scenario *s, struct outcome *o)
{
	int screen = -1, in[2] = { -1, -1 }, errors = memory_file("", 0);
	int out = s->flags & TERMINAL ? terminal_open(&screen) :
	    memory_file("", 0);
	pid_t pid;

	o->taken = 0;
	if (s->flags & FROM_STDIN) {
		if (pipe(in) == -1)
			err(1, "pipe");
		write_all(in[1], s->input, s->len);
		close(in[1]);
	}
	if (s->flags & TERMINAL)
		in[0] = dup(out);
	if (s->flags & KEEPS)
		put(output, SESSION, sizeof(SESSION) - 1);
	fflush(stdout);
	if ((pid = __real_fork()) == -1)
		err(1, "fork");
	if (pid == 0)
		child(s, in[0], out, errors);
	if (s->flags & TERMINAL) {
		o->taken = terminal_watch(screen, pid);
		close(screen);
		close(out);
		out = memory_file("", 0);
	}
	if (waitpid(pid, &o->status, 0) == -1)
		err(1, "waitpid");
	while (wait(NULL) != -1)	/* what writes an index */
		;
	if (in[0] != -1)
		close(in[0]);
	o->out = contents(out, &o->outlen);
	o->err = contents(errors, &o->errlen);
	written(o);
}

static void
outcome_free(struct outcome *o)
{
	free(o->out);
	free(o->err);
	free(o->file);
}

/* Tells whether a session is whole, with the mark of the one before it. */
static int
is_kept(const struct outcome *o)
{
	return o->file != NULL && o->filelen > 0 &&
	    o->file[o->filelen - 1] == '\n' &&
	    strncmp(o->file, "ttv-session\t", 12) == 0 &&
	    strstr(o->file, MARK) != NULL;
}

/* Returns the broken rule of a viewer, or NULL. */
static const char *
wrong_view(const struct scenario *s, const struct outcome *o)
{
	if (o->taken)
		return "the terminal is not given back";
	if (s->flags & KEEPS && !is_kept(o))
		return "a session is lost";
	return NULL;
}

/* Returns the broken rule, or NULL. */
static const char *
wrong(const struct scenario *s, const struct outcome *o,
    const struct outcome *usual, enum how how)
{
	int status = WEXITSTATUS(o->status);
	const char *what;

	if (WIFSIGNALED(o->status))
		return WTERMSIG(o->status) == SIGALRM ? "a hang" : "a crash";
	if (o->left != usual->left)
		return "a file is left";
	if (s->flags & TERMINAL && (what = wrong_view(s, o)) != NULL)
		return what;
	if (!(s->flags & KEEPS) && o->file != NULL && (usual->file == NULL ||
	    o->filelen != usual->filelen ||
	    memcmp(o->file, usual->file, o->filelen) != 0))
		return "a file with a part";
	if (o->status == usual->status && (o->file == NULL) !=
	    (usual->file == NULL))
		return "no file, and nobody says why";
	if (o->status == usual->status) {
		if (o->outlen != usual->outlen ||
		    memcmp(o->out, usual->out, o->outlen) != 0)
			/* a frame says so itself */
			return strstr(o->out, "out of memory") != NULL ? NULL :
			    "another output, and nobody says why";
		return NULL;
	}
	if (how > HOW_EVER)
		return "it was noticed";
	if (status != STATUS_FATAL && (status < 1 || status > 3))
		return "an exit status that is none of ours";
	if (o->errlen == 0)
		return "nobody says why";
	return NULL;
}

/* Returns the bytes of a scenario's input, to be freed. */
static char *
input_of(const struct scenario *s, size_t *n)
{
	const char *top = getenv("top_srcdir");
	char name[400], *p;
	int fd;

	if (s->len == 0) {
		snprintf(name, sizeof(name), "%s/%s", top == NULL ? "." : top,
		    s->input);
		if ((fd = __real_open(name, O_RDONLY)) == -1)
			err(1, "%s", name);
		return contents(fd, n);
	}
	if ((p = __real_malloc(s->len)) == NULL)
		err(1, NULL);
	memcpy(p, s->input, s->len);
	*n = s->len;
	return p;
}

/* Removes the index, and writes another where the scenario reads one. */
static void
index_again(const struct scenario *s)
{
	enum call c = doomed;
	struct outcome o;
	struct dirent *e;
	char file[400];
	DIR *d = __real_opendir(cache);

	while (d != NULL && (e = readdir(d)) != NULL) {
		snprintf(file, sizeof(file), "%s/%s", cache, e->d_name);
		unlink(file);
	}
	if (d != NULL)
		closedir(d);
	if (s->flags & INDEXES)
		return;
	doomed = CALLS;
	run(s, &o);
	outcome_free(&o);
	doomed = c;
}

static void
one(const struct scenario *s, const struct outcome *usual)
{
	static const char *const hows[HOWS] = { "fails", "and all behind it fail",
	    "does a part", "is interrupted" };
	struct outcome o, again;
	const char *what;
	enum call c = doomed;

	if (s->flags & (INDEXED | INDEXES))
		index_again(s);
	run(s, &o);
	what = wrong(s, &o, usual, doomed_how);
	if (s->flags & INDEXES && what == NULL) {
		/* the index that is there now says the same, or is none */
		doomed = CALLS;
		run(s, &again);
		what = wrong(s, &again, usual, HOW_SHORT);
		outcome_free(&again);
		doomed = c;
	}

	if (what != NULL || verbose)
		printf("%s %s: call %ld of %s %s: %s, status 0x%x\n# %.*s\n",
		    what != NULL ? "not ok" : "ok", s->name, doomed_at + 1,
		    calls[doomed].name, hows[doomed_how],
		    what != NULL ? what : "as it should", o.status,
		    (int)strcspn(o.err, "\n"), o.err);
	if (what != NULL)
		failed++;
	else
		passed++;
	outcome_free(&o);
}

static const struct scenario none = { "", { NULL }, NULL, "", 0, INDEXES };

static void
scenario(const struct scenario *s, long most)
{
	unsigned ok = passed, bad = failed;
	long n[CALLS], i, step;
	struct outcome usual;
	size_t len;
	char *input = input_of(s, &len);
	int c, how;

	put(path, input, len);
	free(input);
	if (s->flags & TERMINAL)
		most = (most + FEWER - 1) / FEWER;
	doomed = CALLS;
	if (s->flags & INDEXED)
		index_again(s);
	run(s, &usual);
	if (!WIFEXITED(usual.status) ||
	    WEXITSTATUS(usual.status) != (s->flags & LOSES ? 3 : 0)) {
		printf("not ok %s: status 0x%x when nothing fails\n# %.*s\n",
		    s->name, usual.status, (int)strcspn(usual.err, "\n"),
		    usual.err);
		failed++;
	}
	for (c = 0; c < CALLS; c++)
		n[c] = made[c];
	for (c = 0; c < CALLS; c++)
		for (how = 0; how < (calls[c].in_part ? HOWS : HOW_SHORT);
		    how++) {
			step = n[c] / most + 1;
			for (i = 0; i < n[c]; i += step) {
				doomed = (enum call)c;
				doomed_at = i;
				doomed_how = (enum how)how;
				one(s, &usual);
			}
		}
	if (passed + failed == ok + bad)
		failed++;		/* a run without a call is none */
	printf("%s %s: %u calls\n", failed == bad ? "ok" : "not ok", s->name,
	    passed + failed - ok - bad);
	outcome_free(&usual);
	index_again(&none);
}

static int
is_chosen(const char *name, int argc, char **argv)
{
	int i;

	for (i = 0; i < argc; i++)
		if (strcmp(argv[i], name) == 0)
			return 1;
	return argc == 0;
}

int
main(int argc, char **argv)
{
#ifdef TTV_ASAN
	long most = 4;
#else
	long most = 12;
#endif
	const char *top = getenv("top_builddir");
	size_t i;
	int c;

	while ((c = getopt(argc, argv, "n:v")) != -1)
		if (c == 'n')
			most = strtol(optarg, NULL, 10);
		else if (c == 'v')
			verbose = 1;
		else
			return 2;
	if (most < 1)
		return 2;
	setvbuf(stdout, NULL, _IOLBF, 0);
	if (mkdtemp(folder) == NULL)
		err(1, "%s", folder);
	snprintf(path, sizeof(path), "%s/in", folder);
	snprintf(output, sizeof(output), "%s/out", folder);
	snprintf(cache, sizeof(cache), "%s/cache", folder);
	/* what is installed beside ttv is the person's own here */
	snprintf(library, sizeof(library), "%s/share", top == NULL ? "." : top);
	prctl(PR_SET_CHILD_SUBREAPER, 1);
	made = __real_mmap(NULL, sizeof(own), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (made == MAP_FAILED)
		err(1, "mmap");
	for (i = 0; i < NSCENARIOS; i++)
		if (is_chosen(scenarios[i].name, argc - optind, argv + optind))
			scenario(&scenarios[i], most);
	unlink(path);
	rmdir(cache);
	rmdir(folder);
	printf("%u passed, %u failed\n", passed, failed);
	return failed != 0;
}
