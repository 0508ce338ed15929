/*
 * resource: finds files of SQL in the directories of a person and of the
 * program, and reads them.
 */
#include "config.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/bundle.h"
#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "resource.h"

#define SUFFIX		".sql"
#define BUNDLED		"ttv:"	/* what the path of a file begins with that is
				 * a part of the program */

static int
resource_by_name(const void *a, const void *b)
{
	const struct resource *x = a, *y = b;

	return strcmp(x->name, y->name);
}

/* Adds the first n of a directory's files, unless one has that name. */
static void
resource_add(struct resources *r, size_t before, const char *dir,
    const char *file)
{
	size_t len = strlen(file), end = strlen(SUFFIX), i;
	char *path, *name;

	if (file[0] == '.' || len <= end ||
	    strcmp(file + len - end, SUFFIX) != 0)
		return;
	name = xstrndup(file, len - end);
	for (i = 0; i < before; i++)
		if (strcmp(r->v[i].name, name) == 0) {
			free(name);
			return;
		}
	r->v = xgrow(r->v, r->n, &r->cap, sizeof(*r->v));
	xasprintf(&path, "%s/%s", dir, file);
	r->v[r->n++] = (struct resource){ name, path };
}

/* Adds the files of BASE BELOW/KIND; base may be NULL. */
static void
resource_scan(struct resources *r, const char *base, const char *below,
    const char *kind)
{
	struct dirent *e;
	size_t before = r->n;
	char *dir;
	DIR *d;

	if (base == NULL || base[0] == '\0')
		return;
	xasprintf(&dir, "%s%s/%s", base, below, kind);
	if ((d = opendir(dir)) != NULL) {
		while ((e = readdir(d)) != NULL)
			resource_add(r, before, dir, e->d_name);
		closedir(d);
	}
	free(dir);
}

/*
 * The folders of the program's own files: beside it, in its build or
 * installed, and where it was to be installed.
 */
static const struct {
	int		 beside;	/* below the folder of the program */
	const char	*below;
} resource_bases[] = {
	{ 1, "/share/ttv" }, { 1, "/../share/ttv" }, { 0, "" }
};
#define NBASES	(sizeof(resource_bases) / sizeof(resource_bases[0]))

/* Writes what base i begins with: 0, or -1: it cannot be known. */
static int
resource_base(size_t i, char *path, size_t n)
{
	char *slash;
	ssize_t len;

	if (!resource_bases[i].beside) {
		strlcpy(path, TTV_DATADIR, n);
		return 0;
	}
	if ((len = readlink("/proc/self/exe", path, n - 1)) <= 0)
		return -1;
	path[len] = '\0';
	if ((slash = strrchr(path, '/')) != NULL)
		*slash = '\0';
	return 0;
}

/* Adds those that stand beside the program, in its build or installed. */
static void
resource_scan_program(struct resources *r, const char *kind)
{
	char base[PATH_MAX];
	size_t i;

	for (i = 0; i < NBASES; i++)
		if (resource_base(i, base, sizeof(base)) == 0)
			resource_scan(r, base, resource_bases[i].below, kind);
}

/* Adds those that are a part of the program. */
static void
resource_bundled(struct resources *r, const char *kind)
{
	const struct bundle_file *b;
	size_t before = r->n, n = strlen(kind);
	char *dir;

	xasprintf(&dir, BUNDLED "%s", kind);
	for (b = bundle_files; b->name != NULL; b++)
		if (strncmp(b->name, kind, n) == 0 && b->name[n] == '/')
			resource_add(r, before, dir, b->name + n + 1);
	free(dir);
}

int
resource_path(const char *name, char *path, size_t n)
{
	char base[PATH_MAX];
	size_t i;
	int len;

	for (i = 0; i < NBASES; i++) {
		if (resource_base(i, base, sizeof(base)) == -1)
			continue;
		len = snprintf(path, n, "%s%s/%s", base,
		    resource_bases[i].below, name);
		if (len > 0 && (size_t)len < n && access(path, R_OK) == 0)
			return 0;
	}
	return -1;
}

void
resources_find(struct resources *r, const char *kind, int installed)
{
	const char *config = getenv("XDG_CONFIG_HOME");

	memset(r, 0, sizeof(*r));
	if (config != NULL && config[0] == '/')
		resource_scan(r, config, "/ttv", kind);
	else
		resource_scan(r, getenv("HOME"), "/.config/ttv", kind);
	if (installed) {
		resource_bundled(r, kind);
		resource_scan_program(r, kind);
	}
	sort_any(r->v, r->n, sizeof(*r->v), resource_by_name);
}

void
resources_free(struct resources *r)
{
	size_t i;

	for (i = 0; i < r->n; i++) {
		free(r->v[i].name);
		free(r->v[i].path);
	}
	free(r->v);
	memset(r, 0, sizeof(*r));
}

int
resource_read(const char *path, struct buf *b, struct err *err)
{
	const struct bundle_file *bundled = strncmp(path, BUNDLED,
	    strlen(BUNDLED)) == 0 ? bundle_find(path + strlen(BUNDLED)) : NULL;
	FILE *f;
	int bad;

	if (bundled != NULL) {
		buf_add(b, bundled->text, bundled->len);
		return 0;
	}
	f = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
	if (f == NULL)
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%s cannot be opened: %s", path, strerror(errno));
	bad = buf_read(b, f, LIMIT_SQL_FILE);
	if (f != stdin)
		fclose(f);
	return bad ? err_set(err, ERR_OPEN, ERR_NOWHERE,
	    "%s cannot be read, or has more than 16 MiB", path) : 0;
}
