/*
 * tempfile: files without a name.  A file system in memory (tmpfs, ramfs) takes
 * the memory that a limit is to spare, so it is no place for what goes beyond
 * one.
 */
#include "config.h"

#include <sys/stat.h>
#include <sys/statvfs.h>
#ifdef __linux__
#include <sys/vfs.h>
#endif

#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/tempfile.h"

#define TMPFS	0x01021994	/* statfs.f_type, see statfs(2) */
#define RAMFS	0x858458f6

#define PATH	1024		/* bytes of a path */

static atomic_int avoid;

void
tempfile_avoid_memory(int yes)
{
	atomic_store(&avoid, yes);
}

static int
in_memory(const char *dir)
{
#ifdef __linux__
	struct statfs s;

	return statfs(dir, &s) == 0 && ((uint32_t)s.f_type == TMPFS ||
	    (uint32_t)s.f_type == RAMFS);
#else
	(void)dir;
	return 0;
#endif
}

static const char *
person_dir(void)
{
	const char *dir = getenv("TMPDIR");

	return dir == NULL || *dir == '\0' ? NULL : dir;
}

/* Returns the user's cache if it is there, or NULL; one buffer a thread. */
static const char *
cache_dir(void)
{
	static _Thread_local char path[PATH];
	const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
	int n = 0;

	if (cache != NULL && *cache == '/')
		n = snprintf(path, sizeof(path), "%s", cache);
	else if (home != NULL && *home == '/')
		n = snprintf(path, sizeof(path), "%s/.cache", home);
	return n > 0 && n < PATH && access(path, W_OK | X_OK) == 0 ? path :
	    NULL;
}

const char *
tempfile_disk(void)
{
	const char *dir[] = { person_dir(), "/var/tmp", "/tmp", cache_dir() };
	size_t i;

	if (dir[0] != NULL && !in_memory(dir[0]))
		return dir[0];
	for (i = 1; i < sizeof(dir) / sizeof(dir[0]); i++)
		if (dir[i] != NULL && access(dir[i], W_OK | X_OK) == 0 &&
		    !in_memory(dir[i]))
			return dir[i];
	return NULL;
}

const char *
tempfile_dir(void)
{
	const char *dir = person_dir(), *disk;

	if (dir == NULL)
		dir = "/tmp";
	if (atomic_load(&avoid) && in_memory(dir) &&
	    (disk = tempfile_disk()) != NULL)
		return disk;
	return dir;
}

int
tempfile_in(const char *dir)
{
	char path[PATH];
	int fd = -1;

#ifdef O_TMPFILE
	fd = open(dir, O_RDWR | O_TMPFILE | O_CLOEXEC, 0600);
#endif
	if (fd == -1 && snprintf(path, sizeof(path), "%s/ttv.XXXXXXXXXX",
	    dir) < PATH && (fd = mkostemp(path, O_CLOEXEC)) != -1)
		unlink(path);
	return fd;
}

uint64_t
tempfile_left(int fd)
{
	uint64_t left, all, keep;
	struct statvfs v;

	if (fstatvfs(fd, &v) == -1 || v.f_blocks == 0)
		return UINT64_MAX;
	left = (uint64_t)v.f_bavail * v.f_frsize;
	all = (uint64_t)v.f_blocks * v.f_frsize;
	keep = all / TEMPFILE_SHARE < TEMPFILE_KEEP ? all / TEMPFILE_SHARE :
	    TEMPFILE_KEEP;
	return left > keep ? left - keep : 0;
}
