/*
 * mapfile: files as memory.
 *
 * - The mapping has a spare page behind the file, so that code that reads
 *   ahead in blocks never leaves it.
 * - A file may be cut while it is mapped.  The page fault that follows comes
 *   as SIGBUS; the handler maps a page of zeros in its place and remembers the
 *   offset, which the loader reports.
 * - A file may also be written to: its mapped bytes change, and everything
 *   found in them is void.  That cannot be prevented, but the file's length
 *   and time show it.
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
#include "ttv/fault.h"
#include "ttv/mapfile.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "room.h"
#include "spool.h"

#define WAIT_MS		100		/* ms between two reports on a silent
					 * pipe */
#define MAPPED_MAX	512		/* files known to the SIGBUS handler */

static struct {
	char	*start, *end;
	atomic_size_t missing;		/* the first byte that was missing */
	int	fd;			/* the file to watch, or -1 */
	struct timespec	mtime;		/* at the time of mapping */
	off_t	size;
} mapped[MAPPED_MAX];

/* Guards the table.  The SIGBUS handler takes no lock: start is set last. */
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;

/*
 * Mends a SIGBUS (ttv/fault.h): returns 1 when addr is in a file that has
 * shrunk, and is readable now.
 */
static int
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

static int
mend_sigbus(int sig, void *addr)
{
	return sig == SIGBUS && mapfile_fault(addr);
}

/*
 * Adds a mapping to the table.  fd, which the table takes over, is the file if
 * it is to be watched for changes, or -1.
 */
static void
table_add(char *start, size_t len, int fd, const struct stat *st)
{
	int i;

	pthread_mutex_lock(&table);
	fault_add(mend_sigbus);
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

/* Reserves address space for len bytes and the pad; name is for the error. */
static char *
reserve_space(struct mapfile *m, size_t len, const char *name, struct err *err)
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
	memset(m, 0, sizeof(*m));
	m->data = p;
	m->len = len;
	m->reserved = total;
	return p;
}

/* Maps fd; watched: no part of this program writes to the file meanwhile. */
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
	if ((p = reserve_space(m, (size_t)st.st_size, name, err)) == NULL)
		return -1;
	if (st.st_size > 0 && mmap(p, (size_t)st.st_size, PROT_READ,
	    MAP_PRIVATE | MAP_FIXED, fd, 0) == MAP_FAILED) {
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: cannot map: %s",
		    name, strerror(errno));
		mapfile_close(m);
		return -1;
	}
	table_add(p, (size_t)st.st_size, watched ?
	    fcntl(fd, F_DUPFD_CLOEXEC, 3) : -1, &st);
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
	if (most > SIZE_MAX >> 1 ||
	    (p = reserve_space(m, (size_t)most, "", NULL)) == NULL)
		return -1;
	if (ftruncate(fd, MAPFILE_PAD) == -1 ||
	    mmap(p, m->reserved, PROT_READ, MAP_SHARED | MAP_FIXED, fd, 0) ==
	    MAP_FAILED) {
		mapfile_close(m);
		return -1;
	}
	table_add(p, m->reserved, -1, NULL);
	m->len = 0;
	return 0;
}

/*
 * Waits for input on `from`.  Reports to g every WAIT_MS that there is none;
 * returns 0 when g stops, else 1.
 */
static int
wait_for_input(int from, int fd, uint64_t total, const struct spool_progress *g)
{
	struct pollfd pfd = { from, POLLIN, 0 };

	while (g != NULL && poll(&pfd, 1, WAIT_MS) == 0)
		if (g->fn(g->arg, fd, total, total, 0) != 0)
			return 0;
	return 1;
}

/*
 * Copies a file that can be read only once into a temporary file; returns that
 * file, or -1.  *full: there was no room for all, and the file has what was
 * read before.
 */
