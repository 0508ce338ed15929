/*
 * whole: files that are whole or are not there.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ttv/xmalloc.h"

#include "whole.h"

static void
whole_free(struct whole *w)
{
	free(w->path);
	free(w->beside);
	w->path = w->beside = NULL;
}

int
whole_open(struct whole *w, const char *path)
{
	int error;

	w->path = xstrdup(path);
	xasprintf(&w->beside, "%s.ttv-tmp", path);
	w->fd = -1;
	if (unlink(w->beside) == 0 || errno == ENOENT)
		w->fd = open(w->beside, O_WRONLY | O_CREAT | O_CLOEXEC |
		    O_EXCL, 0666);
	if (w->fd != -1)
		return 0;
	error = errno;
	whole_free(w);
	return error;
}

int
whole_close(struct whole *w, int keep)
{
	int error = 0;

	if (keep && fsync(w->fd) == -1 && errno != EINVAL)
		error = errno;
	if (close(w->fd) == -1 && error == 0)
		error = errno;
	if (keep && error == 0 && rename(w->beside, w->path) == -1)
		error = errno;
	if (!keep || error != 0)
		unlink(w->beside);
	whole_free(w);
	return error;
}
