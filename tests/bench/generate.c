/*
 * generate: makes a trace for measurements.
 *
 * 	generate SHAPE SIZE [SEED] >FILE
 *
 * SIZE is in bytes, or with k, M or G behind it in powers of ten.  The same
 * arguments make the same bytes.  Prints `EVENTS events, BYTES bytes` on
 * stderr. Without arguments it lists the shapes.
 */
#include "config.h"

#include <err.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "emit.h"
#include "shapes.h"

int
main(int argc, char **argv)
{
	const struct shape *s;
	struct emit e;

	if (argc == 1) {
		for (s = shapes; s->name != NULL; s++)
			printf("%s\t%s\n", s->name, s->help);
		return 0;
	}
	if (argc < 3 || argc > 4)
		errx(2, "usage: generate SHAPE SIZE [SEED]");
	for (s = shapes; s->name != NULL && strcmp(s->name, argv[1]) != 0; s++)
		;
	if (s->name == NULL)
		errx(2, "%s: is no shape", argv[1]);
	emit_open(&e, STDOUT_FILENO, emit_size(argv[2]),
	    argc > 3 ? emit_size(argv[3]) : 1);
	s->write(&e);
	emit_close(&e);
	fprintf(stderr, "%" PRIu64 " events, %" PRIu64 " bytes\n", e.events,
	    e.flushed);
	return 0;
}
