/*
 * grow: takes the bytes of an input while it is written.
 *
 * A pipe is asked with poll(), a file is looked at every GROW_WAIT ms: a
 * second system for watching files would not be faster than an eye.
 *
 *	- A file whose name another file has got (rotation) is read to its end
 *	  first.
 *	- The last GROW_TAIL bytes are compared before more is taken.  A writer
 *	  that keeps its file valid writes over its last "]": then only the
 *	  end is taken again.  Other changes void all that was taken.
 *	- A file that a kernel generates has length 0 and blocks a read like a
 *	  pipe; it is opened non-blocking, as a FIFO is.
 */
#include "config.h"

#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/grow.h"
#include "ttv/inflate.h"
#include "ttv/mapfile.h"
#include "ttv/utf16.h"
#include "ttv/xmalloc.h"
#include "grow_inflate.h"
#include "room.h"

#define GROW_TAIL	64		/* bytes: more than a writer's "\n]}\n"
					 * and the members behind it */
#define GROW_BLOCK	(256u << 10)	/* bytes of a read: a pipe has fewer */
#define GROW_HEAD	4		/* bytes that tell a compression */
#define GROW_PAUSE	20		/* ms between reads of a writer that
					 * writes little at a time */
#define GROW_LITTLE	(32u << 10)	/* bytes, in GROW_PAUSE: half a pipe, so
					 * that the writer never waits for a
					 * pause */
#define GROW_PIPE	(1 << 20)	/* bytes that a pipe may hold while a
					 * model is made: as much as Linux
					 * allows everybody */

struct grow {
	char		*path;
	int		 fd;
	int		 regular;	/* a file: it may be cut and replaced */
	int		 sized;		/* its length counts: no kernel's */
	int		 brief;		/* the last read gave little */
	uint64_t	 taken;		/* bytes of the file */
	char		 tail[GROW_TAIL];	/* the last of them */
	size_t		 ntail;
	char		 head[GROW_HEAD];	/* the first of them, before
						 * the type is known */
	int		 known;
	const char	*type;		/* of compression, or NULL */
	struct grow_inflate *inflate;
	struct room	 room;		/* the temporary file */
	char		 block[GROW_BLOCK];
};

static int
new_room(struct grow *g, struct err *err)
{
	int fd = room_file(err);

	if (fd == -1)
		return -1;
	room_init(&g->room, fd, 0);
	return 0;
}

static int
is_stdin(const struct grow *g)
{
	return strcmp(g->path, "-") == 0;
}

/* Opens the path; the descriptor is ready to be read without blocking. */
static int
open_path(struct grow *g, struct err *err)
{
	struct stat st;

	if (is_stdin(g))
		g->fd = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
	else
		g->fd = open(g->path, O_RDONLY | O_NONBLOCK | O_CLOEXEC |
		    O_NOCTTY);
	if (g->fd == -1 || fstat(g->fd, &st) == -1)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s", g->path,
		    strerror(errno));
	if (S_ISDIR(st.st_mode))
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: is a directory",
		    g->path);
	if (isatty(g->fd))
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%s: is a terminal and no trace", g->path);
	g->regular = S_ISREG(st.st_mode);
#ifdef F_SETPIPE_SZ
	if (S_ISFIFO(st.st_mode))
		(void)fcntl(g->fd, F_SETPIPE_SZ, GROW_PIPE);
#endif
	return 0;
}

struct grow *
grow_open(const char *path, struct err *err)
{
	struct grow *g = xcalloc(1, sizeof(*g));

	g->path = xstrdup(path);
	g->fd = g->room.fd = -1;
	if (open_path(g, err) == -1 || new_room(g, err) == -1) {
		grow_free(g);
		return NULL;
	}
	return g;
}

void
grow_free(struct grow *g)
{
	if (g == NULL)
		return;
	if (g->fd != -1)
		close(g->fd);
	if (g->room.fd != -1)
		close(g->room.fd);
	grow_inflate_free(g->inflate);
	free(g->path);
	free(g);
}

uint64_t
grow_bytes(const struct grow *g)
{
	return g->room.written;
}

int64_t
grow_age(const struct grow *g)
{
	struct stat st;
	time_t now = time(NULL);

	if (!g->regular || !g->sized || fstat(g->fd, &st) == -1)
		return 0;
	return now > st.st_mtime ? (int64_t)(now - st.st_mtime) : 0;
}

const char *
grow_compression(const struct grow *g)
{
	return g->type;
}

/* ---- what comes ---- */

/* Adds plain bytes to the temporary file. */
static int
put_plain(void *arg, const char *p, size_t n, struct err *err)
{
	struct grow *g = arg;
	int error = room_write(&g->room, p, n);

	return error == 0 ? 0 : room_error(err, g->path, g->room.written,
	    error);
}

