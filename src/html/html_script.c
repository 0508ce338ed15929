/*
 * html_script: the script elements of a page.
 *
 * The text of a script is no HTML: it ends at the first </script, whatever
 * stands in it.  Viewers are scripts of megabytes which may hold tags in
 * strings or be closed late, so in them the tag of a trace counts where it
 * begins a line.
 */
#include "config.h"

#include <string.h>
#include <strings.h>

#include "html.h"

#define BLANKS	" \t\r\n\f"

static int
html_blank(char c)
{
	return c != '\0' && strchr(BLANKS, c) != NULL;
}

/*
 * Returns the first place from p on where a < is followed by the name and a
 * character that ends names, or NULL.
 */
static const char *
tag_find(const char *p, const char *end, const char *name)
{
	size_t n = strlen(name);

	for (; (p = memchr(p, '<', (size_t)(end - p))) != NULL; p++) {
		if ((size_t)(end - p) <= n + 1)
			return NULL;
		if (strncasecmp(p + 1, name, n) == 0 &&
		    (html_blank(p[n + 1]) || p[n + 1] == '>' ||
		    p[n + 1] == '/'))
			return p;
	}
	return NULL;
}

/* Returns whether the value of an attribute has the word w. */
static int
has_word(const char *p, const char *end, const char *w)
{
	size_t n = strlen(w);
	const char *q;

	for (; p < end; p = q + 1) {
		for (q = p; q < end && !html_blank(*q); q++)
			;
		if ((size_t)(q - p) == n && memcmp(p, w, n) == 0)
			return 1;
	}
	return 0;
}

/*
 * Reads the attribute at p of a tag that ends at `end`: sets the ends of its
 * name and its value (empty without one); returns the place behind it.
 */
static const char *
attribute(const char *p, const char *end, const char **name_end,
    const char **value, const char **value_end)
{
	char quote = 0;

	while (p < end && !html_blank(*p) && *p != '=')
		p++;
	*name_end = *value = *value_end = p;
	while (p < end && html_blank(*p))
		p++;
	if (p == end || *p != '=')
		return p;
	for (p++; p < end && html_blank(*p); p++)
		;
	if (p < end && (*p == '"' || *p == '\''))
		quote = *p++;
	*value = p;
	while (p < end && (quote != 0 ? *p != quote : !html_blank(*p)))
		p++;
	*value_end = p;
	return p < end && quote != 0 ? p + 1 : p;
}

static enum block_type
tag_type(const char *p, const char *end)
{
	const char *name, *name_end, *value, *value_end;
	size_t n;

	while (p < end) {
		if (html_blank(*p) || *p == '=') {
			p++;
			continue;
		}
		name = p;
		p = attribute(p, end, &name_end, &value, &value_end);
		n = (size_t)(name_end - name);
		if (n == 5 && strncasecmp(name, "class", 5) == 0 &&
		    has_word(value, value_end, "trace-data"))
			return BLOCK_DATA;
		if (n == 2 && strncasecmp(name, "id", 2) == 0 &&
		    has_word(value, value_end, "viewer-data"))
			return BLOCK_VIEWER;
	}
	return BLOCK_NONE;
}

/* Reads the tag at p; returns its end behind the >, or NULL without one. */
static const char *
tag_read(const char *p, const char *end, enum block_type *type)
{
	const char *gt = memchr(p, '>', (size_t)(end - p));

	if (gt == NULL)
		return NULL;
	*type = tag_type(p + strlen("<script"), gt);
	return gt + 1;
}

static int
begins_line(const char *p, const char *from)
{
	while (p > from && (p[-1] == ' ' || p[-1] == '\t'))
		p--;
	return p > from && p[-1] == '\n';
}

/*
 * Returns the first tag of a trace that begins a line between p and end, or
 * NULL.  A tag ends before the next < here, so that each byte is read once.
 */
static const char *
data_tag_find(const char *p, const char *end)
{
	const char *from = p, *q, *next;
	enum block_type type;

	for (; (q = tag_find(p, end, "script")) != NULL; p = q + 1) {
		next = memchr(q + 1, '<', (size_t)(end - q) - 1);
		if (begins_line(q, from) && tag_read(q, next == NULL ? end :
		    next, &type) != NULL && type != BLOCK_NONE)
			return q;
	}
	return NULL;
}

int
html_script_next(const char **p, const char *end, struct html_script *s)
{
	const char *tag = tag_find(*p, end, "script"), *inner;

	if (tag == NULL || (s->text = tag_read(tag, end, &s->type)) == NULL)
		return 0;
	s->text_end = tag_find(s->text, end, "/script");
	s->closed = s->text_end != NULL;
	if (!s->closed)
		s->text_end = end;
	*p = s->text_end;
	if (s->type == BLOCK_NONE && (inner = data_tag_find(s->text,
	    s->text_end)) != NULL)
		*p = s->text_end = inner;
	return 1;
}
