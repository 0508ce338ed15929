/*
 * html_dump: the table of processes and threads that systrace puts into a page
 * (PROCESS DUMP), the output of ps(1).
 *
 * A line of column names says what the lines below it have; a table may have
 * several.  With a column PPID, they are processes, named by the column NAME;
 * with TID and without PPID, they are threads, named by the rest of the line
 * from CMD on.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "html.h"

#define DUMP_FIELDS	16		/* of a line; ps has ten */

struct dump_line {
	const char	*field[DUMP_FIELDS];
	size_t		 len[DUMP_FIELDS];
	int		 n;		/* fields */
	const char	*end;		/* of the last one */
};

struct dump_columns {			/* index, or -1 */
	int		pid, tid, ppid, name;
};

static void
dump_split(struct dump_line *l, const char *p, const char *end)
{
	while (end > p && is_space(end[-1]))
		end--;
	l->n = 0;
	l->end = end;
	while (p < end && l->n < DUMP_FIELDS) {
		l->field[l->n] = p;
		while (p < end && !is_space(*p))
			p++;
		l->len[l->n] = (size_t)(p - l->field[l->n]);
		l->n++;
		p = skip_spaces(p, end);
	}
}

/* Returns the index of the field that is s, or -1. */
static int
dump_column(const struct dump_line *l, const char *s)
{
	int i;

	for (i = 0; i < l->n; i++)
		if (l->len[i] == strlen(s) &&
		    memcmp(l->field[i], s, l->len[i]) == 0)
			return i;
	return -1;
}

/* Reads column names; returns 0 when the line is none. */
static int
dump_header(struct dump_columns *c, const struct dump_line *l)
{
	if (dump_column(l, "USER") == -1 || dump_column(l, "PID") == -1)
		return 0;
	c->pid = dump_column(l, "PID");
	c->tid = dump_column(l, "TID");
	c->ppid = dump_column(l, "PPID");
	c->name = dump_column(l, "NAME");
	if (c->name == -1)
		c->name = dump_column(l, "CMD");
	if (c->name == -1)
		c->name = dump_column(l, "COMM");
	return 1;
}

static int
dump_id(const struct dump_line *l, int column, int64_t *id)
{
	return column >= 0 && column < l->n && ident_parse(l->field[column],
	    l->len[column], id) == 0 && *id >= 0 ? 0 : -1;
}

/* Returns the string of n bytes, and counts those that are no UTF-8. */
static uint32_t
dump_string(struct html *h, const char *p, size_t n)
{
	char *text = xmalloc(n * 3 + 1);
	uint64_t bad = 0;
	uint32_t string;

	string = builder_string(h->b, text, text_utf8(text, p, n, &bad));
	warn_addn(builder_warn(h->b), WARN_UTF8, html_off(h, p), bad);
	free(text);
	return string;
}

/* Reads a row; returns 0, or -1 when it is none. */
static int
dump_row(struct html *h, const struct dump_columns *c,
    const struct dump_line *l)
{
	uint32_t name, upid, thread;
	int64_t pid, tid;

	if (dump_id(l, c->pid, &pid) == -1 || c->name == -1 ||
	    c->name >= l->n)
		return -1;
	if (c->ppid == -1 && dump_id(l, c->tid, &tid) == -1)
		return -1;
	upid = builder_process(h->b, builder_int_ident(pid), h->r->file);
	if (c->ppid != -1) {
		name = dump_string(h, l->field[c->name], l->len[c->name]);
		builder_process_name(h->b, upid, name);
	} else {
		name = dump_string(h, l->field[c->name],
		    (size_t)(l->end - l->field[c->name]));
		thread = builder_thread(h->b, upid, builder_int_ident(tid));
		builder_thread_name(h->b, thread, name);
	}
	h->named = 1;
	return 0;
}

void
html_dump(struct html *h, const char *p, const char *end)
{
	struct dump_columns columns = { -1, -1, -1, -1 };
	struct dump_line l;
	const char *q;

	for (; p < end; p = q + 1) {
		if ((q = memchr(p, '\n', (size_t)(end - p))) == NULL)
			q = end;
		dump_split(&l, p, q);
		if (l.n == 0 || dump_header(&columns, &l))
			continue;
		if (dump_row(h, &columns, &l) == -1)
			warn_add(builder_warn(h->b), WARN_LINE,
			    html_off(h, p));
	}
}
