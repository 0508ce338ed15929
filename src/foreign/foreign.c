/*
 * foreign: has a library of others read a file, in a process of its own.
 *
 * The library is loaded by the process that wants the text, and so is what the
 * library loads, before the other one is made: so it is a copy that has all it
 * needs, and runs nothing.  That process has bounds of its own for memory and
 * time and no files but its own, writes into a pipe, and dies with the one that
 * reads the pipe.
 *
 * It is the copy of a process with threads, of which it has one: what another
 * thread was doing is never done.  So no lock is taken there that one of them
 * could have: those of the C library are free again, that of memory in files is
 * made anew (spill_forked()), and no other part of ttv than this folder, the
 * buffers and the allocator is used.
 */
#include "config.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#ifdef __linux__
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/fd.h"
#include "ttv/foreign.h"
#include "ttv/guest.h"
#include "ttv/spill.h"
#include "ttv/tempfile.h"
#include "ttv/xmalloc.h"
#include "foreign_ctf.h"

/* Bytes of memory beside what the process has, and the file twice. */
#define FOREIGN_MEMORY	((rlim_t)2 << 30)
/* Seconds of work: for any file, and bytes of it for one more; then some to
 * end by itself. */
#define FOREIGN_TIME	60
#define FOREIGN_ENDING	5
#define FOREIGN_SPEED	(1u << 20)

/* Bytes of a folder that bounds are made of; more are read as well. */
#define FOREIGN_BYTES	(UINT64_C(1) << 40)

/* Descriptors that a process may have where none can close all of them. */
#define FOREIGN_FILES	4096

/* Bytes that are written at once: what a pipe holds. */
#define FOREIGN_BLOCK	(64u << 10)

struct foreign {
	int	 fd;		/* of the pipe */
	pid_t	 pid;
	int	 ended;		/* 1: the pipe is */
};

static const struct foreign_form *const forms[] = {
	&foreign_tracecmd, &foreign_ctf,
};
#define FORMS	(sizeof(forms) / sizeof(forms[0]))

/* Whether this is a program without shared libraries, which can load none. */
static int
foreign_is_static(void)
{
#ifdef __linux__
	return getauxval(AT_BASE) == 0;	/* no interpreter */
#else
	return 0;
#endif
}

/* Returns whether a library and all functions are there, and finds these. */
static int
foreign_functions(const char *library, const struct foreign_function *f)
{
	void *handle = foreign_is_static() ? NULL : dlopen(library,
	    RTLD_NOW | RTLD_LOCAL), *p;

	if (handle == NULL)
		return 0;
	for (; f->name != NULL; f++) {
		if ((p = dlsym(handle, f->name)) == NULL)
			return 0;
		memcpy(f->to, &p, sizeof(p));
	}
	return 1;
}

int
foreign_load(struct foreign_library *l)
{
	static pthread_mutex_t once = PTHREAD_MUTEX_INITIALIZER;
	int found;

	pthread_mutex_lock(&once);
	if (l->state == 0)
		l->state = foreign_functions(l->name, l->functions) &&
		    (l->ready == NULL || l->ready()) ? 1 : -1;
	found = l->state > 0;
	pthread_mutex_unlock(&once);
	return found;
}

const char *
foreign_type(const char *p, size_t n)
{
	size_t i;

	/* another program's process is not to be copied */
	for (i = 0; i < FORMS; i++)
		if (forms[i]->is(p, n))
			return !guest_is() && forms[i]->can() ?
			    forms[i]->name : NULL;
	return NULL;
}

int
foreign_in_folder(const char *p, size_t n)
{
	size_t i;

	for (i = 0; i < FORMS; i++)
		if (forms[i]->is(p, n))
			return forms[i]->find != NULL;
	return 0;
}

/* ---- places ---- */

static void
foreign_find(const struct foreign_form *form, const char *path,
    struct foreign_place *p)
{
	/* a link lies in another folder than its file */
	char *full = realpath(path, NULL);

	memset(p, 0, sizeof(*p));
	p->path = full != NULL ? full : xstrdup(path);
	if (form->find != NULL)
		form->find(p->path, p);
}

static void
foreign_lose(struct foreign_place *p)
{
	while (p->n > 0)
		free(p->folders[--p->n]);
	free(p->folders);
	free(p->file);
	free(p->path);
}

char *
foreign_folder(const char *path)
{
	struct foreign_place place;
	struct stat st;
	char *file = NULL;
	size_t i;

	if (stat(path, &st) == -1 || !S_ISDIR(st.st_mode) || guest_is())
		return NULL;
	for (i = 0; i < FORMS && file == NULL; i++) {
		if (forms[i]->find == NULL || !forms[i]->can())
			continue;
		foreign_find(forms[i], path, &place);
		file = place.file;
		place.file = NULL;
		foreign_lose(&place);
	}
	return file;
}

