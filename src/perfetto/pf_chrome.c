/*
 * pf_chrome: what older Chromium put into packets as text: JSON in the Trace
 * Event Format, the text of the kernel's tracer, metadata.
 */
#include "config.h"

#include "ttv/buf.h"
#include "pf.h"
#include "pf_field.h"

/* Has a text read as an input of its own. */
static void
pf_chrome_text(struct pf_world *w, const char *text, size_t n, uint64_t off)
{
	if (w->r->nested == NULL)
		return;
	if (w->r->nested(w->r->arg, text, n, off) == -1)
		warn_add(w->in.warn, WARN_PART, off);
}

/* Adds a ChromeMetadata: the field behind its name is the value. */
static void
pf_chrome_metadata(struct pf_world *w, struct builder *b,
    const struct pf_span *s, uint64_t off)
{
	struct pf_span name = pf_member(s, PF_CHROME_METADATA_NAME);
	const uint8_t *at;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s), at = c.p; pf_next(&c, &f); at = c.p)
		if (f.number > PF_CHROME_METADATA_NAME &&
		    f.number <= PF_CHROME_METADATA_JSON_VALUE)
			builder_metadata(b, pf_string(b, &name, off),
			    w->in.base + (uint64_t)(at - w->in.data),
			    (uint64_t)(c.p - at));
}

void
pf_chrome(struct pf_world *w, struct builder *b)
{
	struct buf kernel = BUF_INIT;
	uint64_t off = 0;
	struct pf_span text;
	struct pf_cursor c;
	struct pf_field f;
	size_t i;

	for (i = 0; i < w->nplaces; i++) {
		if (w->places[i].field != PF_PACKET_CHROME_EVENTS)
			continue;
		off = w->in.base + w->places[i].pos;
		for (pf_open(&c, &w->places[i].data); pf_next(&c, &f);) {
			if (f.type != PF_BYTES)
				continue;
			if (f.number == PF_CHROME_EVENT_BUNDLE_METADATA)
				pf_chrome_metadata(w, b, &f.s, off);
			else if (f.number ==
			    PF_CHROME_EVENT_BUNDLE_LEGACY_FTRACE_OUTPUT)
				buf_add(&kernel, f.s.p, f.s.len);
			else if (f.number ==
			    PF_CHROME_EVENT_BUNDLE_LEGACY_JSON_TRACE &&
			    (text = pf_member(&f.s,
			    PF_CHROME_LEGACY_JSON_TRACE_DATA)).len > 0)
				pf_chrome_text(w, (const char *)text.p,
				    text.len, off);
			else
				builder_unread(b, WARN_UNREAD, pf_literal(b,
				    "chrome_events"), off);
		}
	}
	if (kernel.len > 0)
		pf_chrome_text(w, kernel.data, kernel.len, off);
	buf_free(&kernel);
}
