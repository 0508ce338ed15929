/*
 * operands: from operands to files, of commands that take each trace by itself.
 */
#include "config.h"

#include <sys/stat.h>

#include <dirent.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/xmalloc.h"

#include "fleet.h"
#include "operands.h"

#define PARTS	FLEET_SETS	/* levels of parts: as many as export writes */

static void
add_path(struct operands *o, const char *path)
{
	o->path = xgrow(o->path, o->n, &o->cap, sizeof(*o->path));
	o->path[o->n++] = xstrdup(path);
}

static int
is_shown(const struct dirent *e)
{
	return e->d_name[0] != '.';
}

/*
 * Returns whether a path is a directory of a part of a table.  No link is
 * followed: one to a directory around it has no end.
 */
static int
is_part(const char *path, const char *name)
{
	struct stat st;

	return strchr(name, '=') != NULL && lstat(path, &st) == 0 &&
	    S_ISDIR(st.st_mode);
}

/*
 * Adds the files of a directory, and nothing of the directories in it but those
 * of a table's parts, as many levels down as `parts`.
 */
static void
add_directory(struct operands *o, const char *dir, int parts)
{
	struct dirent **list = NULL;
	char path[PATH_MAX];
	struct stat st;
	int n = scandir(dir, &list, is_shown, alphasort), i;
	int fits;

	for (i = 0; i < n; i++) {
		fits = (size_t)snprintf(path, sizeof(path), "%s%s%s", dir,
		    dir[strlen(dir) - 1] == '/' ? "" : "/",
		    list[i]->d_name) < sizeof(path);
		if (fits && (stat(path, &st) == -1 || !S_ISDIR(st.st_mode)))
			add_path(o, path);
		else if (fits && parts > 0 && is_part(path, list[i]->d_name))
			add_directory(o, path, parts - 1);
		free(list[i]);
	}
	free(list);
}

/* Adds the files of a directory, or itself, an error that says its name. */
static void
add_all(struct operands *o, const char *dir, int parts)
{
	size_t before = o->n;

	add_directory(o, dir, parts);
	if (o->n == before)
		add_path(o, dir);
}

void
operands_add(struct operands *o, const char *operand)
{
	struct stat st;
	glob_t g;
	size_t i;

	if (stat(operand, &st) == 0 && S_ISDIR(st.st_mode)) {
		add_all(o, operand, 0);
		return;
	}
	if (access(operand, F_OK) == 0 || strpbrk(operand, "*?[") == NULL) {
		add_path(o, operand);
		return;
	}
	memset(&g, 0, sizeof(g));
	if (glob(operand, 0, NULL, &g) != 0)
		add_path(o, operand);	/* which cannot be opened */
	for (i = 0; i < g.gl_pathc; i++)
		add_path(o, g.gl_pathv[i]);
	globfree(&g);
}

void
operands_add_parts(struct operands *o, const char *dir)
{
	add_all(o, dir, PARTS);
}

void
operands_free(struct operands *o)
{
	size_t i;

	for (i = 0; i < o->n; i++)
		free(o->path[i]);
	free(o->path);
	memset(o, 0, sizeof(*o));
}

int
operand_is_regular(const char *path, struct err *err)
{
	struct stat st;

	if (strcmp(path, "-") == 0 || stat(path, &st) == -1 ||
	    S_ISREG(st.st_mode))
		return 1;	/* the loader says what is wrong */
	err_set(err, ERR_OPEN, ERR_NOWHERE, "%.400s: no regular file, as "
	    "--each asks for", path);
	return 0;
}
