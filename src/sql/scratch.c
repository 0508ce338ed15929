/*
 * scratch: temporary files of SQLite that lie in memory.
 *
 * SQLite sorts many rows well only if it has files: it sorts pieces that fit
 * into a cache of the processor, writes them and merges what it wrote; without
 * files it sorts one list of all rows, and waits for memory at each row.  A
 * file here is a list of chunks that are allocated as all of SQLite is, so that
 * the bound of statements (memory.c) sees them; nothing touches a disk, which
 * may be out of reach (a jail), full or slow.
 *
 * Bytes of a chunk behind the end of the file are never read: who writes
 * beyond the end writes zeros between.
 */
#include "config.h"

#include <pthread.h>
#include <stdint.h>
#include <string.h>

#include <sqlite3.h>

#include "ttv/sql.h"

#include "scratch.h"

#define CHUNK	((sqlite3_int64)262144)	/* bytes: a file has few, and wastes
					 * half of one */
#define CHUNKS	16			/* room for chunks at first */

struct scratch {
	sqlite3_file	 base;
	unsigned char	**chunks;
	int		 n, cap;	/* chunks; room for them */
	sqlite3_int64	 size;		/* bytes of the file */
};

static int
scratch_close(sqlite3_file *f)
{
	struct scratch *x = (struct scratch *)f;

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
		memcpy(out, x->chunks[at / CHUNK] + at % CHUNK, (size_t)part);
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
		x->chunks[x->n] = sqlite3_malloc64((sqlite3_uint64)CHUNK);
		if (x->chunks[x->n] == NULL)
			return 0;
		x->n++;
	}
	return 1;
}

/* Writes n bytes, or zeros if `from` is NULL, where there are chunks. */
static void
scratch_put(struct scratch *x, const unsigned char *from, sqlite3_int64 n,
    sqlite3_int64 at)
{
	sqlite3_int64 part;

	for (; n > 0; n -= part, at += part) {
		part = CHUNK - at % CHUNK;
		if (part > n)
			part = n;
		if (from == NULL) {
			memset(x->chunks[at / CHUNK] + at % CHUNK, 0,
			    (size_t)part);
			continue;
		}
		memcpy(x->chunks[at / CHUNK] + at % CHUNK, from, (size_t)part);
		from += part;
	}
}

static int
scratch_write(sqlite3_file *f, const void *from, int n, sqlite3_int64 at)
{
	struct scratch *x = (struct scratch *)f;

	/* as when SQLite has no memory for what it keeps without files */
	if (!scratch_room(x, at + n))
		return SQLITE_IOERR_NOMEM;
	if (at > x->size)
		scratch_put(x, NULL, at - x->size, x->size);
	scratch_put(x, from, n, at);
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