static int
put_bytes(struct grow *g, const char *p, size_t n, struct err *err)
{
	if (n == 0)
		return 0;
	if (g->inflate != NULL)
		return grow_inflate_more(g->inflate, p, n, put_plain, g, err);
	return put_plain(g, p, n, err);
}

/* Decides by the first n bytes what the input is; puts those. */
static int
put_head(struct grow *g, size_t n, struct err *err)
{
	g->known = 1;
	g->type = inflate_type(g->head, n);
	if (g->type != NULL && (g->inflate = grow_inflate_new(g->type,
	    g->path, err)) == NULL)
		return -1;
	if (g->type == NULL && utf16_is(g->head, n))
		return err_set(err, ERR_UNSUPPORTED, 0, "%s: UTF-16 is not "
		    "followed", g->path);
	return put_bytes(g, g->head, n, err);
}

static void
keep_tail(struct grow *g, const char *p, size_t n)
{
	size_t old;

	if (n >= GROW_TAIL) {
		memcpy(g->tail, p + n - GROW_TAIL, GROW_TAIL);
		g->ntail = GROW_TAIL;
		return;
	}
	old = g->ntail + n > GROW_TAIL ? GROW_TAIL - n : g->ntail;
	memmove(g->tail, g->tail + g->ntail - old, old);
	memcpy(g->tail + old, p, n);
	g->ntail = old + n;
}

/* Takes n bytes that were read. */
static int
take_bytes(struct grow *g, const char *p, size_t n, struct err *err)
{
	size_t some, had = (size_t)g->taken;

	keep_tail(g, p, n);
	g->taken += n;
	if (g->known)
		return put_bytes(g, p, n, err);
	some = GROW_HEAD - had < n ? GROW_HEAD - had : n;
	memcpy(g->head + had, p, some);
	if (had + some < GROW_HEAD)
		return 0;
	return put_head(g, GROW_HEAD, err) == -1 ? -1 :
	    put_bytes(g, p + some, n - some, err);
}

/* ---- what has changed ---- */

/* Forgets everything that was taken. */
static enum grow_news
begin_anew(struct grow *g, enum grow_news why, struct err *err)
{
	int old = g->room.fd;

	grow_inflate_free(g->inflate);
	g->inflate = NULL;
	g->type = NULL;
	g->known = 0;
	g->taken = 0;
	g->ntail = 0;
	g->sized = 0;
	if (new_room(g, err) == -1) {
		g->room.fd = old;
		return GROW_FAILED;
	}
	close(old);
	return why;
}

/* Takes back the last n bytes; 0, or -1 when that is impossible. */
static int
take_back(struct grow *g, size_t n)
{
	if (g->inflate != NULL || !g->known || n >= g->ntail ||
	    n > g->room.written ||
	    ftruncate(g->room.fd, (off_t)(g->room.written - n)) == -1 ||
	    lseek(g->room.fd, -(off_t)n, SEEK_CUR) == -1 ||
	    lseek(g->fd, -(off_t)n, SEEK_CUR) == -1)
		return -1;
	g->room.written -= n;
	g->taken -= n;
	g->ntail -= n;
	return 0;
}

/*
 * Compares the end of what was taken with the file: returns 0 when it is the
 * same, or its last bytes could be taken back, else -1.
 */
static int
check_end(struct grow *g)
{
	char now[GROW_TAIL];
	ssize_t n;
	size_t i;

	if (g->ntail == 0)
		return 0;
	n = pread(g->fd, now, g->ntail, (off_t)(g->taken - g->ntail));
	if (n < 0)
		return 0;	/* a kernel's file */
	for (i = 0; i < (size_t)n && now[i] == g->tail[i]; i++)
		;
	return i == g->ntail ? 0 : i == 0 ? -1 : take_back(g, g->ntail - i);
}

/*
 * Looks at a file whether it is the one that was taken: returns GROW_NOTHING
 * if so.  `more`: it has bytes that were not taken.
 */
static enum grow_news
check_file(struct grow *g, int *more, struct err *err)
{
	struct stat st, named;
	uint64_t size;

	*more = 1;
	if (!g->regular || fstat(g->fd, &st) == -1)
		return GROW_NOTHING;
	size = (uint64_t)st.st_size;
	g->sized |= size > 0 && size >= g->taken;
	if (!g->sized)
		return GROW_NOTHING;
	if (size != g->taken && check_end(g) == -1) {
		if (lseek(g->fd, 0, SEEK_SET) == -1)
			return err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s",
			    g->path, strerror(errno)), GROW_FAILED;
		return begin_anew(g, GROW_CUT, err);
	}
	*more = size > g->taken;
	if (*more || is_stdin(g) || stat(g->path, &named) == -1 ||
	    (named.st_ino == st.st_ino && named.st_dev == st.st_dev))
		return GROW_NOTHING;
	close(g->fd);
	return open_path(g, err) == -1 ? GROW_FAILED :
	    begin_anew(g, GROW_REPLACED, err);
}

