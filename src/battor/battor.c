/*
 * battor: logs of the BattOr power monitor (ttv-formats(5), BATTOR LOGS).
 *
 * A line is a sample: ms since the recording began, mV, mA, and perhaps the id
 * of a clock sync in angle brackets.  The power is a counter in mW.  Lines that
 * begin with # tell how the device was set up; the values need no more of that.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/chars.h"
#include "ttv/format.h"
#include "ttv/text.h"

#define BATTOR_HEADER	"# BattOr"
#define BATTOR_LINE	"sample of power"
#define BATTOR_NAME	"power"
#define BATTOR_UNIT	"mW"
#define NS_A_MS		1e6
#define MICRO		1000.0		/* mV times mA is uW */

enum { FIELD_TIME, FIELD_VOLTAGE, FIELD_CURRENT, FIELDS };

struct battor {
	struct reading	*r;
	struct builder	*b;
	uint32_t	 series;
	uint64_t	 n;		/* samples */
};

static uint64_t
battor_off(const struct battor *b, const char *p)
{
	return b->r->base + (uint64_t)(p - b->r->data);
}

static const char *
word_end(const char *p, const char *end)
{
	while (p < end && !is_space(*p))
		p++;
	return p;
}

/* Notes the sync at p, "<ID>"; returns 0, or -1 for other text. */
static int
battor_sync(struct battor *b, const char *p, const char *end, int64_t ts,
    uint64_t off)
{
	while (end > p && is_space(end[-1]))
		end--;
	if (p == end)
		return 0;
	if (end - p < 3 || *p != '<' || end[-1] != '>')
		return -1;
	builder_clock_sync(b->b, ts, builder_string(b->b, p + 1,
	    (size_t)(end - p - 2)), INT64_MIN, b->r->file, off);
	return 0;
}

/* Reads the sample from p to end; returns 0, or -1 for other text. */
static int
battor_sample(struct battor *b, const char *p, const char *end)
{
	uint64_t off = battor_off(b, p);
	double v[FIELDS], ns;
	const char *q;
	int i;

	for (i = 0; i < FIELDS; i++) {
		p = skip_spaces(p, end);
		q = word_end(p, end);
		if (text_parse_double(p, (size_t)(q - p), &v[i]) == -1)
			return -1;
		p = q;
	}
	ns = v[FIELD_TIME] * NS_A_MS;
	if (ns < -0x1p63 || ns >= 0x1p63)
		return -1;
	if (battor_sync(b, skip_spaces(p, end), end, llround(ns), off) == -1)
		return -1;
	builder_counter_value(b->b, b->series, llround(ns),
	    v[FIELD_VOLTAGE] * v[FIELD_CURRENT] / MICRO);
	b->n++;
	return 0;
}

static void
battor_lines(struct battor *b)
{
	const char *p = b->r->data, *end = p + b->r->len, *q;

	for (; p < end; p = q + 1) {
		if ((q = memchr(p, '\n', (size_t)(end - p))) == NULL)
			q = end;
		if (skip_spaces(p, q) == q || *p == '#')
			continue;
		if (battor_sample(b, p, q) == -1)
			warn_add(builder_warn(b->b), WARN_LINE,
			    battor_off(b, p));
	}
}

static struct builder *
battor_read(struct reading *r)
{
	struct track_def track = TRACK_DEF_INIT;
	struct battor b;

	memset(&b, 0, sizeof(b));
	if (r->wait != NULL)
		r->len = (size_t)r->wait(r->arg, UINT64_MAX);
	b.r = r;
	b.b = builder_new();
	builder_in_file(b.b, r->file);
	builder_clock(b.b, SYS_CLOCK_START);
	if (r->warn != NULL)
		warn_merge(builder_warn(b.b), r->warn);
	track.type = TRACK_COUNTER;
	track.name = builder_string(b.b, BATTOR_NAME, strlen(BATTOR_NAME));
	track.unit = builder_string(b.b, BATTOR_UNIT, strlen(BATTOR_UNIT));
	b.series = builder_series(b.b, builder_track(b.b, &track), 0);
	battor_lines(&b);
	builder_count(b.b, builder_string(b.b, "sample", strlen("sample")),
	    builder_string(b.b, BATTOR_LINE, strlen(BATTOR_LINE)), b.n);
	r->understood = 1;
	return b.b;
}

static int
battor_sniff(const char *p, size_t n)
{
	return n >= strlen(BATTOR_HEADER) &&
	    memcmp(p, BATTOR_HEADER, strlen(BATTOR_HEADER)) == 0;
}

/* Values of counters are not read again: no event source. */
const struct format battor_format = {
	.name = "battor",
	.help = "BattOr power log",
	.sniff = battor_sniff,
	.read = battor_read,
	.by_line = 1,
};
