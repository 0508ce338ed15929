/*
 * index_dir: the folder of index files, which the user alone may read and
 * write.
 */
#include "config.h"

#include <sys/stat.h>

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/index.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "index_int.h"

#define LEFT_AFTER	3600		/* s after which a file that is being
					 * written has lost its writer */

/* Returns the name of the folder, to be freed, or NULL. */
static char *
dir_path(void)
{
	const char *own = getenv("TTV_CACHE"), *xdg = getenv("XDG_CACHE_HOME");
	const char *home = getenv("HOME");
	char *path;

	if (own != NULL)
		return *own == '\0' ? NULL : xstrdup(own);
	if (xdg != NULL && *xdg == '/')
		xasprintf(&path, "%s/ttv", xdg);
	else if (home != NULL && *home == '/')
		xasprintf(&path, "%s/.cache/ttv", home);
	else
		return NULL;
	return path;
}

int
index_dir_named(void)
{
	char *path = dir_path();

	free(path);
	return path != NULL;
}

/* Makes a folder and the one that it is in. */
static void
make_dir(char *path)
{
	char *slash = strrchr(path, '/');

	if (mkdir(path, 0700) == 0 || errno != ENOENT || slash == NULL ||
	    slash == path)
		return;
	*slash = '\0';
	(void)mkdir(path, 0700);
	*slash = '/';
	(void)mkdir(path, 0700);
}

char *
index_folder(void)
{
	char *path = dir_path();

	if (path != NULL)
		make_dir(path);
	return path;
}

int
index_dir_open(int make, char **path)
{
	char *name = dir_path();
	struct stat st;
	int fd = -1;

	if (path != NULL)
		*path = NULL;
	if (name == NULL)
		return -1;
	if (make)
		make_dir(name);
	fd = open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	if (fd != -1 && (fstat(fd, &st) == -1 || st.st_uid != geteuid() ||
	    (st.st_mode & 077) != 0)) {
		close(fd);
		fd = -1;
	}
	if (path != NULL)
		*path = name;
	else
		free(name);
	return fd;
}

int
index_dir_owns(int fd, uint64_t *size)
{
	struct stat st;

	if (fstat(fd, &st) == -1 || !S_ISREG(st.st_mode) ||
	    st.st_uid != geteuid() || (st.st_mode & 077) != 0)
		return 0;
	*size = (uint64_t)st.st_size;
	return 1;
}

/* ---- the files in it ---- */

static int
later_first(const void *va, const void *vb)
{
	const struct index_file *a = va, *b = vb;

	if (a->used.tv_sec != b->used.tv_sec)
		return COMPARE(b->used.tv_sec, a->used.tv_sec);
	if (a->used.tv_nsec != b->used.tv_nsec)
		return COMPARE(b->used.tv_nsec, a->used.tv_nsec);
	return strcmp(a->name, b->name);
}

/* Returns whether a name ends like that of an index, or of one that is being
 * written. */
static int
ends_as(const char *name, const char *suffix)
{
	size_t n = strlen(name), len = strlen(suffix);

	return n > len && strcmp(name + n - len, suffix) == 0;
}

void
index_dir_files(int dir, const char *suffix, struct index_files *f)
{
	int copy = openat(dir, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *d = copy == -1 ? NULL : fdopendir(copy);
	struct dirent *e;
	struct index_file *one;
	struct stat st;

	memset(f, 0, sizeof(*f));
	if (d == NULL && copy != -1)
		close(copy);
	while (d != NULL && (e = readdir(d)) != NULL) {
		if (!ends_as(e->d_name, suffix) ||
		    strlen(e->d_name) >= sizeof(one->name) ||
		    fstatat(dir, e->d_name, &st, AT_SYMLINK_NOFOLLOW) == -1 ||
		    !S_ISREG(st.st_mode))
			continue;
		f->v = xgrow(f->v, f->n, &f->cap, sizeof(*f->v));
		one = &f->v[f->n++];
		strlcpy(one->name, e->d_name, sizeof(one->name));
		one->used = st.st_mtim;
		one->size = (uint64_t)st.st_size;
	}
	if (d != NULL)
		closedir(d);
	sort_any(f->v, f->n, sizeof(*f->v), later_first);
}

static void
remove_left(int dir)
{
	time_t now = time(NULL);
	struct index_files f;
	size_t i;

	index_dir_files(dir, INDEX_UNFINISHED, &f);
	for (i = 0; i < f.n; i++)
		if (f.v[i].used.tv_sec < now - LEFT_AFTER)
			unlinkat(dir, f.v[i].name, 0);
	free(f.v);
}

void
index_dir_trim(int dir, uint64_t most)
{
	struct index_files f;
	uint64_t sum = 0;
	size_t i;

	remove_left(dir);
	index_dir_files(dir, INDEX_SUFFIX, &f);
	for (i = 0; i < f.n; i++) {
		if (f.v[i].size > most - sum)
			unlinkat(dir, f.v[i].name, 0);
		else
			sum += f.v[i].size;
	}
	free(f.v);
}

size_t
index_clear(uint64_t *bytes)
{
	static const char *const suffixes[] = { INDEX_SUFFIX,
	    INDEX_UNFINISHED };
	int dir = index_dir_open(0, NULL);
	struct index_files f;
	size_t i, s, n = 0;

	*bytes = 0;
	if (dir == -1)
		return 0;
	for (s = 0; s < 2; s++) {
		index_dir_files(dir, suffixes[s], &f);
		for (i = 0; i < f.n; i++)
			if (unlinkat(dir, f.v[i].name, 0) == 0) {
				n++;
				*bytes += f.v[i].size;
			}
		free(f.v);
	}
	close(dir);
	return n;
}
