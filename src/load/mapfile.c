/*
 * mapfile: files as memory.
 *
 * The address space is reserved with a page to spare behind the file, so that
 * code that reads ahead in blocks never leaves the mapping.  A file may be cut
 * while it is mapped; the page fault that follows comes as SIGBUS, and the
 * handler puts a page of zeros there and remembers where that was, which the
 * loader reports.  A file may also be written to: the bytes that the mapping
 * shows become others, and nothing that was found in them holds any more.  That
 * cannot be prevented, but it is seen from the file's length and time.
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/xmalloc.h"
#include "room.h"
#include "spool.h"

#define WAIT_MS		100		/* for a pipe, between two reports */
#define MAPPED_MAX	512		/* files that the handler knows of */

static struct {
	char	*start, *end;
	atomic_size_t missing;		/* the first byte that was not there */
	int	fd;			/* the file, or -1 */
	struct timespec	mtime;		/* as it was when it was mapped */
	off_t	size;
} mapped[MAPPED_MAX];

/* Several threads map files; the handler only reads what is complete. */
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;

int
mapfile_fault(void *addr)
{
	char *at = addr, *page;
	size_t size = (size_t)sysconf(_SC_PAGESIZE), where, first;
	int i;

	for (i = 0; i < MAPPED_MAX; i++) {
		if (at < mapped[i].start || at >= mapped[i].end)
			continue;
		page = at - (uintptr_t)at % size;
		if (mmap(page, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS |
		    MAP_FIXED, -1, 0) == MAP_FAILED)
			continue;
		where = (size_t)(page - mapped[i].start);
		first = atomic_load(&mapped[i].missing);
		while (where < first && !atomic_compare_exchange_weak(
		    &mapped[i].missing, &first, where))
			;
		return 1;
	}
	return 0;
}

static struct sigaction others;		/* what SIGBUS did before */

static void
on_sigbus(int sig, siginfo_t *info, void *context)
{
	(void)context;
	/* what is not ours comes again, and goes to whoever was here before */
	if (!mapfile_fault(info->si_addr))
		sigaction(sig, &others, NULL);
}

static void
handle(void)
{
	static int done;
	struct sigaction sa;

	if (done)
		return;
	done = 1;
	memset(&sa, 0, sizeof(sa));
	sa.sa_sigaction = on_sigbus;
	sa.sa_flags = SA_SIGINFO;
	sigaction(SIGBUS, &sa, &others);
}

/* `fd`, which becomes the table's: the file, if it is to be watched, or -1. */
static void
guard(char *start, size_t len, int fd, const struct stat *st)
{
	int i;

	pthread_mutex_lock(&table);
	handle();
	for (i = 0; i < MAPPED_MAX && mapped[i].start != NULL; i++)
		;
	if (i < MAPPED_MAX) {
		atomic_store(&mapped[i].missing, SIZE_MAX);
		mapped[i].end = start + len;
		mapped[i].start = start;
		mapped[i].fd = fd;
		if (st != NULL) {
			mapped[i].mtime = st->st_mtim;
			mapped[i].size = st->st_size;
		}
	} else if (fd != -1)
		close(fd);
	pthread_mutex_unlock(&table);
}

int
mapfile_shrunk(const struct mapfile *m, uint64_t *at)
{
	size_t missing = SIZE_MAX;
	int i;

	pthread_mutex_lock(&table);
	for (i = 0; i < MAPPED_MAX; i++)
		if (m->data != NULL && mapped[i].start == m->data)
			missing = atomic_load(&mapped[i].missing);
	pthread_mutex_unlock(&table);
	*at = missing;
	return missing < m->len;
}

int
mapfile_changed(const struct mapfile *m)
{
	struct stat st;
	int i, changed = 0;

	pthread_mutex_lock(&table);
	for (i = 0; i < MAPPED_MAX; i++)
		if (m->data != NULL && mapped[i].start == m->data &&
		    mapped[i].fd != -1 && fstat(mapped[i].fd, &st) == 0)
			changed = st.st_size != mapped[i].size ||
			    st.st_mtim.tv_sec != mapped[i].mtime.tv_sec ||
			    st.st_mtim.tv_nsec != mapped[i].mtime.tv_nsec;
	pthread_mutex_unlock(&table);
	return changed;
}

/* Address space for len bytes of the file of that name, and the pad. */
static char *
reserve(struct mapfile *m, size_t len, const char *name, struct err *err)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), total;
	char *p;

	if (len > SIZE_MAX - MAPFILE_PAD - page) {
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: too large to map",
		    name);
		return NULL;
	}
	total = (len + MAPFILE_PAD + page - 1) / page * page;
	p = mmap(NULL, total, PROT_READ | PROT_WRITE, MAP_PRIVATE |
	    MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED) {
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: cannot map: %s",
		    name, strerror(errno));
		return NULL;
	}
	m->data = p;
	m->len = len;
	m->reserved = total;
	return p;
}

/* `watched`: nobody of ours writes to it while it is mapped. */
static int
map_file(struct mapfile *m, int fd, int watched, const char *name,
    struct err *err)
{
	struct stat st;
	char *p;

