/*
 * fleet: from operands to files, for commands that take each trace by itself.
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

#include "ttv/xmalloc.h"

#include "fleet.h"

static void
add_path(struct fleet *f, const char *path)
{
	f->path = xgrow(f->path, f->n, &f->cap, sizeof(*f->path));
	f->path[f->n++] = xstrdup(path);
}

static int
is_shown(const struct dirent *e)
{
	return e->d_name[0] != '.';
}

/* Adds the files of a directory, and nothing of the directories in it. */
static void
add_directory(struct fleet *f, const char *dir)
{
	struct dirent **list;
	char path[PATH_MAX];
	struct stat st;
	int n = scandir(dir, &list, is_shown, alphasort), i;
	size_t before = f->n;

	for (i = 0; i < n; i++) {
		if ((size_t)snprintf(path, sizeof(path), "%s%s%s", dir,
		    dir[strlen(dir) - 1] == '/' ? "" : "/",
		    list[i]->d_name) < sizeof(path) &&
		    (stat(path, &st) == -1 || !S_ISDIR(st.st_mode)))
			add_path(f, path);
		free(list[i]);
	}
	if (n != -1)
		free(list);
	if (f->n == before)
		add_path(f, dir);	/* an error, which says its name */
}

void
fleet_add(struct fleet *f, const char *operand)
{
	struct stat st;
	glob_t g;
	size_t i;

	if (stat(operand, &st) == 0 && S_ISDIR(st.st_mode)) {
		add_directory(f, operand);
		return;
	}
	if (access(operand, F_OK) == 0 || strpbrk(operand, "*?[") == NULL) {
		add_path(f, operand);
		return;
	}
	memset(&g, 0, sizeof(g));
	if (glob(operand, 0, NULL, &g) != 0)
		add_path(f, operand);	/* which cannot be opened */
	for (i = 0; i < g.gl_pathc; i++)
		add_path(f, g.gl_pathv[i]);
	globfree(&g);
}

void
fleet_free(struct fleet *f)
{
	size_t i;

	for (i = 0; i < f->n; i++)
		free(f->path[i]);
	free(f->path);
	memset(f, 0, sizeof(*f));
}
