/*
 * pf_record: packets whose messages are rows of facts (ttv/record.h), cells of
 * fields, and packets that are kept until all parts are read.
 */
#include "config.h"

#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_record.h"
#include "pf_recording.h"

int64_t
pf_record_number(const struct pf_span *s, uint32_t number)
{
	/* RECORD_NULL where there is no such field */
	return (int64_t)pf_number(s, number, (uint64_t)RECORD_NULL);
}

int64_t
pf_record_text(struct builder *b, const struct pf_span *s, uint32_t number,
    uint64_t off)
{
	struct pf_span text = pf_member(s, number);

	return text.p == NULL ? RECORD_NULL : (int64_t)pf_string(b, &text,
	    off);
}

int64_t
pf_record_word(struct builder *b, const struct pf_span *s, uint32_t number,
    const char *const *words, size_t n)
{
	uint64_t u = pf_number(s, number, UINT64_MAX);

	return u < n && words[u] != NULL ? (int64_t)pf_literal(b, words[u]) :
	    RECORD_NULL;
}

/* Returns a field that is 0 where it is not given, as one is of proto2. */
static int64_t
pf_record_flag(const struct pf_span *s, uint32_t number)
{
	return (int64_t)pf_number(s, number, 0);
}

void
pf_packages(struct pf_context *c)
{
	struct builder *b = c->p->b;
	struct pf_cursor m;
	struct pf_field f;

	for (pf_open(&m, &c->k->data); pf_next(&m, &f);)
		if (f.number == PF_PACKAGES_LIST_PACKAGES &&
		    f.type == PF_BYTES)
			builder_record(b, RECORD_TABLE_package_list,
			    (int64_t []){ pf_record_text(b, &f.s,
			    PF_PACKAGE_NAME, c->off),
			    pf_record_flag(&f.s, PF_PACKAGE_UID),
			    pf_record_flag(&f.s, PF_PACKAGE_DEBUGGABLE),
			    pf_record_flag(&f.s,
			    PF_PACKAGE_PROFILEABLE_FROM_SHELL),
			    pf_record_flag(&f.s, PF_PACKAGE_VERSION_CODE) });
	if (m.broken)
		pf_event_warn(c, WARN_PACKET);
	pf_read_later(c);		/* names of who uses the network */
}

void
pf_read_later(struct pf_context *c)
{
	struct pf_part *p = c->p;

	p->later = xgrow(p->later, p->nlater, &p->later_cap,
	    sizeof(*p->later));
	p->later[p->nlater++] = (struct pf_later){ *c->k, c->seq, c->ts,
	    c->e };
}

void
pf_triggered(struct pf_context *c, uint32_t name)
{
	struct track_def d = TRACK_DEF_INIT;
	struct builder *b = c->p->b;

	d.name = pf_literal(b, "Trace Triggers");
	builder_instant(b, builder_track(b, &d), c->ts, builder_kind(b, name,
	    0, 0), 0, c->off);
}

void
pf_trigger(struct pf_context *c)
{
	struct pf_span name = pf_member(&c->k->data, PF_TRIGGER_NAME);

	pf_triggered(c, pf_string(c->p->b, &name, c->off));
}

void
pf_interrupts(struct pf_context *c)
{
	struct pf_cursor m;
	struct pf_field f;

	for (pf_open(&m, &c->k->data); pf_next(&m, &f);)
		if (f.number == PF_INTERRUPT_INFO_IRQ_MAPPING &&
		    f.type == PF_BYTES)
			builder_record(c->p->b, RECORD_TABLE_interrupt_name,
			    (int64_t []){ pf_record_number(&f.s,
			    PF_IRQ_MAPPING_IRQ_ID), pf_record_text(c->p->b,
			    &f.s, PF_IRQ_MAPPING_NAME, c->off),
			    c->k->machine });
	if (m.broken)
		pf_event_warn(c, WARN_PACKET);
}
