/*
 * pf_log: the log of Android: a line is an instant of its thread, named by the
 * message, with its tag as category.
 */
#include "config.h"

#include "pf_field.h"
#include "pf_log.h"

void
pf_log_fields(const struct pf_span *s, struct pf_log *l)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(l, 0, sizeof(*l));
	for (pf_open(&c, s); pf_next(&c, &f);)
		switch (f.number) {
		case PF_LOG_EVENT_LOG_ID:
			l->log = (uint32_t)f.u;
			break;
		case PF_LOG_EVENT_PID:
			l->pid = (int32_t)f.u;
			break;
		case PF_LOG_EVENT_TID:
			l->tid = (int32_t)f.u;
			break;
		case PF_LOG_EVENT_UID:
			l->uid = (int32_t)f.u;
			break;
		case PF_LOG_EVENT_TIMESTAMP:
			l->ts = f.u;
			break;
		case PF_LOG_EVENT_TAG:
			if (f.type == PF_BYTES)
				l->tag = f.s;
			break;
		case PF_LOG_EVENT_PRIO:
			l->prio = (uint32_t)f.u;
			break;
		case PF_LOG_EVENT_MESSAGE:
			if (f.type == PF_BYTES)
				l->message = f.s;
			break;
		}
}

static void
pf_log_line(struct pf_context *c, const struct pf_span *s, uint64_t off)
{
	uint32_t clock = pf_clock_find(c->p->w, c->seq, c->k->machine,
	    PF_CLOCK_REALTIME);
	struct builder *b = c->p->b;
	struct pf_log l;
	uint32_t thread, message, tag;
	int64_t ts;

	pf_log_fields(s, &l);
	if (clock == NONE || l.ts > INT64_MAX || pf_clock_convert(c->p->w,
	    clock, (int64_t)l.ts, &ts) == -1) {
		warn_add(builder_warn(b), WARN_NO_CLOCK, off);
		return;
	}
	builder_at(b, ts);
	thread = builder_thread(b, builder_process(b,
	    builder_int_ident(l.pid), c->p->w->file),
	    builder_int_ident(l.tid));
	message = pf_string(b, &l.message, off);
	tag = pf_string(b, &l.tag, off);
	builder_instant(b, thread, ts, builder_kind(b, message, tag, 0), 0,
	    off);
	builder_record(b, RECORD_TABLE_android_logs, (int64_t []){ ts, thread,
	    l.prio, tag, message });
}

void
pf_log(struct pf_context *c)
{
	const uint8_t *at, *data = c->p->in.data;
	struct pf_cursor m;
	struct pf_field f;

	for (pf_open(&m, &c->k->data), at = m.p; pf_next(&m, &f); at = m.p)
		if (f.number == PF_ANDROID_LOG_PACKET_EVENTS &&
		    f.type == PF_BYTES)
			pf_log_line(c, &f.s, c->p->in.base +
			    (uint64_t)(at - data));
	if (m.broken)
		pf_event_warn(c, WARN_PACKET);
}
