/*
 * folded: the reader of folded stacks (ttv-formats(5), FOLDED STACKS).
 *
 *	FRAME;FRAME;FRAME COUNT
 *
 * A line is a sample of the one thread of the file; the counts are the axis of
 * time.  The text is read in parts: each counts from 0 and is shifted by what
 * stands before it, which is exact for whole numbers; with fractions the text
 * is one part.
 *
 * Stacks are looked up as bytes: the frames that a line has in common with
 * the one before it are known, and one that was there is found by its bytes.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/format.h"
#include "ttv/hash.h"
#include "ttv/limit.h"
#include "ttv/profile.h"
#include "ttv/reading.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#define FOLDED_COUNT	"stack"
#define FOLDED_HELP	"a line: a stack and its count"
#define SUFFIX		4		/* bytes of "_[k]" */
/* Stacks of a part that are remembered, by a hash of their bytes. */
#define STACKS_SEEN	(1u << 16)
/* Lines of the beginning that decide. */
#define SNIFF_LINES	3
/* Whole numbers that a double and an int64 have: sums up to it are exact. */
#define EXACT		0x1p53

/* A line; its texts are in the input. */
struct folded_line {
	const char	*stack, *end;	/* frames with ';' between them */
	double		 count;
};
enum folded_type { FOLDED_NOTHING, FOLDED_STACK, FOLDED_BAD };

struct seen {
	const char	*p;		/* NULL: empty */
	size_t		 len;
	uint32_t	 callsite;
	uint64_t	 cut;		/* frames left out */
};

struct folded {
	struct text_part *part;
	uint32_t	 track;
	struct profile_axis axis;
	int		 fraction;	/* 1: a count is no whole number */
	uint64_t	 n;
	const char	*last, *last_end; /* the stack of the line before */
	struct {
		uint32_t end;		/* of the frame, from `last` */
		uint32_t callsite;
	}		*frames;	/* of that stack */
	size_t		 nframes, cap;
	struct seen	*seen;
};

/* Reads a count; returns 0, or -1 for other text. */
static int
count_parse(const char *p, size_t n, double *out)
{
	uint64_t v = 0;
	size_t i;

	for (i = 0; i < n && n < 16 && is_digit(p[i]); i++)
		v = v * 10 + (uint64_t)(p[i] - '0');
	if (i > 0 && i == n) {
		*out = (double)v;
		return 0;
	}
	return n > 0 && (is_digit(*p) || *p == '.' || *p == '-' || *p == '+') ?
	    text_parse_double(p, n, out) : -1;
}

/* Reads the line [p, end), which has no line end. */
static enum folded_type
folded_line(const char *p, const char *end, struct folded_line *l)
{
	const char *blank;

	while (end > p && is_space(end[-1]))
		end--;
	p = skip_spaces(p, end);
	if (p == end || *p == '#')
		return FOLDED_NOTHING;
	for (blank = end; blank > p && !is_blank(blank[-1]); blank--)
		;
	if (blank == p || count_parse(blank, (size_t)(end - blank),
	    &l->count) == -1 || !(l->count >= 0) || isinf(l->count))
		return FOLDED_BAD;
	l->stack = p;
	for (l->end = blank; l->end > p && is_blank(l->end[-1]); l->end--)
		;
	return FOLDED_STACK;
}

/* ---- stacks ---- */

/* Returns the callsite of a frame, whose suffix is no part of the name. */
static uint32_t
frame_callsite(struct folded *f, const char *p, size_t n, uint32_t parent)
{
	static const struct { char letter; const char *category; } kinds[] = {
		{ 'k', "kernel" }, { 'j', "jit" }, { 'w', "waker" },
		{ 'i', NULL },
	};
	struct builder *b = f->part->b;
	struct profile_entry e;
	const char *s = p + n - SUFFIX;
	size_t i;

	/* most have a name and no more */
	if (n <= SUFFIX || s[0] != '_' || s[1] != '[' || s[3] != ']')
		return builder_callsite(b, profile_string(b, p, n), 0, parent);
	memset(&e, 0, sizeof(e));
	for (i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		if (s[2] != kinds[i].letter)
			continue;
		n -= SUFFIX;
		e.f.inlined = kinds[i].category == NULL;
		if (!e.f.inlined)
			e.f.category = builder_string(b, kinds[i].category,
			    strlen(kinds[i].category));
		break;
	}
	e.name = profile_string(b, p, n);
	return profile_callsite(b, &e, parent);
}

