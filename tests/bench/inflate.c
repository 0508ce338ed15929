/*
 * inflate: measures inflating a gzip file alone.
 *
 * 	inflate [-w] FILE.gz
 *
 * From exec: maps the file and inflates it block by block as the loader does,
 * with the same library, but discards the output: opening cannot be faster.
 * -w writes it to a temporary file, as the loader must.
 */
#include "config.h"

#include <err.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/xmalloc.h"
#include "deflate.h"
#include "measure.h"
#include "room.h"

struct sink {
	uint64_t	sum;
	int		fd;		/* or -1 */
	char		*block;		/* DEFLATE_BLOCK bytes */
};

static char *
room(void *arg)
{
	struct sink *s = arg;

	return s->block;
}

static int
filled(void *arg, size_t n, size_t used)
{
	struct sink *s = arg;

	(void)used;
	s->sum += n;
	return s->fd != -1 && write(s->fd, s->block, n) != (ssize_t)n ? -1 : 0;
}

int
main(int argc, char **argv)
{
	uint64_t start = measure_start(argv);
	static const struct deflate_out out = { room, filled };
	static struct sink s = { .fd = -1 };
	struct mapfile map;
	struct err e;
	int64_t used;
	size_t at = 0;
	int complete = 1;
	struct deflate *d;

	xmalloc_setup();
	d = deflate_new(DEFLATE_GZIP);
	err_clear(&e);
	s.block = xmalloc(DEFLATE_BLOCK);
	if (argc == 3 && strcmp(argv[1], "-w") == 0) {
		s.fd = room_file(&e);
		argc--;
		argv++;
	}
	if (argc != 2)
		errx(2, "usage: inflate [-w] FILE.gz");
	if (mapfile_path(&map, argv[1], NULL, &e) == -1)
		errx(1, "%s", e.msg);
	while (complete && at < map.len) {
		used = deflate_stream(d, map.data + at, map.len - at, &out, &s,
		    &complete);
		if (used <= 0)
			break;
		at += (size_t)used;
	}
	measure_say("time", (double)(measure_now() - start) / 1e9, "s");
	measure_say("cpu", (double)measure_cpu() / 1e9, "s");
	measure_say("bytes", (double)s.sum, "");
	deflate_free(d);
	mapfile_close(&map);
	return 0;
}
