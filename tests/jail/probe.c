/*
 * probe: a library for LD_PRELOAD that tries, from inside of a running program,
 * what its jail forbids, and says what came of it: "main exec EPERM".
 *
 * It tries once in the thread that writes first, once in the first thread that
 * is started, and in each process that is forked: ttv has jailed itself then.
 * PROBE_SAYS is a file, opened before that; PROBE_FOREIGN is a folder with a
 * file "file" and a folder "folder".
 */
#define _GNU_SOURCE
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SAYS	900			/* a number beyond those in use */

static const char *foreign;
static int started;			/* a thread was */
static pid_t began, tried;		/* processes: the first, the last */

static void
say(const char *who, const char *what, int failed)
{
	char line[200];
	int n = snprintf(line, sizeof(line), "%s %s %s\n", who, what,
	    !failed ? "done" : strerrorname_np(errno));

	(void)syscall(SYS_write, SAYS, line, (size_t)n);
}

static char *
path_of(const char *name)
{
	static _Thread_local char path[PATH_MAX];

	snprintf(path, sizeof(path), "%s/%s", foreign, name);
	return path;
}

/* Runs a program in a child; `how` 1: by execveat(), 2: the program itself. */
static int
try_exec(int how)
{
	char *argv[] = { (char[]){ "true" }, NULL }, *none[] = { NULL };
	const char *path = how == 2 ? "/proc/self/exe" : "/bin/true";
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		if (how == 1)
			syscall(SYS_execveat, AT_FDCWD, path, argv, none, 0);
		else
			execve(path, argv, none);
		_exit(errno);
	}
	while (waitpid(pid, &status, 0) == -1)
		continue;
	errno = how == 2 && WEXITSTATUS(status) == 2 ? 0 :
	    WEXITSTATUS(status);	/* ttv without a file: 2 */
	return errno != 0;
}

static int
try_open(const char *path, int flags)
{
	int fd = open(path, flags | O_CLOEXEC, 0600);

	if (fd != -1)
		close(fd);
	return fd == -1;
}

static int
try_ptrace(void)
{
	int status;
	pid_t pid = fork();

	if (pid == 0)
		_exit(ptrace(PTRACE_TRACEME, 0, NULL, NULL) == -1 ? errno : 0);
	while (waitpid(pid, &status, 0) == -1)
		continue;
	errno = WEXITSTATUS(status);
	return errno != 0;
}

static int
try_peek(void)
{
	char there = 1, here = 0;
	struct iovec to = { &here, 1 }, from = { &there, 1 };

	return process_vm_readv(getppid(), &to, 1, &from, 1, 0) == -1;
}

/*
 * Tries all that a jail forbids, as `who`.  One thread at a time: what one has
 * removed, another would miss.
 */
static void
try_all(const char *who)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	static pid_t locks;
	struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons(9) };
	char file[PATH_MAX], byte = ' ';

	if (getpid() != began && locks != getpid()) {
		/* of a fork: a thread that held it is not there */
		pthread_mutex_init(&lock, NULL);
		locks = getpid();
	}
	pthread_mutex_lock(&lock);
	snprintf(file, sizeof(file), "%s", path_of("file"));
	say(who, "exec", try_exec(0));
	say(who, "execveat", try_exec(1));
	say(who, "exec-self", try_exec(2));
	say(who, "socket", socket(AF_INET, SOCK_STREAM, 0) == -1);
	say(who, "socket-unix", socket(AF_UNIX, SOCK_STREAM, 0) == -1);
	say(who, "connect", connect(-1, (struct sockaddr *)&a,
	    sizeof(a)) == -1);
	say(who, "bind", bind(-1, (struct sockaddr *)&a, sizeof(a)) == -1);
	say(who, "ptrace", try_ptrace());
	say(who, "peek", try_peek());
	say(who, "io-uring", syscall(SYS_io_uring_setup, 0, NULL) == -1);
	say(who, "type", ioctl(-1, TIOCSTI, &byte) == -1);
	say(who, "chmod", chmod(file, 0700) == -1);
	say(who, "truncate", truncate(file, 1) == -1);
	say(who, "write", try_open(file, O_WRONLY));
	say(who, "append", try_open(file, O_RDWR | O_APPEND));
	say(who, "empty", try_open(file, O_WRONLY | O_TRUNC));
	say(who, "create", try_open(path_of(who), O_WRONLY | O_CREAT));
	say(who, "unnamed", try_open(foreign, O_RDWR | O_TMPFILE));
	say(who, "memory", try_open("/proc/self/mem", O_RDWR));
	say(who, "symlink", symlink("file", path_of("link")) == -1);
	say(who, "link", link(file, path_of("hard")) == -1);
	say(who, "rename", rename(file, path_of("other")) == -1);
	(void)rename(path_of("other"), file);
	say(who, "remove", unlink(file) == -1);
	say(who, "rmdir", rmdir(path_of("folder")) == -1);
	say(who, "mkdir", mkdir(path_of("folder/below"), 0700) == -1);
	say(who, "fifo", mkfifo(path_of("fifo"), 0600) == -1);
	say(who, "read", try_open("/etc/passwd", O_RDONLY));
	say(who, "null", try_open("/dev/null", O_RDWR));
	say(who, "temporary", try_open(getenv("TMPDIR"), O_RDWR | O_TMPFILE));
	say(who, "end", 0);
	pthread_mutex_unlock(&lock);
}

ssize_t
write(int fd, const void *p, size_t n)
{
	static ssize_t (*real)(int, const void *, size_t);

	if (real == NULL)
		*(void **)&real = dlsym(RTLD_NEXT, "write");
	if (foreign != NULL && tried != getpid()) {
		int error = errno;

		try_all(getpid() == began ? "main" : "fork");
		tried = getpid();
		errno = error;
	}
	return real(fd, p, n);
}

struct begin {
	void	*(*fn)(void *);
	void	*arg;
};

static void *
begin(void *arg)
{
	struct begin b = *(struct begin *)arg;

	free(arg);
	try_all("thread");
	return b.fn(b.arg);
}

int
pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*fn)(void *),
    void *arg)
{
	static int (*real)(pthread_t *, const pthread_attr_t *,
	    void *(*)(void *), void *);
	struct begin *b;

	if (real == NULL)
		*(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
	if (foreign == NULL || started++ || (b = malloc(sizeof(*b))) == NULL)
		return real(t, a, fn, arg);
	b->fn = fn;
	b->arg = arg;
	return real(t, a, begin, b);
}

__attribute__((constructor)) static void
prepare(void)
{
	const char *says = getenv("PROBE_SAYS");
	int fd;

	if (says == NULL || (fd = open(says, O_WRONLY | O_CREAT | O_APPEND,
	    0600)) == -1)
		return;
	dup3(fd, SAYS, O_CLOEXEC);
	close(fd);
	began = getpid();
	foreign = getenv("PROBE_FOREIGN");
}