/* Returns the bytes that the library reads of a place, for a file of n. */
static uint64_t
foreign_sum(const struct foreign_place *p, uint64_t n)
{
	return p->bytes < n ? n : p->bytes < FOREIGN_BYTES ? p->bytes :
	    FOREIGN_BYTES;
}

static const struct foreign_form *
foreign_form(const char *name)
{
	size_t i;

	for (i = 0; strcmp(forms[i]->name, name) != 0; i++)
		;
	return forms[i];
}

const char *
foreign_command(const char *type)
{
	return foreign_form(type)->command;
}

uint64_t
foreign_bytes(const char *type, const char *path, uint64_t n)
{
	const struct foreign_form *form = foreign_form(type);
	struct foreign_place place;

	if (form->find == NULL)
		return n;
	foreign_find(form, path, &place);
	n = foreign_sum(&place, n);
	foreign_lose(&place);
	return n;
}

/* ---- the other process ---- */

/* Writes bytes to a file without a name; returns it, or -1 and errno. */
static int
foreign_copy(const char *p, size_t n)
{
	int fd = tempfile_in(tempfile_dir()), error = 0;

	if (fd == -1)
		return -1;
	if (tempfile_left(fd) < n)
		error = ENOSPC;
	else if (fd_write(fd, p, n) != 0)
		error = errno;
	if (error != 0) {
		close(fd);
		errno = error;
		return -1;
	}
	(void)lseek(fd, 0, SEEK_SET);
	return fd;
}

/* Opens the file at a path if it has these n bytes; returns it, or -1. */
static int
foreign_same(const char *path, const char *p, size_t n)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	char head[64];
	size_t some = n < sizeof(head) ? n : sizeof(head);
	struct stat st;

	if (fd != -1 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) &&
	    (size_t)st.st_size == n &&
	    pread(fd, head, some, 0) == (ssize_t)some &&
	    memcmp(head, p, some) == 0)
		return fd;
	if (fd != -1)
		close(fd);
	return -1;
}

/*
 * Returns a descriptor of the file, or of a copy of what is mapped of it.  Of a
 * form that is read from a folder it is the file itself: bytes of a pipe or an
 * archive are in no folder.  Returns -1 and an error.
 */
static int
foreign_file(const struct foreign_form *form, const struct foreign_place *place,
    const char *path, const char *p, size_t n, struct err *err)
{
	int fd = foreign_same(place->file != NULL ? place->file : place->path,
	    p, n);

	if (fd == -1 && form->find != NULL)
		return err_set(err, ERR_UNSUPPORTED, 0, "%s: %s is not read "
		    "from here: %s", path, form->name, form->command);
	if (fd == -1 && (fd = foreign_copy(p, n)) == -1)
		return err_set(err, ERR_LIMIT, ERR_NOWHERE, "%s: no copy "
		    "for the library that reads %s in %s: %s", path,
		    form->name, tempfile_dir(), strerror(errno));
	return fd;
}

/* Bounds what the process may have; `more` beyond that ends it at once. */
static void
foreign_bound(int what, rlim_t most, rlim_t more)
{
	struct rlimit now;

	if (getrlimit(what, &now) == -1)
		return;
	if (now.rlim_max == RLIM_INFINITY || now.rlim_max > most + more)
		now.rlim_max = most + more;
	if (now.rlim_cur == RLIM_INFINITY || now.rlim_cur > most)
		now.rlim_cur = most < now.rlim_max ? most : now.rlim_max;
	(void)setrlimit(what, &now);
}

/* Returns the bytes of address space that the process has. */
static rlim_t
foreign_space(void)
{
	unsigned long long pages = 0;
	FILE *f = fopen("/proc/self/statm", "re");

	if (f != NULL) {
		if (fscanf(f, "%llu", &pages) != 1)
			pages = 0;
		(void)fclose(f);
	}
	return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

/* Closes the descriptors from one to another, both among them. */
static void
foreign_close(int from, int to)
{
	int fd;

	if (from > to)
		return;
#ifdef SYS_close_range
	if (syscall(SYS_close_range, from, to, 0) == 0)
		return;
#endif
	for (fd = from; fd <= to && fd < FOREIGN_FILES; fd++)
		close(fd);
}

/* Leaves all files but these two; the library may say what it likes. */
static void
foreign_files(int in, int out)
{
	int low = in < out ? in : out, high = in < out ? out : in, fd;

	foreign_close(high + 1 > STDERR_FILENO ? high + 1 :
	    STDERR_FILENO + 1, INT_MAX);
	foreign_close(low + 1 > STDERR_FILENO ? low + 1 : STDERR_FILENO + 1,
	    high - 1);
	foreign_close(STDERR_FILENO + 1, low - 1);
	for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
		if (fd == in || fd == out)
			continue;
		close(fd);
		(void)open("/dev/null", O_RDWR | O_CLOEXEC);
	}
}

