/*
 * Makes a trace to measure with:
 *
 *	generate SHAPE SIZE [SEED] >FILE
 *
 * SIZE is in bytes, or with a k, M or G behind it in powers of ten.  The same
 * arguments make the same bytes.  Says on stderr what it wrote, as
 * `EVENTS events, BYTES bytes`.  Without arguments it lists the shapes.
 */
#include "config.h"

#include <err.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emit.h"
#include "shapes.h"

static uint64_t
size_of(const char *text)
{
	uint64_t unit = 1, v = 0;
	const char *p;

	for (p = text; *p >= '0' && *p <= '9' && v < UINT64_C(1) << 48; p++)
		v = v * 10 + (uint64_t)(*p - '0');
	if (*p != '\0')
		unit = *p == 'k' ? 1000 : *p == 'M' ? 1000000 : *p == 'G' ?
		    1000000000 : 0;
	if (p == text || unit == 0 || (*p != '\0' && p[1] != '\0') ||
	    v > (UINT64_C(1) << 48) / unit)
		errx(2, "%s: is no size", text);
	return v * unit;
}

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
	emit_open(&e, STDOUT_FILENO, size_of(argv[2]),
	    argc > 3 ? size_of(argv[3]) : 1);
	s->write(&e);
	emit_close(&e);
	fprintf(stderr, "%" PRIu64 " events, %" PRIu64 " bytes\n", e.events,
	    e.flushed);
	return 0;
}