/* ---- taking ---- */

/*
 * Waits at most ms until a read gives something, or the end, at once: 0; or
 * returns -1 and sets errno, to EAGAIN where there is nothing yet.
 */
static int
wait_readable(const struct grow *g, int ms)
{
	struct pollfd pfd = { g->fd, POLLIN, 0 };
	int rc = poll(&pfd, 1, ms);

	if (rc == 0)
		errno = EAGAIN;
	return rc == 1 ? 0 : -1;
}

/* Takes the end of an input whose writer has closed it. */
static enum grow_news
take_end(struct grow *g, struct err *err)
{
	if (!g->known && g->taken > 0 &&
	    put_head(g, (size_t)g->taken, err) == -1)
		return GROW_FAILED;
	return GROW_END;
}

/* Returns whether an empty read says that there will be no more. */
static int
grow_is_over(const struct grow *g)
{
	/* a FIFO reads as empty until a writer opens it */
	return !g->regular && (g->taken > 0 || is_stdin(g));
}

enum grow_news
grow_take(struct grow *g, struct err *err)
{
	enum grow_news news;
	size_t all = 0;
	ssize_t n = 0;
	int more;

	if (g->brief)
		poll(NULL, 0, GROW_PAUSE);
	g->brief = 0;
	if ((news = check_file(g, &more, err)) != GROW_NOTHING)
		return news;
	while (more && all < GROW_MOST) {
		if ((n = wait_readable(g, all == 0 ? GROW_WAIT : 0)) == -1 ||
		    (n = read(g->fd, g->block, GROW_BLOCK)) <= 0)
			break;
		if (take_bytes(g, g->block, (size_t)n, err) == -1)
			return GROW_FAILED;
		all += (size_t)n;
	}
	g->brief = all > 0 && all < GROW_LITTLE;
	if (n == -1 && errno != EAGAIN && errno != EINTR)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s", g->path,
		    strerror(errno)), GROW_FAILED;
	if (all > 0)
		return GROW_MORE;
	if (n == 0 && more && grow_is_over(g))
		return take_end(g, err);
	if (!more || n == 0)		/* poll() does not wait for files */
		poll(NULL, 0, GROW_WAIT);
	return GROW_NOTHING;
}

/* ---- what was taken ---- */

int
grow_map(const struct grow *g, struct mapfile *map, struct err *err)
{
	return mapfile_fd(map, g->room.fd, g->path, err);
}

int
grow_map_behind(const struct grow *g, const char *head, size_t len,
    uint64_t from, struct mapfile *map)
{
	return mapfile_behind(map, head, len, g->room.fd, from,
	    (size_t)(g->room.written - from), NULL);
}

/* Copies the bytes from `from` on; `write_to` gets them. */
static int
copy_from(const struct grow *g, uint64_t from, int (*write_to)(void *,
    const char *, size_t), void *arg)
{
	char *block = xmalloc(GROW_BLOCK);
	int error = 0;
	ssize_t n;

	while (error == 0 && from < g->room.written) {
		n = pread(g->room.fd, block, GROW_BLOCK, (off_t)from);
		if (n == -1 && errno == EINTR)
			continue;
		error = n == -1 ? errno : n == 0 ? EIO :
		    write_to(arg, block, (size_t)n);
		from += n > 0 ? (uint64_t)n : 0;
	}
	free(block);
	return error;
}

static int
write_room(void *arg, const char *p, size_t n)
{
	return room_write(arg, p, n);
}

int
grow_forget(struct grow *g, uint64_t from, const char *head, size_t len,
    struct err *err)
{
	struct room now;
	int fd, error;

	if (from > g->room.written || (fd = room_file(err)) == -1)
		return -1;
	room_init(&now, fd, 0);
	error = room_write(&now, head, len);
	if (error == 0)
		error = copy_from(g, from, write_room, &now);
	if (error != 0) {
		close(fd);
		return room_error(err, g->path, now.written, error);
	}
	close(g->room.fd);
	g->room = now;
	return 0;
}

int
grow_save(const struct grow *g, int (*write_to)(void *, const char *, size_t),
    void *arg)
{
	return copy_from(g, 0, write_to, arg);
}
