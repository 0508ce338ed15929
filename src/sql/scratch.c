/*
 * scratch: temporary files of SQLite that lie in memory.
 *
 * SQLite sorts many rows well only if it has files: it sorts pieces that fit
 * into a cache of the processor, writes them and merges what it wrote; without
 * files it sorts one list of all rows, and waits for memory at each row.  A
 * file here is a list of chunks that are allocated as all of SQLite is, so that
 * the bound of statements (memory.c) sees them; nothing touches a disk, which
 * may be out of reach (a jail), full or slow.  Only while a whole trace is
 * saved, whose indices are as large as it is, what is behind the first chunks
 * lies in a temporary file, if there is one with room.
 *
 * Bytes of a chunk behind the end of the file are never read: who writes
 * beyond the end writes zeros between.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include <sqlite3.h>

#include "ttv/sql.h"
#include "ttv/tempfile.h"

#include "scratch.h"

#define CHUNK	((sqlite3_int64)262144)	/* bytes: a file has few, and wastes
					 * half of one */
#define CHUNKS	16			/* room for chunks at first */
#define FIRST	32			/* chunks that are in memory anyway:
					 * 8 MB, as few files are that large */

struct scratch {
	sqlite3_file	 base;
	unsigned char	**chunks;	/* NULL: at its place in fd */
	int		 n, cap;	/* chunks; room for them */
	sqlite3_int64	 size;		/* bytes of the file */
	int		 to_disk;	/* 1: chunks may be on a disk */
	int		 fd;		/* -1: none is */
};

static atomic_int	to_disk;	/* saves that are under way */

void
scratch_to_disk(int yes)
{
	atomic_fetch_add(&to_disk, yes ? 1 : -1);
}

/* Copies bytes from a file to memory or back; returns whether all came. */
static int
disk_copy(int fd, void *p, sqlite3_int64 n, sqlite3_int64 at, int is_read)
{
	unsigned char *next = p;
	ssize_t done;

	for (; n > 0; n -= done, at += done, next += done) {
		done = is_read ? pread(fd, next, (size_t)n, (off_t)at) :
		    pwrite(fd, next, (size_t)n, (off_t)at);
		if (done == -1 && errno == EINTR)
			done = 0;
		else if (done <= 0)
			return 0;
	}
	return 1;
}

/* Makes room for the next chunk on a disk; returns whether there is some. */
static int
disk_room(struct scratch *x)
{
	if (!x->to_disk || x->n < FIRST)
		return 0;
	if (x->fd == -1 && (x->fd = tempfile_in(tempfile_dir())) == -1) {
		x->to_disk = 0;
		return 0;
	}
	return tempfile_left(x->fd) > (uint64_t)CHUNK &&
	    posix_fallocate(x->fd, (off_t)(x->n * CHUNK), (off_t)CHUNK) == 0;
}

static int
scratch_close(sqlite3_file *f)
{
	struct scratch *x = (struct scratch *)f;

	if (x->fd != -1)
		close(x->fd);
	while (x->n > 0)
		sqlite3_free(x->chunks[--x->n]);
	sqlite3_free(x->chunks);
	x->chunks = NULL;
	return SQLITE_OK;
}

static int
scratch_read(sqlite3_file *f, void *to, int n, sqlite3_int64 at)
{
	struct scratch *x = (struct scratch *)f;
	unsigned char *out = to;
	sqlite3_int64 left, part;

	left = at >= x->size ? 0 : x->size - at;
	if (left > n)
		left = n;
	n -= (int)left;
	for (; left > 0; left -= part, at += part, out += part) {
		part = CHUNK - at % CHUNK;
		if (part > left)
			part = left;
		if (x->chunks[at / CHUNK] != NULL)
			memcpy(out, x->chunks[at / CHUNK] + at % CHUNK,
			    (size_t)part);
		else if (!disk_copy(x->fd, out, part, at, 1))
			return SQLITE_IOERR_READ;
	}
	if (n == 0)
		return SQLITE_OK;
	memset(out, 0, (size_t)n);
	return SQLITE_IOERR_SHORT_READ;
}

