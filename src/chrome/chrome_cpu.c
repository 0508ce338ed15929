/*
 * chrome_cpu: the cpu time of an event, from its text.
 *
 * A table of an area may ask millions of events for nothing but this.  The
 * members of a well-formed event are passed over without a tree; the result is
 * that of chrome_facts.c or none: a text with escapes, nested values other than
 * args, or whatever needs a repair is left to the tree.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/text.h"
#include "chrome_cpu.h"

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

/* Reads the value at p; returns the place behind it, or NULL. */
static const char *
take_value(const char *p, const char *end, const struct span *args,
    struct span *v)
{
	if (p == end)
		return NULL;
	if (*p == '"')
		return take_string(p, end, v);
	if (*p == '-' || (*p >= '0' && *p <= '9'))
		return take_number(p, end, v);
	if (args == NULL || p != args->p || args->type != SPAN_OBJECT)
		return NULL;
	*v = *args;
	return p + args->len;
}

static struct span *
cpu_member(struct cpu_text *c, const struct span *key)
{
	if (key->len == 2 && memcmp(key->p, "ph", 2) == 0)
		return &c->ph;
	if (key->len == 3 && memcmp(key->p, "tts", 3) == 0)
		return &c->tts;
	if (key->len == 4 && memcmp(key->p, "tdur", 4) == 0)
		return &c->tdur;
	return NULL;
}

int
chrome_cpu_text(const char *p, const char *end, const struct span *args,
    struct cpu_text *c)
{
	struct span key, v, *member;

	memset(c, 0, sizeof(*c));
	do {
		p = skip_spaces(p + 1, end);
		if (p == end || *p != '"' ||
		    (p = take_string(p, end, &key)) == NULL)
			return -1;
		p = skip_spaces(p, end);
		if (p == end || *p != ':')
			return -1;
		p = take_value(skip_spaces(p + 1, end), end, args, &v);
		if (p == NULL)
			return -1;
		p = skip_spaces(p, end);
		if ((member = cpu_member(c, &key)) != NULL)
			*member = v;
	} while (p < end && *p == ',');
	return p + 1 == end && *p == '}' ? 0 : -1;
}

static int
cpu_time(const struct span *s, int64_t *ns)
{
	return (s->type == SPAN_NUMBER || s->type == SPAN_STRING) &&
	    text_parse_us(s->p, s->len, ns) != -1;
}

int64_t
chrome_cpu_of(const struct cpu_text *begin, const struct cpu_text *end)
{
	int64_t before, after, ns;

	if (!cpu_time(&begin->tts, &before))
		return -1;
	/* on B and b it means nothing: node writes a 0 on every event */
	if (begin->ph.type == SPAN_STRING && begin->ph.len > 0 &&
	    begin->ph.p[0] == 'X' && cpu_time(&begin->tdur, &ns))
		return ns;
	if (!cpu_time(&end->tts, &after) ||
	    __builtin_sub_overflow(after, before, &ns))
		return -1;
	return ns;
}
