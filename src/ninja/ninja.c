/*
 * ninja: the reader of Ninja's build logs (.ninja_log), versions 4 to 7.  What
 * a line is, and which lines are one job and one build: ttv-formats(5), NINJA
 * LOGS.
 *
 * An event is the first line of its job; the offsets of its other lines are
 * kept beside the input, for the args.  O(n log n) in the lines.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/hash.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "ninja.h"

#define NINJA_HEADER	"# ninja log v"
#define NINJA_COUNT	"output"
#define NINJA_HELP	"a line of the log: an output of a job"
/*
 * Times of outputs from this one on (1970-01-12 in ns) are ns since 1970; logs
 * of old versions have seconds.
 */
#define NINJA_MTIME_NS	INT64_C(1000000000000000)

/* Reads the ms at *p up to the next tab; returns 0, or -1 for other text. */
static int
ninja_ms(const char **p, const char *end, int64_t *ms)
{
	const char *tab = memchr(*p, '\t', (size_t)(end - *p));

	if (tab == NULL || ident_parse(*p, (size_t)(tab - *p), ms) == -1 ||
	    *ms < 0 || *ms > INT64_MAX / NS_A_MS)
		return -1;
	*p = tab + 1;
	return 0;
}

/* Reads the field at *p up to the next tab; returns 0, or -1 without a tab. */
static int
ninja_field(const char **p, const char *end, const char **field, size_t *len)
{
	const char *tab = memchr(*p, '\t', (size_t)(end - *p));

	if (tab == NULL)
		return -1;
	*field = *p;
	*len = (size_t)(tab - *p);
	*p = tab + 1;
	return 0;
}

int
ninja_parse(const char *p, const char *end, struct ninja_line *l)
{
	int64_t mtime;

	if (end > p && end[-1] == '\r')
		end--;
	if (ninja_ms(&p, end, &l->start) == -1 ||
	    ninja_ms(&p, end, &l->end) == -1 || l->end < l->start ||
	    ninja_field(&p, end, &l->mtime, &l->mtime_len) == -1 ||
	    ident_parse(l->mtime, l->mtime_len, &mtime) == -1 ||
	    ninja_field(&p, end, &l->path, &l->path_len) == -1 ||
	    l->path_len == 0 || p == end)
		return -1;
	l->command = p;
	l->command_len = (size_t)(end - p);
	return 0;
}

/*
 * Returns the version of a log, or -1 when the text is not a log.  A byte order
 * mark, which an editor may have put before the log, is skipped.
 */
static int
ninja_version(const char *p, size_t n)
{
	const char *end = find_line_end(p, p + n);
	size_t len = strlen(NINJA_HEADER);
	int64_t v;

	p += text_mark(p, (size_t)(end - p));
	if (end > p && end[-1] == '\r')
		end--;
	if ((size_t)(end - p) <= len || memcmp(p, NINJA_HEADER, len) != 0 ||
	    ident_parse(p + len, (size_t)(end - p) - len, &v) == -1 ||
	    v < 0 || v > 1000)
		return -1;
	return (int)v;
}

/*
 * Returns the earliest start of the line's build in ns since 1970, INT64_MIN
 * if unknown: the output was written while the job ran, so no later than its
 * end.
 */
static int64_t
ninja_began(const struct ninja_line *l)
{
	int64_t mtime, began;

	if (ident_parse(l->mtime, l->mtime_len, &mtime) == -1 ||
	    mtime < NINJA_MTIME_NS || __builtin_sub_overflow(mtime,
	    l->end * NS_A_MS, &began))
		return INT64_MIN;
	return began;
}

static void
ninja_read_lines(struct ninja *j)
{
	const char *data = j->r->data, *end = data + j->r->len, *p, *q;
	struct warn *warn = builder_warn(j->b);
	struct ninja_entry *e;
	struct ninja_line l;

	for (p = find_line_end(data, end); p < end; p = q) {
		q = find_line_end(++p, end);
		if (q == p || (q == p + 1 && *p == '\r') || *p == '#')
			continue;
		if (ninja_parse(p, q, &l) == -1) {
			warn_add(warn, q == end ? WARN_TRUNCATED : WARN_LINE,
			    j->r->base + (uint64_t)(p - data));
			continue;
		}
		j->entries = xgrow(j->entries, j->n, &j->cap,
		    sizeof(*j->entries));
		e = &j->entries[j->n++];
		e->start = l.start;
		e->end = l.end;
		e->begins = 0;
		e->off = j->r->base + (uint64_t)(p - data);
		e->hash = hash_bytes(HASH_BYTES, l.command, l.command_len);
		e->path = hash_bytes(HASH_BYTES, l.path, l.path_len);
		e->began = ninja_began(&l);
	}
}

static struct builder *
ninja_read(struct reading *r)
{
	struct ninja j;

	memset(&j, 0, sizeof(j));
	if (r->wait != NULL)
		r->len = (size_t)r->wait(r->arg, UINT64_MAX);
	j.r = r;
	j.b = builder_new();
	builder_in_file(j.b, r->file);
	if (r->warn != NULL)
		warn_merge(builder_warn(j.b), r->warn);
	r->state = j.state = xcalloc(1, sizeof(*j.state));
	j.state->version = ninja_version(r->data, r->len);
	if (j.state->version < NINJA_OLDEST || j.state->version > NINJA_NEWEST)
		warn_add(builder_warn(j.b), WARN_VERSION, r->base);
	ninja_read_lines(&j);
	ninja_find_jobs(&j);
	ninja_slices(&j);
	builder_count(j.b, builder_string(j.b, NINJA_COUNT,
	    strlen(NINJA_COUNT)), builder_string(j.b, NINJA_HELP,
	    strlen(NINJA_HELP)), j.n);
	r->understood = 1;
	free(j.jobs);
	return j.b;
}

static int
ninja_sniff(const char *p, size_t n)
{
	return n >= strlen(NINJA_HEADER) &&
	    memcmp(p, NINJA_HEADER, strlen(NINJA_HEADER)) == 0;
}

const struct format ninja_format = {
	.name = "ninja-log",
	.help = "Ninja build log (.ninja_log), versions 4 to 7",
	.sniff = ninja_sniff,
	.read = ninja_read,
	.events = &ninja_events,
	.by_line = 1,
	.words = { .type = "ninja_log" },
};
