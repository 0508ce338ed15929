/*
 * room: temporary files, and how large they may become.
 *
 * The length of inflated data or of a pipe is unknown beforehand, and a full
 * TMPDIR hurts all programs of a machine.  So writing ends while a margin of
 * the file system is still free, which is checked every ROOM_ASK bytes.
 *
 * - Beyond the margin is ENOSPC, as if the file system were smaller; a limit
 *   of the process (ulimit -f) is EFBIG, as main() ignores SIGXFSZ; a quota is
 *   EDQUOT. What was written before stays usable.
 * - A file that is mapped while it is written must be longer than what is read
 *   of it.  It grows in steps: a sparse file of the largest possible size
 *   would cost no disk, but exceed a limit of the process.
 */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/tempfile.h"
#include "ttv/text.h"
#include "room.h"

#define ROOM_ASK	(4u << 20)	/* bytes between two checks of the free
					 * space */
#define ROOM_STEP	(64u << 20)	/* bytes that the file is ahead at
					 * most */

int
room_file(struct err *err)
{
	const char *dir = tempfile_dir();
	int fd = tempfile_in(dir);

	if (fd == -1)
		err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%s: no temporary file can be made there: %s", dir,
		    strerror(errno));
	return fd;
}

void
room_init(struct room *r, int fd, int ahead)
{
	memset(r, 0, sizeof(*r));
	r->fd = fd;
	r->ahead = ahead;
}

/* Checks that n more bytes leave the margin free; returns 0 or errno. */
static int
room_check_free(struct room *r, size_t n)
{
	uint64_t left = tempfile_left(r->fd);

	if (left == UINT64_MAX) {	/* the write will fail in time */
		r->granted = r->written + n;
		return 0;
	}
	if (left < n)
		return ENOSPC;
	r->granted = r->written + (left < ROOM_ASK + n ? left : ROOM_ASK + n);
	return 0;
}

/* Keeps the file longer than n more bytes make it; returns 0 or errno. */
static int
room_extend(struct room *r, size_t n)
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

	if (r->written + n > r->granted && (error = room_check_free(r, n)) != 0)
		return error;
	if ((error = room_extend(r, n)) != 0)
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
		    name, size, tempfile_dir());
	return err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: temporary file: %s",
	    name, strerror(error));
}
