/*
 * simpleperf_text: the reader of the text of `simpleperf report-sample`: a
 * record is a line and its members are lines below it, a caller of the stack
 * has deeper ones.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "simpleperf.h"
#include "ttv/chars.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"

/* Bytes of a number that is read, of 64 bits in 16 digits or 20. */
#define NUMBER		24

enum record { RECORD_NONE, RECORD_SAMPLE, RECORD_SWITCH, RECORD_LOST,
	RECORD_META };

struct report {
	struct reading	*r;
	struct builder	*b;
	struct simpleperf_threads threads;
	uint64_t	 nsamples;
	enum record	 record;	/* that is open */
	const char	*at;		/* where it begins */
	uint64_t	 time, count, tid, lost;
	int		 has_time, on;
	uint32_t	 event, name;
	size_t		 n;		/* entries of the stack */
	struct profile_entry chain[LIMIT_STACK_DEPTH];
};

/* Reads a number of n bytes; returns 0, or -1 with *u as it was. */
static int
number(const char *p, size_t n, int base, uint64_t *u)
{
	unsigned long long v;
	char text[NUMBER], *end;

	if (n == 0 || n >= NUMBER || *p == '-' || *p == '+')
		return -1;
	memcpy(text, p, n);
	text[n] = '\0';
	errno = 0;
	v = strtoull(text, &end, base);
	if (*end != '\0' || errno == ERANGE)
		return -1;
	*u = v;
	return 0;
}

static void
put_sample(struct report *p)
{
	uint64_t off = reading_off(p->r, p->at);
	uint32_t leaf = NONE, track;

	p->nsamples++;
	if (!p->has_time || p->time > INT64_MAX) {
		warn_add(builder_warn(p->b), WARN_SAMPLE, off);
		return;
	}
	while (p->n > 0)
		leaf = profile_callsite(p->b, &p->chain[--p->n], leaf);
	track = simpleperf_track(&p->threads, (int32_t)p->tid);
	if (p->name != 0)
		builder_thread_name(p->b, track, p->name);
	builder_sample(p->b, track, (int64_t)p->time, leaf, p->event,
	    (double)p->count, off);
}

/* Ends the record that is open. */
static void
put_record(struct report *p)
{
	uint64_t off = reading_off(p->r, p->at);

	if (p->record == RECORD_SAMPLE)
		put_sample(p);
	else if (p->record == RECORD_SWITCH) {
		if (p->has_time && p->time <= INT64_MAX)
			simpleperf_switch(&p->threads, (int32_t)p->tid, p->on,
			    (int64_t)p->time, off);
		else
			warn_add(builder_warn(p->b), WARN_NO_TS, off);
	} else if (p->record == RECORD_LOST && p->lost > 0)
		warn_addn(builder_warn(p->b), WARN_LOST_EVENTS, off, p->lost);
	p->record = RECORD_NONE;
}

static enum record
record_of(const char *p, size_t n)
{
	static const struct { const char *name; enum record record; } rows[] = {
		{ "sample:", RECORD_SAMPLE },
		{ "context_switch:", RECORD_SWITCH },
		{ "lost_situation:", RECORD_LOST },
		{ "meta_info:", RECORD_META },
	};
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (strlen(rows[i].name) == n &&
		    memcmp(rows[i].name, p, n) == 0)
			return rows[i].record;
	return RECORD_NONE;
}

/* Returns the entry of the stack that a line is of, NULL beyond the depth. */
static struct profile_entry *
entry_of(struct report *p, int begins)
{
	if (begins) {
		if (p->n == LIMIT_STACK_DEPTH)
			return NULL;
		memset(&p->chain[p->n++], 0, sizeof(p->chain[0]));
	}
	return p->n == 0 ? NULL : &p->chain[p->n - 1];
}

/* Reads a member of an entry of the stack; returns 0, or -1 for another. */
static int
take_entry(struct report *p, const char *key, size_t n, const char *v,
    size_t len)
{
	struct profile_entry *e;

	if (n == 13 && memcmp(key, "vaddr_in_file", n) == 0) {
		if ((e = entry_of(p, 1)) == NULL ||
		    number(v, len, 16, &e->f.address) == -1) {
			warn_add(builder_warn(p->b), WARN_STACK,
			    reading_off(p->r, key));
			return 0;
		}
		e->f.has_address = e->has_place = 1;
		e->place = e->f.address;
		return 0;
	}
	e = entry_of(p, 0);
	if (n == 4 && memcmp(key, "file", n) == 0) {
		if (e != NULL)
			e->f.module = profile_string(p->b, v, len);
		return 0;
	}
	if (n != 6 || memcmp(key, "symbol", n) != 0)
		return -1;
	if (e != NULL && (len != 7 || memcmp(v, "unknown", 7) != 0))
		e->name = profile_string(p->b, v, len);
	return 0;
}

