/*
 * newfile: a process that makes files for one that may not.
 *
 * They speak by datagrams: a request is a letter and a path, an answer an
 * errno, with the descriptor if it is 0.
 */
#include "config.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/newfile.h"

#define MAKE	'm'
#define REMOVE	'r'
#define FLAGS	(O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
#define MODE	0666

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int maker = -1;			/* to the other process */

/* ---- the other process ---- */

struct made {
	char	path[PATH_MAX];		/* the file that was made last */
	dev_t	dev;
	ino_t	ino;
};

/* Returns whether a part of a path is hidden; "." and ".." are not. */
static int
has_hidden(const char *path)
{
	size_t n;

	for (; *path != '\0'; path += n + (path[n] == '/')) {
		n = strcspn(path, "/");
		if (path[0] == '.' && n > 1 && !(n == 2 && path[1] == '.'))
			return 1;
	}
	return 0;
}

/* Returns whether a path is that of a hidden file, or of one in a hidden
 * folder which the current one is not in. */
static int
is_hidden(const char *path)
{
	char folder[PATH_MAX], real[PATH_MAX], here[PATH_MAX];
	const char *slash = strrchr(path, '/');
	size_t n = slash == NULL ? 0 : (size_t)(slash - path);

	if (has_hidden(slash == NULL ? path : slash + 1))
		return 1;
	if (slash == NULL)
		return 0;
	memcpy(folder, path, n);
	folder[n] = '\0';
	if (realpath(n > 0 ? folder : "/", real) == NULL)
		return 0;		/* making it says what is wrong */
	n = realpath(".", here) != NULL ? strlen(here) : 0;
	return has_hidden(n > 0 && strncmp(real, here, n) == 0 &&
	    (real[n] == '/' || real[n] == '\0') ? real + n : real);
}

/* Makes a file; returns its descriptor, or -1 and errno. */
static int
make(struct made *m, const char *path)
{
	struct stat st;
	int fd;

	if (is_hidden(path)) {
		errno = EPERM;
		return -1;
	}
	fd = open(path, FLAGS | O_CLOEXEC, MODE);
	if (fd != -1 && fstat(fd, &st) == 0) {
		strlcpy(m->path, path, sizeof(m->path));
		m->dev = st.st_dev;
		m->ino = st.st_ino;
	}
	return fd;
}

static void
remove_made(struct made *m, const char *path)
{
	struct stat st;

	if (m->path[0] != '\0' && strcmp(path, m->path) == 0 &&
	    lstat(path, &st) == 0 && st.st_dev == m->dev &&
	    st.st_ino == m->ino)
		unlink(path);
	m->path[0] = '\0';
}

/* Sends an errno, with a descriptor unless that is -1. */
static void
answer(int sock, int error, int fd)
{
	union {
		struct cmsghdr	head;
		char		room[CMSG_SPACE(sizeof(int))];
	} control;
	struct iovec bytes = { &error, sizeof(error) };
	struct msghdr m;

	memset(&m, 0, sizeof(m));
	memset(&control, 0, sizeof(control));
	m.msg_iov = &bytes;
	m.msg_iovlen = 1;
	if (fd != -1) {
		m.msg_control = &control;
		m.msg_controllen = sizeof(control);
		control.head.cmsg_level = SOL_SOCKET;
		control.head.cmsg_type = SCM_RIGHTS;
		control.head.cmsg_len = CMSG_LEN(sizeof(fd));
		memcpy(CMSG_DATA(&control.head), &fd, sizeof(fd));
	}
	(void)sendmsg(sock, &m, MSG_NOSIGNAL);
}

static void
serve(int sock)
{
	char request[PATH_MAX + 2];
	struct made last;
	ssize_t n;
	int fd;

	last.path[0] = '\0';
	while ((n = recv(sock, request, sizeof(request) - 1, 0)) > 0 ||
	    (n == -1 && errno == EINTR)) {
		if (n < 2)
			continue;
		request[n] = '\0';
		if (request[0] == REMOVE) {
			remove_made(&last, request + 1);
			answer(sock, 0, -1);
			continue;
		}
		fd = make(&last, request + 1);
		answer(sock, fd == -1 ? errno : 0, fd);
		if (fd != -1)
			close(fd);
	}
}

/* Leaves the terminal and all files of the process that it is a copy of. */
static void
become_maker(int sock)
{
	int fd;

	(void)setsid();
	(void)signal(SIGPIPE, SIG_IGN);
	(void)dup3(sock, STDERR_FILENO + 1, O_CLOEXEC);
	closefrom(STDERR_FILENO + 2);
	for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
		close(fd);
		(void)open("/dev/null", O_RDWR | O_CLOEXEC);
	}
	serve(STDERR_FILENO + 1);
}

void
newfile_start(void)
{
	int sock[2];
	pid_t child;

	if (maker != -1 ||
	    socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sock) == -1)
		return;
	if ((child = fork()) == 0) {
		if (fork() == 0)
			become_maker(sock[1]);
		_exit(0);
	}
	close(sock[1]);
	if (child == -1)
		close(sock[0]);
	else {
		while (waitpid(child, NULL, 0) == -1 && errno == EINTR)
			continue;
		maker = sock[0];
	}
}

/* ---- this one ---- */

/* Returns the descriptor that came with an answer, -1 for none, and *error. */
static int
take_answer(int *error)
{
	union {
		struct cmsghdr	head;
		char		room[CMSG_SPACE(sizeof(int))];
	} control;
	struct iovec bytes = { error, sizeof(*error) };
	struct msghdr m;
	ssize_t n;
	int fd = -1;

	memset(&m, 0, sizeof(m));
	memset(&control, 0, sizeof(control));
	m.msg_iov = &bytes;
	m.msg_iovlen = 1;
	m.msg_control = &control;
	m.msg_controllen = sizeof(control);
	while ((n = recvmsg(maker, &m, MSG_CMSG_CLOEXEC)) == -1 &&
	    errno == EINTR)
		continue;
	if (n != (ssize_t)sizeof(*error))
		*error = EPIPE;
	else if (*error == 0 && m.msg_controllen >= CMSG_LEN(sizeof(fd)) &&
	    control.head.cmsg_type == SCM_RIGHTS)
		memcpy(&fd, CMSG_DATA(&control.head), sizeof(fd));
	return fd;
}

/* Sends a request and waits for its answer, as take_answer(). */
static int
ask(char what, const char *path, int *error)
{
	char request[PATH_MAX + 1];
	size_t n = strlen(path);
	int fd = -1;

	*error = ENAMETOOLONG;
	if (n >= PATH_MAX)
		return -1;
	request[0] = what;
	memcpy(request + 1, path, n);
	pthread_mutex_lock(&mutex);
	*error = EPIPE;
	if (send(maker, request, n + 1, MSG_NOSIGNAL) == (ssize_t)n + 1)
		fd = take_answer(error);
	pthread_mutex_unlock(&mutex);
	return fd;
}

int
newfile_open(const char *path)
{
	int fd, error;

	if (maker == -1)
		return open(path, FLAGS | O_CLOEXEC, MODE);
	if ((fd = ask(MAKE, path, &error)) == -1)
		errno = error;
	return fd;
}

void
newfile_remove(const char *path)
{
	int error;

	if (maker == -1)
		(void)unlink(path);
	else
		(void)ask(REMOVE, path, &error);
}
