/*
 * session_prune: the states of traces do not become more and more.  A state was
 * used last when its file was written or touched; those that were used longest
 * ago go first.  Other files of the folder stay, so do sessions that a person
 * named.
 */
#include "config.h"

#include <sys/stat.h>

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/session.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#define SUFFIX		".session"
#define HASH		16		/* hexadecimal digits before it, behind
					 * a dash */
#define TEMP		7		/* bytes behind it of what is being
					 * written */
#define DAY		(24 * 60 * 60)	/* s */
#define LEFT_AFTER	3600		/* s after which a file that is being
					 * written has lost its writer */
#define STATES_MOST	(1u << 20)	/* files that are looked at */

struct state {
	char		*name;
	struct timespec	 used;
};

struct states {
	struct state	*v;
	size_t		 n, cap;
};

/*
 * Returns 1 for the name of a state, 2 for that of one that is being written, 0
 * for others.
 */
static int
state_kind(const char *name)
{
	const char *p = strstr(name, SUFFIX), *q;
	size_t rest;

	for (; p != NULL && (q = strstr(p + 1, SUFFIX)) != NULL; p = q)
		;
	if (p == NULL || p - name < HASH + 1 || p[-HASH - 1] != '-' ||
	    strspn(p - HASH, "0123456789abcdef") != HASH)
		return 0;
	rest = strlen(p + strlen(SUFFIX));
	return rest == 0 ? 1 : rest == TEMP && p[strlen(SUFFIX)] == '.' ? 2 : 0;
}

static int
state_order(const void *a, const void *b)
{
	const struct state *x = a, *y = b;

	if (x->used.tv_sec != y->used.tv_sec)
		return COMPARE(y->used.tv_sec, x->used.tv_sec);
	if (x->used.tv_nsec != y->used.tv_nsec)
		return COMPARE(y->used.tv_nsec, x->used.tv_nsec);
	return strcmp(x->name, y->name);
}

/* Lists the states, and removes what writers left that did not end. */
static void
states_list(int dir, DIR *d, struct states *s)
{
	time_t now = time(NULL);
	struct dirent *e;
	struct stat st;
	int kind;

	while (s->n < STATES_MOST && (e = readdir(d)) != NULL) {
		kind = state_kind(e->d_name);
		if (kind == 0 || fstatat(dir, e->d_name, &st,
		    AT_SYMLINK_NOFOLLOW) == -1 || !S_ISREG(st.st_mode) ||
		    st.st_uid != geteuid())
			continue;
		if (kind == 2) {
			if (now - st.st_mtim.tv_sec > LEFT_AFTER)
				unlinkat(dir, e->d_name, 0);
			continue;
		}
		s->v = xgrow(s->v, s->n, &s->cap, sizeof(*s->v));
		s->v[s->n].name = xstrdup(e->d_name);
		s->v[s->n++].used = st.st_mtim;
	}
}

void
session_prune(const char *path, size_t most, int days)
{
	const char *slash = strrchr(path, '/');
	char *folder = slash == NULL ? NULL : xstrndup(path, (size_t)(slash -
	    path));
	DIR *d = folder == NULL ? NULL : opendir(folder);
	time_t oldest = time(NULL) - (time_t)days * DAY;
	struct states s = { NULL, 0, 0 };
	size_t i;

	if (d != NULL) {
		states_list(dirfd(d), d, &s);
		sort_any(s.v, s.n, sizeof(*s.v), state_order);
		for (i = 0; i < s.n; i++)
			if (strcmp(s.v[i].name, slash + 1) != 0 &&
			    (i >= most || (days > 0 &&
			    s.v[i].used.tv_sec < oldest)))
				unlinkat(dirfd(d), s.v[i].name, 0);
		closedir(d);
	}
	while (s.n > 0)
		free(s.v[--s.n].name);
	free(s.v);
	free(folder);
}

void
session_used(const char *path)
{
	/* a folder that cannot be written to has other cares than an order */
	(void)utimensat(AT_FDCWD, path, NULL, AT_SYMLINK_NOFOLLOW);
}