/* Reads a member of a record; one that is not known says nothing. */
static void
take_member(struct report *p, const char *key, size_t n, const char *v,
    size_t len)
{
	struct { const char *name; uint64_t *to; } const rows[] = {
		{ "time", &p->time }, { "event_count", &p->count },
		{ "thread_id", &p->tid }, { "lost_count", &p->lost },
	};
	size_t i;

	if (p->record == RECORD_SAMPLE && take_entry(p, key, n, v, len) == 0)
		return;
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		if (strlen(rows[i].name) != n ||
		    memcmp(rows[i].name, key, n) != 0)
			continue;
		if (number(v, len, 10, rows[i].to) == -1)
			warn_add(builder_warn(p->b), WARN_LINE,
			    reading_off(p->r, key));
		else if (i == 0)
			p->has_time = 1;
		return;
	}
	if (n == 10 && memcmp(key, "event_type", n) == 0)
		p->event = profile_string(p->b, v, len);
	else if (n == 11 && memcmp(key, "thread_name", n) == 0)
		p->name = profile_string(p->b, v, len);
	else if (n == 9 && memcmp(key, "switch_on", n) == 0)
		p->on = len == 4 && memcmp(v, "true", 4) == 0;
}

static void
report_line(struct report *p, const char *line, const char *end)
{
	const char *key = skip_blanks(line, end), *colon;

	while (end > key && is_space(end[-1]))
		end--;
	if (key == end)
		return;
	if (key == line) {
		put_record(p);
		p->record = record_of(key, (size_t)(end - key));
		p->at = line;
		p->time = p->count = p->tid = p->lost = 0;
		p->has_time = p->on = 0;
		p->event = p->name = 0;
		p->n = 0;
		if (p->record == RECORD_NONE)
			warn_add(builder_warn(p->b), WARN_LINE,
			    reading_off(p->r, line));
		return;
	}
	colon = memchr(key, ':', (size_t)(end - key));
	if (colon == NULL)
		warn_add(builder_warn(p->b), WARN_LINE, reading_off(p->r,
		    line));
	else if (p->record != RECORD_NONE) {
		line = skip_blanks(colon + 1, end);
		take_member(p, key, (size_t)(colon - key), line,
		    (size_t)(end - line));
	}
}

static struct builder *
report_read(struct reading *r)
{
	struct report *p = xcalloc(1, sizeof(*p));
	const char *line, *end, *q;
	struct builder *b;

	reading_wait(r);
	p->r = r;
	p->b = p->threads.b = b = reading_builder(r, 1);
	builder_clock(b, SYS_CLOCK_MONOTONIC);
	builder_open_ends(b);
	end = r->data + r->len;
	for (line = r->data; line < end; line = q + 1) {
		q = memchr(line, '\n', (size_t)(end - line));
		if (q == NULL) {
			/* its value may be cut */
			warn_add(builder_warn(b), WARN_TRUNCATED,
			    reading_off(r, line));
			break;
		}
		report_line(p, line, q);
	}
	put_record(p);
	reading_count(b, SIMPLEPERF_COUNT, SIMPLEPERF_HELP, p->nsamples);
	simpleperf_threads_end(&p->threads);
	free(p);
	r->understood = 1;
	return b;
}

static int
report_sniff(const char *p, size_t n)
{
	const char *end = p + n, *q = memchr(p, '\n', n), *line;

	if (q == NULL)
		return 0;
	line = q + 1;
	while (q > p && is_space(q[-1]))
		q--;
	if (record_of(p, (size_t)(q - p)) == RECORD_NONE ||
	    !begins_with(line, end, "  "))
		return 0;
	q = memchr(line, '\n', (size_t)(end - line));
	return q != NULL && memchr(line, ':', (size_t)(q - line)) != NULL;
}

/* Samples have no more than the model keeps: no event source. */
const struct format simpleperf_text_format = {
	.name = "simpleperf-text",
	.help = "simpleperf report-sample",
	.sniff = report_sniff,
	.read = report_read,
};
