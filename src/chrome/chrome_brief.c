/*
 * chrome_brief: the facts of an event beside its args and stacks, from its
 * text.
 *
 * A table of an area or an export asks millions of events for them.  The
 * members of a well-formed event are passed over without a tree; the result is
 * that of chrome_facts.c or none: a text with escapes, nested values other than
 * args and id2, or whatever needs a repair is left to the tree.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/event_facts.h"
#include "ttv/text.h"
#include "chrome.h"
#include "chrome_brief.h"

/* Reads the string at p; returns the place behind it, NULL: escapes, no end. */
static const char *
take_string(const char *p, const char *end, struct span *s)
{
	s->p = ++p;
	while (p < end && *p != '"' && *p != '\\' && (unsigned char)*p >= ' ')
		p++;
	if (p == end || *p != '"')
		return NULL;
	s->len = (size_t)(p - s->p);
	s->type = SPAN_STRING;
	return p + 1;
}

/* Reads the number at p; returns the place behind it. */
static const char *
take_number(const char *p, const char *end, struct span *s)
{
	s->p = p;
	while (p < end && ((*p >= '0' && *p <= '9') || *p == '-' ||
	    *p == '+' || *p == '.' || *p == 'e' || *p == 'E'))
		p++;
	s->len = (size_t)(p - s->p);
	s->type = SPAN_NUMBER;
	return p;
}

/* The fields that are objects where all is well, which the scan has passed. */
static const uint8_t objects[] = { F_ARGS, F_ID2 };

/* Reads the value at p; returns the place behind it, or NULL. */
static const char *
take_value(const char *p, const char *end, const struct event *e,
    struct span *v)
{
	size_t i;

	if (p == end)
		return NULL;
	if (*p == '"')
		return take_string(p, end, v);
	if (*p == '-' || (*p >= '0' && *p <= '9'))
		return take_number(p, end, v);
	for (i = 0; i < sizeof(objects) / sizeof(objects[0]); i++)
		if (event_has(e, objects[i]) && e->f[objects[i]].p == p &&
		    e->f[objects[i]].type == SPAN_OBJECT) {
			*v = e->f[objects[i]];
			return p + v->len;
		}
	return NULL;
}

#define NAME(s)	{ s, sizeof(s) - 1 }
static const struct name {
	const char	*s;
	size_t		 len;
} names[] = {
	[BRIEF_PH] = NAME("ph"), [BRIEF_TTS] = NAME("tts"),
	[BRIEF_TDUR] = NAME("tdur"), [BRIEF_TICOUNT] = NAME("ticount"),
	[BRIEF_TIDELTA] = NAME("tidelta"),
	/* of stacks; the others of a stack are no plain values */
	NAME("sf"), NAME("esf")
};
#define NNAMES	((int)(sizeof(names) / sizeof(names[0])))

/* Keeps a member, if it is one that facts have. */
static void
keep_member(struct brief_text *b, const struct span *key,
    const struct span *value)
{
	int i;

	for (i = 0; i < NNAMES; i++)
		if (names[i].len == key->len && memcmp(names[i].s, key->p,
		    key->len) == 0)
			break;
	if (i < BRIEFS)
		b->m[i] = *value;
	else if (i < NNAMES)
		b->has_stack = 1;
}

int
chrome_brief_text(const char *p, const char *end, const struct event *e,
    struct brief_text *b)
{
	struct span key, v;

	memset(b, 0, sizeof(*b));
	do {
		p = skip_spaces(p + 1, end);
		if (p == end || *p != '"' ||
		    (p = take_string(p, end, &key)) == NULL)
			return -1;
		p = skip_spaces(p, end);
		if (p == end || *p != ':')
			return -1;
		p = take_value(skip_spaces(p + 1, end), end, e, &v);
		if (p == NULL)
			return -1;
		p = skip_spaces(p, end);
		keep_member(b, &key, &v);
	} while (p < end && *p == ',');
	return p + 1 == end && *p == '}' ? 0 : -1;
}