/* Returns how many bytes two texts have in common. */
static size_t
common(const char *a, size_t an, const char *b, size_t bn)
{
	size_t n = an < bn ? an : bn, i = 0;
	uint64_t x, y;

	for (; n - i >= sizeof(x); i += sizeof(x)) {
		memcpy(&x, a + i, sizeof(x));
		memcpy(&y, b + i, sizeof(y));
		if (x != y)
			break;
	}
	while (i < n && a[i] == b[i])
		i++;
	return i;
}

/* Leaves the frames of the last stack that this one begins with. */
static void
keep_common(struct folded *f, const char *p, const char *end)
{
	size_t same = f->last == NULL ? 0 : common(f->last,
	    (size_t)(f->last_end - f->last), p, (size_t)(end - p));

	while (f->nframes > 0 && (f->frames[f->nframes - 1].end > same ||
	    (p + f->frames[f->nframes - 1].end < end &&
	    p[f->frames[f->nframes - 1].end] != ';')))
		f->nframes--;
}

/* Returns how many frames a text has. */
static uint64_t
count_frames(const char *p, const char *end)
{
	uint64_t n = 0;
	const char *q;

	for (; p < end; p = q + 1) {
		q = memchr(p, ';', (size_t)(end - p));
		q = q == NULL ? end : q;
		n += q > p;
	}
	return n;
}

/*
 * Returns where the frames of the stack [p, end) begin that are taken, the last
 * LIMIT_STACK_DEPTH; sets how many are left out.
 */
static const char *
stack_begin(const char *p, const char *end, uint64_t *cut)
{
	size_t n = 0;
	const char *q = end, *semi;

	*cut = 0;
	if ((size_t)(end - p) < 2 * LIMIT_STACK_DEPTH)
		return p;
	while (q > p && n < LIMIT_STACK_DEPTH) {
		semi = memrchr(p, ';', (size_t)(q - p));
		semi = semi == NULL ? p - 1 : semi;
		n += q - semi > 1;
		q = semi;
	}
	if (q < p)
		return p;
	*cut = count_frames(p, q);
	return q + 1;
}

/* Returns the callsite of a stack, frame by frame. */
static uint32_t
walk_stack(struct folded *f, const char *p, const char *end)
{
	uint32_t at, leaf = NONE;
	const char *q, *from = p;

	keep_common(f, p, end);
	f->last = p;
	f->last_end = end;
	if (f->nframes > 0) {
		leaf = f->frames[f->nframes - 1].callsite;
		p += f->frames[f->nframes - 1].end;
	}
	for (; p < end; p = q) {
		if (*p == ';')
			p++;
		q = memchr(p, ';', (size_t)(end - p));
		q = q == NULL ? end : q;
		if (q == p)
			continue;
		leaf = frame_callsite(f, p, (size_t)(q - p), leaf);
		at = (uint32_t)(q - from);
		f->frames = xgrow(f->frames, f->nframes, &f->cap,
		    sizeof(*f->frames));
		f->frames[f->nframes].end = at;
		f->frames[f->nframes++].callsite = leaf;
	}
	return leaf;
}

static uint32_t
find_stack(struct folded *f, const char *p, const char *end, uint64_t off)
{
	size_t n = (size_t)(end - p);
	struct seen *s = &f->seen[hash_text(p, n) % STACKS_SEEN];

	if (s->p == NULL || s->len != n || memcmp(s->p, p, n) != 0) {
		s->callsite = walk_stack(f, stack_begin(p, end, &s->cut), end);
		s->p = p;
		s->len = n;
	}
	if (s->cut > 0)
		warn_addn(builder_warn(f->part->b), WARN_STACK, off, s->cut);
	return s->callsite;
}

/* ---- parts ---- */

static void
take_line(struct folded *f, const char *p, const char *end)
{
	struct text_part *part = f->part;
	uint64_t off = reading_off(part->all->r, p);
	struct folded_line l;

	switch (folded_line(p, end, &l)) {
	case FOLDED_BAD:
		warn_add(builder_warn(part->b), WARN_LINE, off);
		return;
	case FOLDED_NOTHING:
		return;
	default:
		break;
	}
	if (l.count == 0)
		return;
	f->n++;
	f->fraction |= l.count != floor(l.count);
	/* the ends of frames are 32 bits */
	builder_sample(part->b, f->track, profile_axis_next(&f->axis, l.count),
	    (uint64_t)(l.end - l.stack) > UINT32_MAX ? NONE :
	    find_stack(f, l.stack, l.end, off), 0, l.count, off);
}