/*
 * Leaves the terminal and the files of the process that this is a copy of, and
 * sets what it does when it cannot go on.
 */
static void
foreign_alone(int in, int out, uint64_t n)
{
	sigset_t none;
	int sig;

	fatal_set_hook(NULL);
#ifdef __linux__
	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
	for (sig = 1; sig < NSIG; sig++)
		(void)signal(sig, SIG_DFL);
	sigemptyset(&none);
	(void)sigprocmask(SIG_SETMASK, &none, NULL);
	foreign_files(in, out);
	spill_forked();
	foreign_bound(RLIMIT_CPU, FOREIGN_TIME + n / FOREIGN_SPEED,
	    FOREIGN_ENDING);
	foreign_bound(RLIMIT_AS, foreign_space() + FOREIGN_MEMORY +
	    2 * (rlim_t)n, 0);
	foreign_bound(RLIMIT_CORE, 0, 0);
}

/* Writes what is there of the text. */
static void
foreign_flush(struct foreign_text *t)
{
	if (!t->failed && t->line.len > 0)
		t->failed = fd_write(t->fd, t->line.data, t->line.len) != 0;
	buf_clear(&t->line);
}

int
foreign_line(struct foreign_text *t)
{
	buf_addc(&t->line, '\n');
	if (t->line.len >= FOREIGN_BLOCK)
		foreign_flush(t);
	return t->failed ? -1 : 0;
}

/* Has the form write its text; returns the status that says what came of it. */
static int
foreign_run(const struct foreign_form *form, int in,
    const struct foreign_place *place, int out)
{
	struct foreign_text text = { BUF_INIT, out, 0 };
	enum foreign_done done = form->write(in, place, &text);

	foreign_flush(&text);
	return text.failed ? FOREIGN_DAMAGED : (int)done;
}

/* ---- this one ---- */

/* Makes the other process, which reads `in`; returns NULL and an error. */
static struct foreign *
foreign_fork(const struct foreign_form *form, const struct foreign_place *place,
    int in, uint64_t bytes, const char *path, struct err *err)
{
	struct foreign *f = xcalloc(1, sizeof(*f));
	int out[2] = { -1, -1 };

	if (pipe2(out, O_CLOEXEC) == -1 || (f->pid = fork()) == -1) {
		err_set(err, ERR_LIMIT, ERR_NOWHERE, "%s: no process for the "
		    "library that reads %s: %s", path, form->name,
		    strerror(errno));
		if (out[0] != -1) {
			close(out[0]);
			close(out[1]);
		}
		free(f);
		return NULL;
	}
	if (f->pid == 0) {
		foreign_alone(in, out[1], bytes);
		_exit(foreign_run(form, in, place, out[1]));
	}
	close(out[1]);
	f->fd = out[0];
	return f;
}

struct foreign *
foreign_start(const char *type, const char *path, const char *p, size_t n,
    struct err *err)
{
	const struct foreign_form *form = foreign_form(type);
	struct foreign_place place;
	struct foreign *f = NULL;
	int in;

	foreign_find(form, path, &place);
	if ((in = foreign_file(form, &place, path, p, n, err)) != -1) {
		f = foreign_fork(form, &place, in, foreign_sum(&place, n),
		    path, err);
		close(in);
	}
	foreign_lose(&place);
	return f;
}

ssize_t
foreign_read(struct foreign *f, char *p, size_t n)
{
	struct pollfd wait = { f->fd, POLLIN, 0 };
	ssize_t some;

	if (poll(&wait, 1, FOREIGN_WAIT) <= 0)
		return -1;
	some = read(f->fd, p, n);
	if (some == 0)
		f->ended = 1;
	return some == -1 && errno != EINTR && errno != EAGAIN ? 0 : some;
}

/* Returns what the status of the process says, which ended by itself. */
static enum foreign_end
foreign_why(int status)
{
	if (WIFSIGNALED(status))
		return WTERMSIG(status) == SIGXCPU ? FOREIGN_TIMED :
		    FOREIGN_BROKEN;
	switch (WEXITSTATUS(status)) {
	case FOREIGN_ALL:
		return FOREIGN_WHOLE;
	case FOREIGN_DAMAGED:
		return FOREIGN_CUT;
	case FOREIGN_LEFT_OUT:
		return FOREIGN_FOLDERS;
	default:
		return FOREIGN_BROKEN;		/* fatal() */
	}
}

enum foreign_end
foreign_end(struct foreign *f)
{
	int ended = f->ended, status = 0;

	close(f->fd);
	if (!ended)
		(void)kill(f->pid, SIGKILL);
	while (waitpid(f->pid, &status, 0) == -1 && errno == EINTR)
		;
	free(f);
	return ended ? foreign_why(status) : FOREIGN_CUT;
}
