/*
 * follow_save: what came of a growing input, copied to a new file as it came.
 * A copy that fails or is ended leaves no file.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/fd.h"
#include "ttv/grow.h"
#include "ttv/input.h"
#include "ttv/mapfile.h"
#include "ttv/newfile.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "follow.h"

#define STEP	((size_t)1 << 20)	/* bytes between two looks at whether
					 * to go on: about a millisecond */

struct saving {
	struct follow	*f;
	int		 fd;
	uint64_t	 done, total;	/* bytes */
};

/* Writes bytes; returns 0, an errno, or ECANCELED if the copy shall end. */
static int
saving_write(void *arg, const char *p, size_t n)
{
	struct saving *s = arg;
	size_t some;
	int error = 0;

	for (; n > 0 && error == 0; p += some, n -= some) {
		some = n < STEP ? n : STEP;
		if ((error = fd_write(s->fd, p, some)) != 0)
			break;
		s->done += some;
		if (follow_wrote(s->f, s->done, s->total))
			error = ECANCELED;
	}
	return error;
}

/*
 * Begins a copy of `total` bytes; returns the path that was asked for, which
 * the caller frees, or NULL.
 */
static char *
saving_begin(struct saving *s, struct follow *f, uint64_t total)
{
	char *path = follow_asked(f);

	if (path == NULL)
		return NULL;
	*s = (struct saving){ .f = f, .total = total };
	s->fd = newfile_open(path);
	if (s->fd != -1)
		return path;
	follow_say(f, 1, "%s: %s", path, strerror(errno));
	follow_saved(f);
	free(path);
	return NULL;
}

/* Ends a copy of which `error` came, and says how. */
static void
saving_end(struct saving *s, char *path, int error)
{
	char size[32];

	if (close(s->fd) == -1 && error == 0)
		error = errno;
	if (error != 0)
		newfile_remove(path);
	text_bytes(size, sizeof(size), s->done);
	if (error == ECANCELED)
		follow_say(s->f, 1, "%s: not written", path);
	else if (error != 0)
		follow_say(s->f, 1, "%s: %s", path, strerror(error));
	else
		follow_say(s->f, 0, "%s: %s written", path, size);
	follow_saved(s->f);
	free(path);
}

void
follow_save_grown(struct follow *f, const struct grow *g)
{
	struct saving s;
	char *path = saving_begin(&s, f, grow_bytes(g));

	if (path != NULL)
		saving_end(&s, path, grow_save(g, saving_write, &s));
}

void
follow_save_ended(struct follow *f, const struct trace *t)
{
	const struct inputs *in = t->reader_data;
	const struct mapfile *map = &in->v[0].map;
	struct saving s;
	char *path = saving_begin(&s, f, map->len);

	if (path != NULL)
		saving_end(&s, path, saving_write(&s, map->data, map->len));
	else		/* the thread that followed has written it */
		follow_saved(f);
}