/* Has chunks for `size` bytes; returns 0 if there is no memory. */
static int
scratch_room(struct scratch *x, sqlite3_int64 size)
{
	unsigned char **list;
	int cap;

	while (x->n * CHUNK < size) {
		if (x->n == x->cap) {
			cap = x->cap == 0 ? CHUNKS : 2 * x->cap;
			list = sqlite3_realloc64(x->chunks, (sqlite3_uint64)cap
			    * sizeof(*list));
			if (list == NULL)
				return 0;
			x->chunks = list;
			x->cap = cap;
		}
		x->chunks[x->n] = NULL;
		if (!disk_room(x) && (x->chunks[x->n] = sqlite3_malloc64(
		    (sqlite3_uint64)CHUNK)) == NULL)
			return 0;
		x->n++;
	}
	return 1;
}

/*
 * Writes n bytes, or zeros if `from` is NULL, where there are chunks; returns
 * whether a disk took them.
 */
static int
scratch_put(struct scratch *x, const unsigned char *from, sqlite3_int64 n,
    sqlite3_int64 at)
{
	static const unsigned char zeros[4096];
	unsigned char *chunk;
	sqlite3_int64 part;

	for (; n > 0; n -= part, at += part) {
		chunk = x->chunks[at / CHUNK];
		part = CHUNK - at % CHUNK;
		if (part > n)
			part = n;
		if (from == NULL && part > (sqlite3_int64)sizeof(zeros))
			part = (sqlite3_int64)sizeof(zeros);
		if (chunk != NULL)
			memcpy(chunk + at % CHUNK, from != NULL ? from : zeros,
			    (size_t)part);
		else if (!disk_copy(x->fd, (void *)(uintptr_t)(from != NULL ?
		    from : zeros), part, at, 0))
			return 0;
		if (from != NULL)
			from += part;
	}
	return 1;
}

static int
scratch_write(sqlite3_file *f, const void *from, int n, sqlite3_int64 at)
{
	struct scratch *x = (struct scratch *)f;

	/* as when SQLite has no memory for what it keeps without files */
	if (!scratch_room(x, at + n))
		return SQLITE_IOERR_NOMEM;
	if ((at > x->size && !scratch_put(x, NULL, at - x->size, x->size)) ||
	    !scratch_put(x, from, n, at))
		return SQLITE_IOERR_WRITE;
	if (at + n > x->size)
		x->size = at + n;
	return SQLITE_OK;
}

static int
scratch_truncate(sqlite3_file *f, sqlite3_int64 size)
{
	struct scratch *x = (struct scratch *)f;

	if (size >= x->size)
		return SQLITE_OK;
	while (x->n > 0 && (x->n - 1) * CHUNK >= size)
		sqlite3_free(x->chunks[--x->n]);
	x->size = size;
	return SQLITE_OK;
}

static int
scratch_size(sqlite3_file *f, sqlite3_int64 *size)
{
	*size = ((struct scratch *)f)->size;
	return SQLITE_OK;
}

/* A file is seen by the connection alone that has opened it. */
static int
scratch_nothing(sqlite3_file *f, int flags)
{
	(void)f;
	(void)flags;
	return SQLITE_OK;
}

static int
scratch_locked(sqlite3_file *f, int *is_locked)
{
	(void)f;
	*is_locked = 0;
	return SQLITE_OK;
}

static int
scratch_control(sqlite3_file *f, int op, void *arg)
{
	(void)f;
	(void)op;
	(void)arg;
	return SQLITE_NOTFOUND;
}

static int
scratch_sector(sqlite3_file *f)
{
	(void)f;
	return 0;
}

