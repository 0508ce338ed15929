/*
 * tempfile: where files without a name lie; newfile: which files are made.  The
 * linker wraps what asks about folders: `memory` names those in memory, `there`
 * those that exist.
 */
#include "config.h"

#include <sys/statvfs.h>
#ifdef __linux__
#include <sys/vfs.h>
#endif

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/newfile.h"
#include "ttv/tempfile.h"
#include "test.h"

static uint64_t		 blocks, available;	/* of 4096 bytes */
static const char	*there = "";

/* Returns whether the folder is a word of the list. */
static int
is_in(const char *list, const char *dir)
{
	size_t n = strlen(dir);
	const char *p;

	for (p = list; (p = strstr(p, dir)) != NULL; p += n)
		if ((p == list || p[-1] == ' ') &&
		    (p[n] == ' ' || p[n] == '\0'))
			return 1;
	return 0;
}

#ifdef __linux__
static const char	*memory = "";

int	__wrap_statfs(const char *, struct statfs *);
int
__wrap_statfs(const char *dir, struct statfs *s)
{
	memset(s, 0, sizeof(*s));
	s->f_type = !is_in(memory, dir) ? 0xef53 :
	    strstr(dir, "ram") != NULL ? 0x858458f6 : 0x01021994;
	if (is_in(there, dir))
		return 0;
	errno = ENOENT;
	return -1;
}

#endif

static int	nameless = 1;	/* the file system has files without a name */

int	__real_open(const char *, int, unsigned);
int	__wrap_open(const char *, int, unsigned);
int
__wrap_open(const char *path, int flags, unsigned mode)
{
#ifdef O_TMPFILE
	if (!nameless && (flags & O_TMPFILE) == O_TMPFILE) {
		errno = EOPNOTSUPP;
		return -1;
	}
#endif
	return __real_open(path, flags, mode);
}

int	__wrap_access(const char *, int);
int
__wrap_access(const char *dir, int mode)
{
	(void)mode;
	return is_in(there, dir) ? 0 : -1;
}

int	__wrap_fstatvfs(int, struct statvfs *);
int
__wrap_fstatvfs(int fd, struct statvfs *v)
{
	memset(v, 0, sizeof(*v));
	v->f_frsize = 4096;
	v->f_blocks = blocks;
	v->f_bavail = available;
	return fd == -1 ? -1 : 0;
}

#ifdef __linux__
/* The folders of the environment, NULL: not set; and what is there of all. */
static void
person(const char *tmpdir, const char *cache, const char *home)
{
	const char *name[] = { "TMPDIR", "XDG_CACHE_HOME", "HOME" };
	const char *value[] = { tmpdir, cache, home };
	size_t i;

	for (i = 0; i < 3; i++)
		if (value[i] == NULL)
			unsetenv(name[i]);
		else
			setenv(name[i], value[i], 1);
}

TEST(what_needs_no_memory_lies_on_a_disk)
{
	static const struct {
		const char	*tmpdir, *cache, *home, *there, *memory, *want;
	} rows[] = {
		{ "/t", NULL, NULL, "/t /var/tmp /tmp", "", "/t" },
		{ "/t", NULL, NULL, "/t /var/tmp /tmp", "/t", "/var/tmp" },
		{ "/t", NULL, NULL, "/t /tmp", "/t", "/tmp" },
		{ "", NULL, NULL, "/tmp /var/tmp", "", "/var/tmp" },
		{ NULL, NULL, NULL, "/tmp /var/tmp", "/var/tmp", "/tmp" },
		{ "/ram", NULL, NULL, "/ram /tmp", "/ram", "/tmp" },
		/* a TMPDIR that is not there is returned as it is */
		{ "/none", NULL, NULL, "/tmp", "", "/none" },
		{ NULL, "/c", "/h", "/tmp /c /h/.cache", "/tmp", "/c" },
		{ NULL, "/c", "/h", "/tmp /h/.cache", "/tmp", NULL },
		{ NULL, "c", "/h", "/tmp c /h/.cache", "/tmp", "/h/.cache" },
		{ NULL, NULL, "/h", "/tmp /h/.cache", "/tmp", "/h/.cache" },
		{ NULL, NULL, "/h", "/tmp /h/.cache", "/tmp /h/.cache",
		    NULL },
		{ NULL, NULL, "h", "/tmp h/.cache", "/tmp", NULL },
		{ NULL, NULL, NULL, "/tmp", "/tmp", NULL },
	};
	const char *dir;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		person(rows[i].tmpdir, rows[i].cache, rows[i].home);
		there = rows[i].there;
		memory = rows[i].memory;
		dir = tempfile_disk();
		if (rows[i].want == NULL ? !CHECK(dir == NULL) :
		    !CHECK_STR(dir, rows[i].want))
			printf("# row %zu\n", i);
	}
}

