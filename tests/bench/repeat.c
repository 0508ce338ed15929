/*
 * repeat: makes a long trace of a short one.
 *
 * 	repeat SIZE <TRACE >FILE
 *
 * Writes the events again and again up to SIZE bytes, as if the program had
 * gone on: each time every ts is moved behind the end of the time before.
 * Text before and behind the events is kept.  Prints a line on stderr as
 * generate does.  The trace must be well-formed.
 */
#include "config.h"

#include <err.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emit.h"

static const char key[] = "\"ts\":";

struct text {
	char	*p, *end;
};

static struct text
read_all(FILE *in)
{
	size_t n = 0, cap = 1u << 20, got;
	char *p = malloc(cap + 1);
	struct text t;

	while (p != NULL && (got = fread(p + n, 1, cap - n, in)) > 0)
		if ((n += got) == cap)
			p = realloc(p, (cap *= 2) + 1);
	if (p == NULL)
		err(1, NULL);
	p[n] = '\0';
	t.p = p;
	t.end = p + n;
	return t;
}

/* Returns the text between the brackets of the list of events. */
static struct text
events_of(struct text all)
{
	char *p = all.p;
	struct text t;
	int depth = 0;

	if (*p != '[' && (p = strstr(p, "\"traceEvents\"")) == NULL)
		errx(1, "there are no events");
	if ((p = strchr(p, '[')) == NULL)
		errx(1, "there are no events");
	t.p = p + 1;
	for (; p < all.end; p++) {
		if (*p == '"') {
			while (*++p != '"' && p < all.end)
				p += *p == '\\';
		} else if (*p == '[' || *p == '{') {
			depth++;
		} else if ((*p == ']' || *p == '}') && --depth == 0) {
			t.end = p;
			return t;
		}
	}
	errx(1, "the events have no end");
}

/*
 * Returns the distance between the first and the last time, and a little more;
 * *n: how many events.
 */
static uint64_t
span_of(struct text t, uint64_t *n)
{
	uint64_t first = UINT64_MAX, last = 0, ts;
	const char *p;

	*n = 0;
	for (p = t.p; (p = strstr(p, key)) != NULL && p < t.end; (*n)++) {
		p += sizeof(key) - 1;
		ts = strtoull(p, NULL, 10);
		if (ts == 0)
			continue;
		first = ts < first ? ts : first;
		last = ts > last ? ts : last;
	}
	return last < first ? 0 : last - first + 1000000;
}

static void
copy(struct emit *e, const char *p, const char *end)
{
	emit(e, "%b", p, (size_t)(end - p));
}

static void
once(struct emit *e, struct text t, uint64_t shift)
{
	const char *from = t.p, *p = t.p;
	uint64_t ts;
	char *behind;

	while ((p = strstr(p, key)) != NULL && p < t.end) {
		p += sizeof(key) - 1;
		ts = strtoull(p, &behind, 10);
		if (ts == 0 || behind == p)
			continue;
		copy(e, from, p);
		emit(e, "%u", ts + shift);
		from = p = behind;
	}
	copy(e, from, t.end);
}

int
main(int argc, char **argv)
{
	struct text all, events;
	uint64_t span, n, i, size;
	struct emit e;

	if (argc != 2)
		errx(2, "usage: repeat SIZE <TRACE");
	size = emit_size(argv[1]);
	all = read_all(stdin);
	events = events_of(all);
	span = span_of(events, &n);
	emit_open(&e, STDOUT_FILENO, size, 1);
	copy(&e, all.p, events.p);
	for (i = 0; i == 0 || !emit_full(&e); i++) {
		if (i > 0)
			emit(&e, ",\n");
		once(&e, events, i * span);
	}
	copy(&e, events.end, all.end);
	emit_close(&e);
	free(all.p);
	fprintf(stderr, "%" PRIu64 " events, %" PRIu64 " bytes\n", n * i,
	    e.flushed);
	return 0;
}
