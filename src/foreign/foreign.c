/*
 * foreign: has a library of others read a file, in a process of its own.
 *
 * The library is loaded by the process that wants the text, before the other
 * one is made: so it is a copy that has all it needs, and runs nothing.  That
 * process has bounds of its own for memory and time, writes into a pipe, and
 * dies with the one that reads the pipe.
 */
#include "config.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#ifdef __linux__
#include <sys/auxv.h>
#include <sys/prctl.h>
#endif

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/fd.h"
#include "ttv/foreign.h"
#include "ttv/guest.h"
#include "ttv/tempfile.h"
#include "ttv/xmalloc.h"
#include "foreign_ctf.h"

/* Bytes of memory beside what the process has, and the file twice. */
#define FOREIGN_MEMORY	((rlim_t)2 << 30)
/* Seconds of work: for any file, and bytes of it for one more. */
#define FOREIGN_TIME	60
#define FOREIGN_SPEED	(1u << 20)

/* Bytes of a folder that bounds are made of; more are read as well. */
#define FOREIGN_BYTES	(UINT64_C(1) << 40)

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
		l->state = foreign_functions(l->name, l->functions) ? 1 : -1;
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

char *
foreign_folder(const char *path)
{
	struct stat st;
	char *file = NULL;
	size_t i;

	if (stat(path, &st) == -1 || !S_ISDIR(st.st_mode) || guest_is())
		return NULL;
	for (i = 0; i < FORMS && file == NULL; i++)
		if (forms[i]->folder != NULL && forms[i]->can())
			file = forms[i]->folder(path);
	return file;
}

/* ---- the other process ---- */

/* Writes bytes to a file without a name; returns it, or -1. */
static int
foreign_copy(const char *p, size_t n)
{
	int fd = tempfile_in(tempfile_dir());

	if (fd == -1)
		return -1;
	if (fd_write(fd, p, n) != 0) {
		close(fd);
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
 * form that is read from a folder it is the file itself, or -1: bytes of a pipe
 * or an archive are in no folder.
 */
static int
foreign_file(const struct foreign_form *form, const char *path, const char *p,
    size_t n)
{
	char *file = form->folder == NULL ? NULL : form->folder(path);
	int fd = foreign_same(file != NULL ? file : path, p, n);

	free(file);
	return fd == -1 && form->folder == NULL ? foreign_copy(p, n) : fd;
}

static void
foreign_bound(int what, rlim_t most)
{
	struct rlimit now;

	if (getrlimit(what, &now) == -1)
		return;
	if (now.rlim_max == RLIM_INFINITY || now.rlim_max > most)
		now.rlim_max = most;
	if (now.rlim_cur == RLIM_INFINITY || now.rlim_cur > now.rlim_max)
		now.rlim_cur = now.rlim_max;
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

/*
 * Leaves the terminal, and what the other process does when it cannot go on;
 * the library may say what it likes.
 */
static void
foreign_alone(int out, uint64_t n)
{
	int fd, sig;

	fatal_set_hook(NULL);
#ifdef __linux__
	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
	for (sig = 1; sig < NSIG; sig++)
		(void)signal(sig, SIG_DFL);
	foreign_bound(RLIMIT_CPU, FOREIGN_TIME + n / FOREIGN_SPEED);
	foreign_bound(RLIMIT_AS, foreign_space() + FOREIGN_MEMORY +
	    2 * (rlim_t)n);
	foreign_bound(RLIMIT_CORE, 0);
	for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
		if (fd == out)
			continue;
		close(fd);
		(void)open("/dev/null", O_RDWR | O_CLOEXEC);
	}
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

static int
foreign_run(const struct foreign_form *form, int in, const char *path, int out)
{
	struct foreign_text text = { BUF_INIT, out, 0 };
	int r = form->write(in, path, &text);

	foreign_flush(&text);
	return text.failed ? -1 : r;
}

static const struct foreign_form *
foreign_form(const char *name)
{
	size_t i;

	for (i = 0; strcmp(forms[i]->name, name) != 0; i++)
		;
	return forms[i];
}

/* ---- this one ---- */

const char *
foreign_command(const char *type)
{
	return foreign_form(type)->command;
}

uint64_t
foreign_bytes(const char *type, const char *path, uint64_t n)
{
	const struct foreign_form *form = foreign_form(type);
	uint64_t bytes = form->bytes == NULL ? n : form->bytes(path);

	return bytes < n ? n : bytes < FOREIGN_BYTES ? bytes : FOREIGN_BYTES;
}

struct foreign *
foreign_start(const char *type, const char *path, const char *p, size_t n)
{
	const struct foreign_form *form = foreign_form(type);
	struct foreign *f;
	/* a link lies in another folder than its file */
	char *full = realpath(path, NULL);
	int in = foreign_file(form, full != NULL ? full : path, p, n), out[2];
	uint64_t bytes = foreign_bytes(type, path, n);
	pid_t pid;

	if (in == -1 || pipe2(out, O_CLOEXEC) == -1) {
		if (in != -1)
			close(in);
		free(full);
		return NULL;
	}
	if ((pid = fork()) == 0) {
		close(out[0]);
		foreign_alone(out[1], bytes);
		_exit(foreign_run(form, in, full != NULL ? full : path,
		    out[1]) == 0 ? 0 : 1);
	}
	free(full);
	close(in);
	close(out[1]);
	if (pid == -1) {
		close(out[0]);
		return NULL;
	}
	f = xcalloc(1, sizeof(*f));
	f->fd = out[0];
	f->pid = pid;
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

int
foreign_end(struct foreign *f)
{
	int ended = f->ended, status = 0;

	close(f->fd);
	if (!ended)
		(void)kill(f->pid, SIGKILL);
	while (waitpid(f->pid, &status, 0) == -1 && errno == EINTR)
		;
	free(f);
	return ended && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 0 : -1;
}
