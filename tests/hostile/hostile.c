/*
 * hostile: writes hostile inputs.  hostile NAME N writes one, of about N
 * elements, or more where they are small; hostile without arguments lists the
 * names.
 *
 * Each is a row of a table in the file of its subject, and a way to make a
 * viewer slow or large: an element that costs one step at small N must not
 * cost N steps at large ones.  tests/hostile/check tests ttv with them.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hostile.h"

static const struct hostile_input *const tables[] = {
	hostile_slices, hostile_ids, hostile_owners,
	hostile_values, hostile_broken, hostile_formats
};

/* ---- pieces ---- */

void
hostile_repeat(const char *what, size_t n)
{
	while (n-- > 0)
		fputs(what, stdout);
}

void
hostile_event(char ph, size_t tid, size_t ts, const char *name,
    const char *more)
{
	printf("{\"ph\":\"%c\",\"pid\":1,\"tid\":%zu,\"ts\":%zu,"
	    "\"name\":\"%s\"%s},\n", ph, tid, ts, name, more);
}

void
hostile_event_id(char ph, size_t id, size_t ts, const char *more)
{
	printf("{\"ph\":\"%c\",\"pid\":1,\"tid\":1,\"ts\":%zu,\"id\":%zu,"
	    "\"cat\":\"c\",\"name\":\"f\"%s},\n", ph, ts, id, more);
}

void
hostile_slice(size_t ts, size_t dur, const char *name)
{
	printf("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":%zu,\"dur\":%zu,"
	    "\"name\":\"%s\"},\n", ts, dur, name);
}

void
hostile_last(void)
{
	fputs("{\"ph\":\"i\",\"pid\":1,\"tid\":1,\"ts\":0,\"name\":\"end\"}]\n",
	    stdout);
}

/* ---- one input ---- */

static int
write_input(const struct hostile_input *in, size_t n)
{
	if (in->object != -1)
		fputs(in->object ? "{\"traceEvents\":[" : "[", stdout);
	in->write(n * in->scale);
	return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 1;
}

int
main(int argc, char **argv)
{
	size_t i, n = argc > 2 ? strtoul(argv[2], NULL, 10) : 1000;
	const struct hostile_input *in;

	for (i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
		for (in = tables[i]; in->name != NULL; in++) {
			if (argc < 2)
				puts(in->name);
			else if (strcmp(argv[1], in->name) == 0)
				return write_input(in, n);
		}
	return argc < 2 ? 0 : 2;
}
