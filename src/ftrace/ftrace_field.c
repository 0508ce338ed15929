/*
 * ftrace_field: the fields of an event's text.
 *
 * Most events print KEY=VALUE, where a value may have blanks and goes on to the
 * next KEY=.  ftrace_pattern.c has the forms of others.  What fits neither is
 * one field, "text".
 *
 * With option fields the kernel prints all fields as it has them, a number as
 * "0x1f (31)": that is 31, of which the event's own text may make a letter.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ftrace.h"

/* ---- KEY=VALUE ---- */

/*
 * Returns the next key from p on: a word before = that begins the text or
 * follows a blank or comma; sets *eq.  NULL: there is none.
 */
static const char *
next_key(const char *from, const char *p, const char *end, const char **eq)
{
	const char *q;

	while ((*eq = memchr(p, '=', (size_t)(end - p))) != NULL) {
		for (q = *eq; q > p && is_key_char(q[-1]); q--)
			;
		if (q < *eq && (q == from || q[-1] == ' ' || q[-1] == ',' ||
		    q[-1] == '\t'))
			return q;
		p = *eq + 1;
	}
	return NULL;
}

static struct ftrace_field *
field_add(struct ftrace_fields *f, const char *key, size_t key_len)
{
	struct ftrace_field *v = &f->v[f->n++];

	v->key = key;
	v->key_len = key_len;
	v->len = 0;
	return v;
}

static int
only_digits(const char *p, size_t n)
{
	size_t i = n > 1 && p[0] == '-';

	for (; i < n && p[i] >= '0' && p[i] <= '9'; i++)
		;
	return n > 0 && i == n;
}

/*
 * Returns the decimal number of "0xHEX (NUMBER)", whose length it sets, or NULL
 * for any other text.
 */
static const char *
both_bases(const char *p, const char *end, size_t *n)
{
	const char *open;

	if (end - p < 7 || p[0] != '0' || p[1] != 'x' || end[-1] != ')' ||
	    (open = memchr(p, '(', (size_t)(end - p))) == NULL ||
	    open[-1] != ' ')
		return NULL;
	*n = (size_t)(end - open) - 2;
	return only_digits(open + 1, *n) ? open + 1 : NULL;
}

static void
field_value(struct ftrace_field *v, const char *p, const char *end)
{
	const char *number;

	while (end > p && (end[-1] == ' ' || end[-1] == ',' ||
	    end[-1] == '\t'))
		end--;
	v->text = p;
	if ((number = both_bases(p, end, &v->len)) != NULL)
		v->text = number;
	else
		v->len = (size_t)(end - p);
	v->numeric = number != NULL;
}

static void
split_keys(struct ftrace_fields *f)
{
	const char *p = skip_blanks(f->text, f->end), *key, *eq, *next,
	    *next_eq;

	key = next_key(p, p, f->end, &eq);
	if (key == NULL || key > p)
		field_value(field_add(f, "text", 4), p,
		    key == NULL ? f->end : key);
	if (f->n > 0 && f->v[0].len == 0)
		f->n = 0;
	for (; key != NULL; key = next, eq = next_eq) {
		next = f->n + 1 == FTRACE_FIELDS ? NULL :
		    next_key(p, eq + 1, f->end, &next_eq);
		field_value(field_add(f, key, (size_t)(eq - key)), eq + 1,
		    next == NULL ? f->end : next);
	}
}

/* ---- all of an event ---- */

static int
is_name(const char *p, size_t n, const char *name)
{
	return strlen(name) == n && memcmp(p, name, n) == 0;
}

int
ftrace_is_marker(const char *p, size_t n)
{
	return is_name(p, n, "tracing_mark_write") || is_name(p, n, "0") ||
	    is_name(p, n, "print");
}

const char *
ftrace_marker(const struct ftrace_fields *f)
{
	const char *p = f->text, *q;

	if (!is_name(f->name, f->name_len, "print"))
		return p;
	p = skip_blanks(p, f->end);
	for (q = p; q < f->end && is_key_char(*q); q++)
		;
	return q > p && q + 1 < f->end && q[0] == ':' && q[1] == ' ' ?
	    q + 2 : p;
}

void
ftrace_fields(struct ftrace_fields *f)
{
	const char *p;

	f->done = 1;
	f->n = 0;
	ftrace_trim(f->text, &f->end);
	p = f->text = skip_blanks(f->text, f->end);
	if (ftrace_pattern(f) == -1 && p < f->end)
		split_keys(f);
}

int
ftrace_field(const struct linux_event *e, const char *name,
    struct linux_value *v)
{
	struct ftrace_fields *f = (struct ftrace_fields *)e->arg;
	size_t i, n = strlen(name);

	if (!f->done && is_name(name, n, "buf") &&
	    ftrace_is_marker(f->name, f->name_len)) {
		v->text = ftrace_marker(f);
		v->len = (size_t)(f->end - v->text);
		return 0;
	}
	if (!f->done)
		ftrace_fields(f);
	for (i = 0; i < f->n; i++)
		if (f->v[i].key_len == n && f->v[i].key[0] == name[0] &&
		    memcmp(f->v[i].key, name, n) == 0) {
			v->text = f->v[i].text;
			v->len = f->v[i].len;
			if (f->v[i].numeric && ident_parse(v->text, v->len,
			    &v->number) == 0)
				v->text = NULL;
			return 0;
		}
	return -1;
}