/* Returns whether a value is what its text says, without any repair. */
static int
is_plain(const struct span *s)
{
	size_t i;

	if (s->type == SPAN_STRING)
		for (i = 0; i < s->len; i++)
			if (s->p[i] == '\\' || (unsigned char)s->p[i] < ' ')
				return 0;
	return s->type != SPAN_OBJECT && s->type != SPAN_ARRAY;
}

int
chrome_brief_event(const struct event *e, struct brief_text *b)
{
	static const uint8_t fields[BRIEFS] = {
		[BRIEF_PH] = F_PH, [BRIEF_TTS] = F_TTS, [BRIEF_TDUR] = F_TDUR,
		[BRIEF_TICOUNT] = F_TICOUNT, [BRIEF_TIDELTA] = F_TIDELTA
	};
	int i, f;

	if (event_has(e, F_STACK) || event_has(e, F_ESTACK))
		return -1;
	b->parsed = b->parsed_us = 0;
	for (i = 0; i < BRIEFS; i++) {
		f = fields[i];
		b->m[i].type = SPAN_NONE;
		if (!event_has(e, f))
			continue;
		if (!is_plain(&e->f[f]))
			return -1;
		b->m[i] = e->f[f];
		b->num[i] = e->num[f];
		b->parsed |= (e->parsed >> f & 1) << i;
		b->parsed_us |= (e->parsed_us >> f & 1) << i;
	}
	b->has_stack = event_has(e, F_SF) || event_has(e, F_ESF);
	return 0;
}

static int
is_scalar(const struct span *s)
{
	return s->type == SPAN_NUMBER || s->type == SPAN_STRING;
}

/* Reads a time in ns; returns whether there is one. */
static int
brief_time(const struct brief_text *b, enum brief_member i, int64_t *ns)
{
	if (b->parsed_us >> i & 1) {
		*ns = b->num[i];
		return 1;
	}
	if ((b->parsed >> i & 1) && b->num[i] < INT64_MAX / 1000) {
		*ns = b->num[i] * 1000;
		return 1;
	}
	return is_scalar(&b->m[i]) &&
	    text_parse_us(b->m[i].p, b->m[i].len, ns) != -1;
}

static int
brief_int(const struct brief_text *b, enum brief_member i, int64_t *n)
{
	return is_scalar(&b->m[i]) &&
	    text_parse_int(b->m[i].p, b->m[i].len, n) == 0;
}

/* Sets the times of the thread's clock. */
static void
brief_cpu(const struct brief_text *begin, const struct brief_text *end,
    struct event_facts *f)
{
	const struct span *ph = &begin->m[BRIEF_PH];
	int64_t after;

	if (!brief_time(begin, BRIEF_TTS, &f->tts))
		return;
	f->has |= FACT_TTS;
	/* on B and b it means nothing: node writes a 0 on every event */
	if (ph->type == SPAN_STRING && ph->len > 0 && ph->p[0] == 'X' &&
	    brief_time(begin, BRIEF_TDUR, &f->tdur))
		return;
	if (!brief_time(end, BRIEF_TTS, &after) ||
	    __builtin_sub_overflow(after, f->tts, &f->tdur))
		f->tdur = -1;
}

static void
brief_instructions(const struct brief_text *begin,
    const struct brief_text *end, struct event_facts *f)
{
	int64_t after;

	if (!brief_int(begin, BRIEF_TICOUNT, &f->instructions))
		return;
	f->has |= FACT_INSTRUCTIONS;
	if (brief_int(begin, BRIEF_TIDELTA, &f->instructions_delta) ||
	    (brief_int(end, BRIEF_TICOUNT, &after) &&
	    !__builtin_sub_overflow(after, f->instructions,
	    &f->instructions_delta)))
		f->has |= FACT_INSTRUCTIONS_DELTA;
}

void
chrome_brief_of(const struct brief_text *begin, const struct brief_text *end,
    struct event_facts *f)
{
	brief_cpu(begin, end, f);
	brief_instructions(begin, end, f);
	if (begin->has_stack || end->has_stack)
		f->has |= FACT_STACK;
}