static int
spool_to_file(int from, const char *name, const struct spool_progress *g,
    int *full, struct err *err)
{
	char *block = xmalloc(SPOOL_BLOCK);
	struct room r;
	int fd = room_file(err), error = 0;
	ssize_t n = 0;

	*full = 0;
	memset(&r, 0, sizeof(r));
	if (fd != -1)
		room_init(&r, fd, 0);
	while (fd != -1 && wait_for_input(from, fd, r.written, g) &&
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
 * Returns whether a file must be read rather than mapped: pipes and devices,
 * and what a kernel generates (/proc, /sys), which has no length or cannot be
 * mapped.
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
mapfile_open(struct mapfile *m, const char *path, int copy,
    const struct spool_progress *g, struct err *err)
{
	struct stat st;
	int fd, temp, watched = 1, full = 0, r;

	memset(m, 0, sizeof(*m));
	if (strcmp(path, "-") == 0)
		fd = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
	else
		fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
	if (fd == -1 || fstat(fd, &st) == -1) {
		err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s", path,
		    strerror(errno));
		if (fd != -1)
			close(fd);
		return -1;
	}
	if (isatty(fd)) {		/* its bytes are keys */
		close(fd);
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%s: is a terminal and no trace", path);
	}
	if (must_be_read(fd, &st) || (copy && S_ISREG(st.st_mode))) {
		temp = spool_to_file(fd, path, g, &full, err);
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
mapfile_path(struct mapfile *m, const char *path,
    const struct spool_progress *g, struct err *err)
{
	return mapfile_open(m, path, 0, g, err);
}

int
mapfile_memory(struct mapfile *m, const char *data, size_t len,
    struct err *err)
{
	char *p = reserve_space(m, len, "memory", err);

	if (p == NULL)
		return -1;
	memcpy(p, data, len);
	return 0;
}

int
mapfile_copy(struct mapfile *m, const char *data, size_t len, struct err *err)
{
	struct room room;
	int fd, r;

	if (len < tuning.copy_file || (fd = room_file(NULL)) == -1)
		return mapfile_memory(m, data, len, err);
	room_init(&room, fd, 0);
	r = room_write(&room, data, len) != 0 ? -1 :
	    mapfile_fd(m, fd, "memory", NULL);
	close(fd);
	return r == 0 ? 0 : mapfile_memory(m, data, len, err);
}

int
mapfile_behind(struct mapfile *m, const char *head, size_t len, int fd,
    uint64_t from, size_t n, struct err *err)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), skip = from % page;
	size_t room = len <= skip ? 0 : (len - skip + page - 1) / page * page;
	char *p;

	memset(m, 0, sizeof(*m));
	p = reserve_space(m, room + skip + n, "memory", err);
	if (p == NULL)
		return -1;
	if (n > 0 && mmap(p + room, skip + n, PROT_READ | PROT_WRITE,
	    MAP_PRIVATE | MAP_FIXED, fd, (off_t)(from - skip)) == MAP_FAILED) {
		mapfile_close(m);
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "cannot map: %s",
		    strerror(errno));
	}
	table_add(p, room + skip + n, -1, NULL);
	/* the head ends where the file's bytes begin, within its first page */
	if (len > 0)
		memcpy(p + room + skip - len, head, len);
	m->before = room + skip - len;
	m->data = p + m->before;
	m->len = len + n;
	return 0;
}

void
mapfile_close(struct mapfile *m)
{
	const char *start;
	int i;

	if (m->data == NULL)
		return;
	start = m->data - m->before;
	pthread_mutex_lock(&table);
	for (i = 0; i < MAPPED_MAX; i++)
		if (mapped[i].start == start) {
			if (mapped[i].fd != -1)
				close(mapped[i].fd);
			mapped[i].start = NULL;
			mapped[i].end = NULL;
		}
	pthread_mutex_unlock(&table);
	if (m->reserved > 0)		/* else the memory is another's */
		munmap((void *)(uintptr_t)start, m->reserved);
	memset(m, 0, sizeof(*m));
}
