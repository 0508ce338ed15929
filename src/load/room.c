/*
 * room: temporary files, and how large they may become.
 *
 * What is inflated or comes from a pipe has no end that is known beforehand,
 * and a full TMPDIR hurts all programs of a machine.  So the file system is
 * asked, now and then, how much it has left, and writing ends while a margin is
 * still free.  That is ENOSPC, as if the file system were smaller; a limit of
 * the process (ulimit -f) is EFBIG, as main() ignores SIGXFSZ; a quota EDQUOT.
 * What was written before is there and is of use.
 *
 * A file that is mapped while it is written must be longer than what is read of
 * it.  It is made longer in steps: at once to the most that could come would
 * be free on the disk, but not under a limit of the process.
 */
#include "config.h"

#include <sys/stat.h>
#include <sys/statvfs.h>

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "room.h"

#define ROOM_ASK	(4u << 20)	/* bytes written between two questions */
#define ROOM_STEP	(64u << 20)	/* bytes that the file is ahead at most */

const char *
room_dir(void)
{
	const char *dir = getenv("TMPDIR");

	return dir == NULL || *dir == '\0' ? "/tmp" : dir;
}

int
room_file(struct err *err)
{
	const char *dir = room_dir();
	char *path;
	int fd;

	xasprintf(&path, "%s/ttv.XXXXXXXXXX", dir);
	fd = mkostemp(path, O_CLOEXEC);
	if (fd == -1)
		err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%s: no temporary file can be made there: %s", dir,
		    strerror(errno));
	else
		unlink(path);
	free(path);
	return fd;
}

void
room_init(struct room *r, int fd, int ahead)
{
	struct stat st;

	memset(r, 0, sizeof(*r));
	r->fd = fd;
	r->ahead = ahead;
	if (ahead && fstat(fd, &st) == 0)
		r->length = (uint64_t)st.st_size;
}

/* Asks whether n bytes more leave the margin free.  0 or errno. */
static int
ask(struct room *r, size_t n)
{
	uint64_t left, all, keep;
	struct statvfs v;

	if (fstatvfs(r->fd, &v) == -1 || v.f_blocks == 0) {
		/* it does not say; the write will */
		r->granted = r->written + n;
		return 0;
	}
	left = (uint64_t)v.f_bavail * v.f_frsize;
	all = (uint64_t)v.f_blocks * v.f_frsize;
	keep = all / ROOM_SHARE < ROOM_KEEP ? all / ROOM_SHARE : ROOM_KEEP;
	if (left < keep + n)
		return ENOSPC;
	left -= keep;
	r->granted = r->written + (left < ROOM_ASK + n ? left : ROOM_ASK + n);
	return 0;
}

/* Makes the file longer than what it has after n bytes more.  0 or errno. */
static int
keep_ahead(struct room *r, size_t n)
{
	uint64_t need = r->written + n + MAPFILE_PAD;

	if (!r->ahead || need <= r->length)
		return 0;
	if (ftruncate(r->fd, (off_t)(need + ROOM_STEP)) == 0) {
		r->length = need + ROOM_STEP;
		return 0;
	}
	if (ftruncate(r->fd, (off_t)need) == -1)
		return errno;
	r->length = need;
	return 0;
}

int
room_write(struct room *r, const char *p, size_t n)
{
	int error;
	ssize_t w;

	if (r->written + n > r->granted && (error = ask(r, n)) != 0)
		return error;
	if ((error = keep_ahead(r, n)) != 0)
		return error;
	while (n > 0) {
		if ((w = write(r->fd, p, n)) == -1) {
			if (errno == EINTR)
				continue;
			return errno;
		}
		p += w;
		n -= (size_t)w;
		r->written += (uint64_t)w;
	}
	return 0;
}

int
room_is_full(int error)
{
	return error == ENOSPC || error == EFBIG || error == EDQUOT;
}

int
room_error(struct err *err, const char *name, uint64_t written, int error)
{
	char size[32];

	text_bytes(size, sizeof(size), written);
	if (error == EFBIG)
		return err_set(err, ERR_LIMIT, ERR_NOWHERE, "%s: read up to "
		    "%s only: temporary files may not be larger (ulimit -f)",
		    name, size);
	if (room_is_full(error))
		return err_set(err, ERR_LIMIT, ERR_NOWHERE, "%s: read up to "
		    "%s only: no room for more in %.60s (TMPDIR says where)",
		    name, size, room_dir());
	return err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: temporary file: %s",
	    name, strerror(error));
}
