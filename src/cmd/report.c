/*
 * report: the parse report of `ttv check` and `ttv info`: the warnings of the
 * loader and the model, as text and as JSON.  Offsets are those in the file of
 * a warning, in its inflated bytes if it is compressed; a line is found by
 * reading the file up to the offset.
 */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/layout.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "report.h"

void
report_place(const struct trace *t, uint64_t off, struct report_place *p)
{
	const struct source	*s = NULL;
	uint32_t		 i;

	p->line = 0;
	if (t->reader != NULL && t->reader->line != NULL)
		p->line = t->reader->line(t, off, &s);
	for (i = 0; s == NULL && i < t->nsources; i++)
		if (off - t->sources[i].base <= t->sources[i].len &&
		    off >= t->sources[i].base)
			s = &t->sources[i];
	p->path = s != NULL ? s->path : NULL;
	p->offset = s != NULL ? off - s->base : off;
}

void
report_counts_json(struct buf *b, const struct trace *t)
{
	uint32_t i;

	buf_addc(b, '{');
	for (i = 0; i < t->nevent_counts; i++) {
		buf_adds(b, i > 0 ? "," : "");
		buf_json(b, trace_str(t, t->event_counts[i].name),
		    strtab_len(t->strings, t->event_counts[i].name));
		buf_printf(b, ":%" PRIu64, t->event_counts[i].n);
	}
	buf_addc(b, '}');
}

#define UNREAD_MAX	20		/* names of a warning that are listed */

/*
 * Returns the next of what is behind a warning from *i on, which it moves
 * behind that; NULL: there is none, or n were listed.
 */
static const struct unread *
next_unread(const struct trace *t, enum warn_code code, uint32_t *i, uint32_t n)
{
	while (*i < t->nunread && n < UNREAD_MAX)
		if (t->unread[(*i)++].code == code)
			return &t->unread[*i - 1];
	return NULL;
}

/* Adds the names of what is behind a warning, if it has any. */
static void
add_unread_json(struct buf *b, const struct trace *t, enum warn_code code)
{
	const struct unread *u;
	uint32_t i = 0, n = 0;

	while ((u = next_unread(t, code, &i, n)) != NULL) {
		if (n++ > 0)
			buf_addc(b, ',');
		else
			buf_printf(b, ",\"%s\":{", code ==
			    WARN_UNKNOWN_PHASE ? "phases" : "names");
		buf_json(b, trace_str(t, u->name),
		    strtab_len(t->strings, u->name));
		buf_printf(b, ":%" PRIu64, u->n);
	}
	if (n > 0)
		buf_addc(b, '}');
}

static void
add_unread_text(struct buf *b, const struct trace *t, enum warn_code code)
{
	const struct unread *u;
	uint32_t i = 0, n = 0;

	while ((u = next_unread(t, code, &i, n)) != NULL) {
		buf_adds(b, n++ == 0 ? "      " : "");
		layout_safe(b, trace_str(t, u->name),
		    strtab_len(t->strings, u->name));
		buf_printf(b, " %" PRIu64 "  ", u->n);
	}
	if (n == 0)
		return;
	layout_trim(b);
	buf_addc(b, '\n');
}

static void
add_places_json(struct buf *b, const struct trace *t,
    const struct warn_entry *e, uint32_t max)
{
	struct report_place	p;
	uint32_t	i;

	buf_adds(b, ",\"places\":[");
	for (i = 0; i < e->nplaces && i < max; i++) {
		report_place(t, e->places[i], &p);
		buf_printf(b, "%s{\"offset\":%" PRIu64, i > 0 ? "," : "",
		    p.offset);
		if (p.line != 0)
			buf_printf(b, ",\"line\":%" PRIu64, p.line);
		if (p.path != NULL && (t->nsources > 1 ||
		    (t->derived_off != 0 && e->places[i] >=
		    t->derived_off))) {
			buf_adds(b, ",\"file\":");
			buf_json(b, p.path, strlen(p.path));
		}
		buf_addc(b, '}');
	}
	buf_addc(b, ']');
}

static void
add_member(struct buf *b, const char *key, const char *text)
{
	buf_printf(b, ",\"%s\":", key);
	buf_json(b, text, strlen(text));
}

void
report_json(struct buf *b, const struct trace *t, uint32_t places,
    size_t max)
{
	const struct warn_entry	*e;
	const char		*comma = "";
	int			 i;

	buf_addc(b, '[');
	for (i = 0; i < WARN_MAX && max > 0; i++) {
		e = &t->warn.entry[i];
		if (e->count == 0)
			continue;
		max--;
		buf_printf(b, "%s{\"count\":%" PRIu64, comma, e->count);
		add_member(b, "code", warn_name(i));
		add_member(b, "what", warn_what(i));
		add_member(b, "done", warn_done(i));
		add_unread_json(b, t, (enum warn_code)i);
		add_places_json(b, t, e, places);
		buf_addc(b, '}');
		comma = ",";
	}
	buf_addc(b, ']');
}

static void
add_places_text(struct buf *b, const struct trace *t,
    const struct warn_entry *e, uint32_t max)
{
	struct report_place	p;
	uint32_t	i;

	for (i = 0; i < e->nplaces && i < max; i++) {
		report_place(t, e->places[i], &p);
		buf_adds(b, "      ");
		if (p.path != NULL && (t->nsources > 1 ||
		    (t->derived_off != 0 && e->places[i] >=
		    t->derived_off))) {
			layout_safe(b, p.path, strlen(p.path));
			buf_adds(b, ": ");
		}
		buf_printf(b, "byte %" PRIu64, p.offset);
		if (p.line != 0)
			buf_printf(b, ", line %" PRIu64, p.line);
		buf_addc(b, '\n');
	}
	if (max > 0 && e->count > i && i > 0)
		buf_printf(b, "      and %" PRIu64 " more\n", e->count - i);
}

void
report_text(struct buf *b, const struct trace *t, uint32_t places,
    size_t max)
{
	const struct warn_entry	*e;
	char			 n[32];
	int			 i;

	for (i = 0; i < WARN_MAX && max > 0; i++) {
		e = &t->warn.entry[i];
		if (e->count == 0)
			continue;
		max--;
		text_count(n, sizeof(n), e->count);
		buf_printf(b, "  %s, %s%s\n", warn_name(i),
		    e->count == 1 ? "once" : n, e->count == 1 ? "" : " times");
		buf_printf(b, "      %s: %s\n", warn_what(i), warn_done(i));
		add_unread_text(b, t, (enum warn_code)i);
		add_places_text(b, t, e, places);
	}
}