static void
folded_part(struct text_part *part)
{
	struct folded *f = part->state = xcalloc(1, sizeof(*f));
	const char *p, *q;

	f->part = part;
	f->axis.ns = 1;
	f->track = profile_thread(part->b, profile_process(part->b,
	    part->all->r->file, 0), 0, 0);
	profile_counts(part->b, f->track);
	f->seen = xcalloc(STACKS_SEEN, sizeof(*f->seen));
	for (p = part->from; p < part->to && !text_part_step(part, p);
	    p = q + 1) {
		q = memchr(p, '\n', (size_t)(part->to - p));
		q = q == NULL ? part->to : q;
		take_line(f, p, q);
	}
	profile_axis_end(part->b, f->track, &f->axis);
	free(f->frames);
	free(f->seen);
	f->frames = NULL;
	f->seen = NULL;
}

/* Returns whether the parts' own axes are not exact when they are shifted. */
static int
is_rounded(const struct text_parts *w)
{
	const struct folded *f;
	long double sum = 0;
	int fraction = 0;
	size_t i;

	for (i = 0; i < w->n; i++) {
		f = w->v[i].state;
		fraction |= f->fraction;
		sum += f->axis.sum;
	}
	return fraction || sum >= EXACT;
}

static void
states_free(struct text_parts *w)
{
	size_t i;

	for (i = 0; i < w->n; i++)
		free(w->v[i].state);
}

static struct builder *
folded_read(struct reading *r)
{
	struct text_parts w;
	struct folded *f;
	long double sum = 0;
	uint64_t n = 0;
	struct builder *b;
	size_t i;

	reading_wait(r);
	text_parts_cut(&w, r, r->data, text_cut_line, NULL);
	text_parts_read(&w, folded_part);
	if (w.n > 1 && is_rounded(&w)) {
		states_free(&w);
		text_parts_single(&w);
		text_parts_read(&w, folded_part);
	}
	for (i = 0; i < w.n; i++) {
		f = w.v[i].state;
		builder_shift(w.v[i].b, profile_ns(sum, 1));
		sum += f->axis.sum;
		n += f->n;
	}
	states_free(&w);
	b = text_parts_join(&w);
	reading_count(b, FOLDED_COUNT, FOLDED_HELP, n);
	r->understood = 1;
	return b;
}

/*
 * Whether a line is a stack of one frame as ttv writes it.  Lines that begin
 * with a digit, and columns, are rather of a table.
 */
static int
is_flat(const char *p, const char *q, const struct folded_line *l)
{
	return l->stack == p && !is_digit(*p) && q > l->end + 1 &&
	    *l->end == ' ' && !is_blank(l->end[1]) &&
	    memchr(p, '\t', (size_t)(q - p)) == NULL;
}

/*
 * Whether the first lines that count are stacks, one of several frames; or all
 * that are there, each of one frame.
 */
static int
folded_sniff(const char *p, size_t n)
{
	const char *end = p + n, *q;
	struct folded_line l;
	int lines = 0, frames = 0, flat = 1;

	for (; p < end && (lines < SNIFF_LINES || !frames); p = q + 1) {
		q = memchr(p, '\n', (size_t)(end - p));
		q = q == NULL ? end : q;
		if (memchr(p, '\0', (size_t)(q - p)) != NULL)
			return 0;
		switch (folded_line(p, q, &l)) {
		case FOLDED_BAD:
			/* the last line may be cut */
			return q == end && lines >= SNIFF_LINES && flat;
		case FOLDED_STACK:
			frames |= memchr(l.stack, ';',
			    (size_t)(l.end - l.stack)) != NULL;
			/* of a short text no line is cut */
			flat &= is_flat(p, q, &l) && (q < end ||
			    lines >= SNIFF_LINES);
			lines++;
			break;
		default:
			break;
		}
	}
	return frames || (lines > 0 && flat);
}

/* Samples have no more than the model keeps: no event source. */
const struct format folded_format = {
	.name = "folded",
	.help = "folded stacks: stackcollapse, async-profiler, ttv flame",
	.sniff = folded_sniff,
	.read = folded_read,
	.words = { .counted = 1 },
	.by_line = 1,
};