	memset(m, 0, sizeof(*m));
	if (fstat(fd, &st) == -1)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s", name,
		    strerror(errno));
	if (S_ISDIR(st.st_mode))
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%s: is a directory", name);
	if ((p = reserve(m, (size_t)st.st_size, name, err)) == NULL)
		return -1;
	if (st.st_size > 0 && mmap(p, (size_t)st.st_size, PROT_READ,
	    MAP_PRIVATE | MAP_FIXED, fd, 0) == MAP_FAILED) {
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: cannot map: %s",
		    name, strerror(errno));
		mapfile_close(m);
		return -1;
	}
	guard(p, (size_t)st.st_size, watched ? fcntl(fd, F_DUPFD_CLOEXEC, 3) :
	    -1, &st);
	return 0;
}

int
mapfile_fd(struct mapfile *m, int fd, const char *name, struct err *err)
{
	return map_file(m, fd, 0, name, err);
}

int
mapfile_growing(struct mapfile *m, int fd, uint64_t most)
{
	char *p;

	memset(m, 0, sizeof(*m));
	if (most > SIZE_MAX >> 1 || (p = reserve(m, (size_t)most, "", NULL)) == NULL)
		return -1;
	if (ftruncate(fd, MAPFILE_PAD) == -1 ||
	    mmap(p, m->reserved, PROT_READ, MAP_SHARED | MAP_FIXED, fd, 0) ==
	    MAP_FAILED) {
		mapfile_close(m);
		return -1;
	}
	guard(p, m->reserved, -1, NULL);
	m->len = 0;
	return 0;
}

/*
 * Waits for something to read.  Who wants to know of growth is told now and
 * then that there is none, and may say that it is enough: 0.
 */
static int
wait_for(int from, int fd, uint64_t total, const struct growth *g)
{
	struct pollfd pfd = { from, POLLIN, 0 };

	while (g != NULL && poll(&pfd, 1, WAIT_MS) == 0)
		if (g->fn(g->arg, fd, total, total, 0) != 0)
			return 0;
	return 1;
}

/*
 * Copies what can only be read once into a file that can be mapped.  *full: there
 * was no room for more, and what there was is in the file.  The file or -1.
 */
static int
spool(int from, const char *name, const struct growth *g, int *full,
    struct err *err)
{
	char *block = xmalloc(SPOOL_BLOCK);
	struct room r;
	int fd = room_file(err), error = 0;
	ssize_t n = 0;

	*full = 0;
	memset(&r, 0, sizeof(r));
	if (fd != -1)
		room_init(&r, fd, 0);
	while (fd != -1 && wait_for(from, fd, r.written, g) &&
	    (n = read(from, block, SPOOL_BLOCK)) != 0) {
		if (n == -1 && errno == EINTR)
			continue;
		error = n == -1 ? errno : room_write(&r, block, (size_t)n);
		if (error != 0)
			break;
		if (g != NULL && g->fn(g->arg, fd, r.written, r.written, 0) !=
		    0)
			break;
	}
	free(block);
	if (error == 0)
		return fd;
	if (n != -1)
		room_error(err, name, r.written, error);
	else
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s", name,
		    strerror(error));
	*full = n != -1 && room_is_full(error);
	if (*full)
		return fd;
	close(fd);
	return -1;
}

/*
 * Whether a file must be read to know what is in it: pipes and devices, and what
 * a kernel makes up (/proc, /sys), which has no length or cannot be mapped.
 */
static int
must_be_read(int fd, const struct stat *st)
{
	void *p;

	if (S_ISDIR(st->st_mode))
		return 0;
	if (!S_ISREG(st->st_mode) || st->st_size == 0)
		return 1;
	p = mmap(NULL, 1, PROT_READ, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED)
		return errno == ENODEV;
	munmap(p, 1);
	return 0;
}

int
mapfile_path(struct mapfile *m, const char *path, const struct growth *g,
    struct err *err)
{
	struct stat st;
	int fd, temp, watched = 1, full = 0, r;

	memset(m, 0, sizeof(*m));
	if (strcmp(path, "-") == 0)
		fd = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
	else
		fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd == -1 || fstat(fd, &st) == -1) {
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s", path,
		    strerror(errno));
		if (fd != -1)
			close(fd);
		return -1;
	}
	if (must_be_read(fd, &st)) {
		temp = spool(fd, path, g, &full, err);
		close(fd);
		if ((fd = temp) == -1)
			return -1;
		watched = 0;
	}
	r = map_file(m, fd, watched, path, err);
	m->cut = full;
	close(fd);
	return r;
}

int
mapfile_memory(struct mapfile *m, const char *data, size_t len,
    struct err *err)
{
	char *p = reserve(m, len, "memory", err);

	if (p == NULL)
		return -1;
	memcpy(p, data, len);
	return 0;
}

void
mapfile_close(struct mapfile *m)
{
	int i;

	if (m->data == NULL)
		return;
	pthread_mutex_lock(&table);
	for (i = 0; i < MAPPED_MAX; i++)
		if (mapped[i].start == m->data) {
			if (mapped[i].fd != -1)
				close(mapped[i].fd);
			mapped[i].start = NULL;
			mapped[i].end = NULL;
		}
	pthread_mutex_unlock(&table);
	munmap((void *)(uintptr_t)m->data, m->reserved);
	memset(m, 0, sizeof(*m));
}