TEST(a_long_home_is_none)
{
	char home[3000];

	memset(home, 'h', sizeof(home));
	home[0] = '/';
	home[sizeof(home) - 1] = '\0';
	person(NULL, NULL, home);
	there = memory = "/tmp";
	CHECK(tempfile_disk() == NULL);
}

TEST(files_avoid_memory_only_where_they_are_told_to)
{
	there = "/t /tmp /var/tmp";
	memory = "/t /tmp";
	person("/t", NULL, NULL);
	CHECK_STR(tempfile_dir(), "/t");
	tempfile_avoid_memory(1);
	CHECK_STR(tempfile_dir(), "/var/tmp");
	person(NULL, NULL, NULL);
	CHECK_STR(tempfile_dir(), "/var/tmp");
	memory = "";
	CHECK_STR(tempfile_dir(), "/tmp");
	/* where there is no disk, a folder in memory does */
	memory = there;
	CHECK_STR(tempfile_dir(), "/tmp");
	tempfile_avoid_memory(0);
	CHECK_STR(tempfile_dir(), "/tmp");
}

#endif

/* A file without a name is one file: its number is the next that is free. */
TEST(a_file_takes_one_number)
{
	char dir[] = "/tmp/ttv-test.XXXXXX";
	int next, fd;

	if (mkdtemp(dir) == NULL)
		abort();
	for (nameless = 0; nameless < 2; nameless++) {
		next = dup(0);
		close(next);
		fd = tempfile_in(dir);
		CHECK_INT(fd, next);
		next = dup(0);
		CHECK_INT(next, fd + 1);
		CHECK_INT(fcntl(fd, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC);
		CHECK_INT(write(fd, "abc", 3), 3);
		close(next);
		close(fd);
	}
	CHECK_INT(rmdir(dir), 0);	/* there is nothing in it */
	CHECK_INT(tempfile_in(dir), -1);
}

TEST(a_margin_stays_free)
{
	/* a sixteenth of a small file system */
	blocks = 16000;
	available = 5000;
	CHECK_INT(tempfile_left(0), 4000 * 4096);
	available = 1000;
	CHECK_INT(tempfile_left(0), 0);
	available = 999;
	CHECK_INT(tempfile_left(0), 0);
	/* 64 MiB of a large one */
	blocks = UINT64_C(1) << 30;
	available = 20000;
	CHECK_INT(tempfile_left(0), 20000 * 4096 - (64 << 20));
	/* one that does not say how large it is */
	blocks = 0;
	CHECK(tempfile_left(0) == UINT64_MAX);
	blocks = 1;
	CHECK(tempfile_left(-1) == UINT64_MAX);
}

/* The last test: all files that are asked for from now on are the maker's. */
TEST(the_maker_of_files_makes_none_that_is_hidden)
{
	char dir[] = "/tmp/ttv.XXXXXX", path[64];
	struct { const char *name; int is; } v[] = {
		{ "seen", 1 }, { ".hidden", 0 }, { "seen", 0 },
	};
	size_t i;
	int fd;

	if (!CHECK(mkdtemp(dir) != NULL))
		return;
	newfile_start();
	for (i = 0; i < sizeof(v) / sizeof(v[0]); i++) {
		snprintf(path, sizeof(path), "%s/%s", dir, v[i].name);
		errno = 0;
		fd = newfile_open(path);
		CHECK_INT(fd != -1, v[i].is);
		if (v[i].is) {
			CHECK_INT(write(fd, "abc", 3), 3);
			CHECK_INT(close(fd), 0);
		} else
			CHECK_INT(errno, i == 1 ? EPERM : EEXIST);
	}
	CHECK_INT(rmdir(dir), -1);	/* the one that was made is there */
	newfile_remove(path);
	fd = newfile_open("ttv.absent/x");
	CHECK_INT(fd, -1);
	CHECK_INT(errno, ENOENT);
	unlink(path);
	CHECK_INT(rmdir(dir), 0);
}

TEST_MAIN
