/*
 * session_file: where sessions are kept.  The state of a trace is one file in
 * $XDG_STATE_HOME/ttv, or ~/.local/state/ttv, named by the trace and by a hash
 * of its real path; of several traces, of all their paths.  A session is
 * written to a new file, which then takes the name: no reader sees a half.
 */
#include "config.h"

#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/hash.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"

#include "copy.h"
#include "session.h"

#define NAME_MOST	40		/* bytes of the trace's own name */

/* Reads all of a file of limited size: 0, 1: none, -1. */
static int
session_load(const char *path, struct buf *b, struct err *err)
{
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
	struct stat st;
	ssize_t n = 0;

	if (fd == -1 && errno == ENOENT)
		return 1;
	if (fd == -1 || fstat(fd, &st) == -1 || !S_ISREG(st.st_mode) ||
	    st.st_size > LIMIT_SESSION_BYTES) {
		if (fd != -1)
			close(fd);
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "cannot be read as a session");
	}
	buf_room(b, (size_t)st.st_size);
	while (b->len < (size_t)st.st_size && ((n = read(fd, b->data + b->len,
	    (size_t)st.st_size - b->len)) > 0 || (n == -1 && errno == EINTR)))
		b->len += n > 0 ? (size_t)n : 0;
	b->data[b->len] = '\0';
	close(fd);
	return n == -1 ? err_set(err, ERR_OPEN, ERR_NOWHERE,
	    "cannot be read") : 0;
}

int
session_read(struct session *s, const char *path, struct err *err)
{
	struct buf b = BUF_INIT;
	int rc = session_load(path, &b, err);

	if (rc == 0)
		rc = session_parse(s, b.data, b.len, err);
	buf_free(&b);
	return rc;
}

int
session_open_trace(struct session *s, const char *path)
{
	struct session_trace *t;
	struct stat st;
	char *real = realpath(path, NULL);

	if (real == NULL || stat(real, &st) == -1 || !S_ISREG(st.st_mode)) {
		free(real);
		return -1;
	}
	s->now = xgrow(s->now, s->nnow, &s->now_cap, sizeof(*s->now));
	t = &s->now[s->nnow++];
	t->path = real;
	t->size = st.st_size;
	t->mtime = (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
	return 0;
}

/* Makes a folder and those above; others may not look into it. */
static int
folder_make(char *path)
{
	char *p;

	for (p = path + 1; (p = strchr(p, '/')) != NULL; p++) {
		*p = '\0';
		if (mkdir(path, 0700) == -1 && errno != EEXIST) {
			*p = '/';
			return -1;
		}
		*p = '/';
	}
	return mkdir(path, 0700) == -1 && errno != EEXIST ? -1 : 0;
}

/* Writes a name that is a plain word for a shell. */
static void
name_plain(const char *path, char *out)
{
	const char *s = strrchr(path, '/');
	size_t i;

	s = s != NULL ? s + 1 : path;
	for (i = 0; i < NAME_MOST && s[i] != '\0'; i++)
		out[i] = strchr("0123456789abcdefghijklmnopqrstuvwxyz"
		    "ABCDEFGHIJKLMNOPQRSTUVWXYZ.-_", s[i]) != NULL ? s[i] :
		    '_';
	out[i] = '\0';
	if (out[0] == '.')
		out[0] = '_';
}

/* FNV-1a of all paths, each with its NUL. */
static uint64_t
traces_hash(const struct session *s)
{
	uint64_t h = HASH_BYTES;
	size_t i;

	for (i = 0; i < s->nnow; i++)
		h = hash_bytes(h, s->now[i].path, strlen(s->now[i].path) + 1);
	return h;
}

int
session_folder(int make, char *out, size_t n)
{
	const char *dir = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
	int len;

	if (dir != NULL && *dir == '/')
		len = snprintf(out, n, "%s/ttv", dir);
	else if (home != NULL && *home == '/')
		len = snprintf(out, n, "%s/.local/state/ttv", home);
	else
		return -1;
	return len < 0 || (size_t)len >= n || (make && folder_make(out) ==
	    -1) ? -1 : 0;
}

int
session_state_path(const struct session *s, int make, char *out, size_t n)
{
	char name[NAME_MOST + 1];
	size_t used;
	int len;

	if (s->nnow == 0 || session_folder(make, out, n) == -1)
		return -1;
	name_plain(s->now[0].path, name);
	used = strlen(out);
	n -= used;
	len = snprintf(out + used, n, "/%s-%016" PRIx64 ".session", name,
	    traces_hash(s));
	return len < 0 || (size_t)len >= n ? -1 : 0;
}

/* Returns the folder of a file as a real path without a slash at its end. */
static char *
folder_of(const char *path)
{
	const char *slash = strrchr(path, '/');
	char *dir = slash == NULL ? xstrdup(".") : slash == path ?
	    xstrdup("/") : xstrndup(path, (size_t)(slash - path));
	char *real = realpath(dir, NULL);

	free(dir);
	if (real != NULL && strcmp(real, "/") == 0)
		real[0] = '\0';
	return real;
}

int
session_save(const struct app *app, const char *path, struct err *err)
{
	struct buf b = BUF_INIT;
	char *real = realpath(path, NULL), *folder, *tmp;
	const char *to = real != NULL ? real : path;
	int fd, rc = 0;

	folder = folder_of(to);
	session_write(app, app->session != NULL && app->session->sent ?
	    folder : NULL, &b);
	xasprintf(&tmp, "%s.XXXXXX", to);
	if ((fd = mkostemp(tmp, O_CLOEXEC)) == -1)	/* mode 0600 */
		rc = err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%.150s: cannot be written: %s", to, strerror(errno));
	else if (copy_write(fd, b.data, b.len) == -1 ||
	    rename(tmp, to) == -1) {
		rc = err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%.150s: could not be written: %s", to, strerror(errno));
		unlink(tmp);
	}
	free(tmp);
	free(folder);
	free(real);
	buf_free(&b);
	return rc;
}