static const sqlite3_io_methods methods = {
	.iVersion = 1,
	.xClose = scratch_close,
	.xRead = scratch_read,
	.xWrite = scratch_write,
	.xTruncate = scratch_truncate,
	.xSync = scratch_nothing,
	.xFileSize = scratch_size,
	.xLock = scratch_nothing,
	.xUnlock = scratch_nothing,
	.xCheckReservedLock = scratch_locked,
	.xFileControl = scratch_control,
	.xSectorSize = scratch_sector,
	.xDeviceCharacteristics = scratch_sector,
};

/* ---- the system of files: the process's own, but for files without a name */

static sqlite3_vfs *
system_of(sqlite3_vfs *v)
{
	return v->pAppData;
}

static int
vfs_open(sqlite3_vfs *v, const char *name, sqlite3_file *f, int flags,
    int *out)
{
	struct scratch *x = (struct scratch *)f;

	if (name != NULL)
		return system_of(v)->xOpen(system_of(v), name, f, flags, out);
	memset(x, 0, sizeof(*x));
	x->base.pMethods = &methods;
	x->to_disk = atomic_load(&to_disk) > 0;
	x->fd = -1;
	if (out != NULL)
		*out = flags;
	return SQLITE_OK;
}

static int
vfs_delete(sqlite3_vfs *v, const char *name, int is_synced)
{
	return system_of(v)->xDelete(system_of(v), name, is_synced);
}

static int
vfs_access(sqlite3_vfs *v, const char *name, int flags, int *is)
{
	return system_of(v)->xAccess(system_of(v), name, flags, is);
}

static int
vfs_path(sqlite3_vfs *v, const char *name, int n, char *out)
{
	return system_of(v)->xFullPathname(system_of(v), name, n, out);
}

static int
vfs_random(sqlite3_vfs *v, int n, char *out)
{
	return system_of(v)->xRandomness(system_of(v), n, out);
}

static int
vfs_sleep(sqlite3_vfs *v, int us)
{
	return system_of(v)->xSleep(system_of(v), us);
}

/* Milliseconds of a day. */
#define DAY_MS	86400000.0

static int
vfs_time(sqlite3_vfs *v, sqlite3_int64 *ms)
{
	sqlite3_vfs *system = system_of(v);
	double days;
	int rc;

	if (system->iVersion >= 2 && system->xCurrentTimeInt64 != NULL)
		return system->xCurrentTimeInt64(system, ms);
	if (system->xCurrentTime == NULL)
		return SQLITE_ERROR;
	rc = system->xCurrentTime(system, &days);
	*ms = (sqlite3_int64)(days * DAY_MS);
	return rc;
}

static int
vfs_error(sqlite3_vfs *v, int n, char *out)
{
	sqlite3_vfs *system = system_of(v);

	return system->xGetLastError == NULL ? 0 :
	    system->xGetLastError(system, n, out);
}

/* One for the process; SQLite chains those that it knows. */
static sqlite3_vfs vfs = {
	.iVersion = 2,
	.szOsFile = (int)sizeof(struct scratch),
	.zName = "ttv-scratch",
	.xOpen = vfs_open,
	.xDelete = vfs_delete,
	.xAccess = vfs_access,
	.xFullPathname = vfs_path,
	.xRandomness = vfs_random,
	.xSleep = vfs_sleep,
	.xCurrentTimeInt64 = vfs_time,
	.xGetLastError = vfs_error,
};
static int is_known;

static void
vfs_register(void)
{
	sqlite3_vfs *system = sqlite3_vfs_find(NULL);

	if (system == NULL)
		return;
	vfs.pAppData = system;
	vfs.mxPathname = system->mxPathname;
	if (vfs.szOsFile < system->szOsFile)
		vfs.szOsFile = system->szOsFile;
	is_known = sqlite3_vfs_register(&vfs, 0) == SQLITE_OK;
}

const char *
scratch_vfs(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, vfs_register);
	return is_known ? vfs.zName : NULL;
}

void
sql_leave(void)
{
	if (is_known)
		sqlite3_vfs_unregister(&vfs);
	is_known = 0;
}
