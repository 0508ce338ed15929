/*
 * pf_event_field: the fields of a track event, as far as the model needs them.
 *
 * Nearly all events have the same few fields, which are read in one loop; all
 * others, and events that are broken, are read field by field.
 */
#include "config.h"

#include "pf_field.h"
#include "pf_part.h"
#include "pf_quick.h"

/* Returns the sums of an event that has a part in some of PF_SUMS_. */
static inline struct pf_sum_fields *
pf_event_field_adds(struct pf_event *e, uint8_t which)
{
	if (e->has_sums == 0)
		pf_sum_clear(&e->sums);
	e->has_sums |= which;
	return &e->sums;
}

static inline void
pf_event_field_note(struct pf_event *e, const struct pf_span *s)
{
	e->has_annotations = 1;
	if (e->nnotes < PF_NOTES)
		e->notes[e->nnotes++] = *s;
	else
		e->nnotes = PF_NOTES + 1;
}

static inline void
pf_event_field_flow(struct pf_event *e, uint64_t id)
{
	e->flow = id;
	e->flows = e->flows == 0 ? 1 : 2;
}

/* Takes a field of an event that is a number, or one that is bytes. */
static void
pf_event_field_number(struct pf_event *e, const struct pf_field *f)
{
	switch (f->number) {
	case PF_TRACK_EVENT_CATEGORY_IIDS:
		pf_cats_add(&e->cats, f->u);
		break;
	case PF_TRACK_EVENT_TYPE:
		e->type = f->u;
		e->has_type = 1;
		break;
	case PF_TRACK_EVENT_NAME_IID:
		e->name_iid = f->u;
		break;
	case PF_TRACK_EVENT_TRACK_UUID:
		e->track = f->u;
		e->has_track = 1;
		break;
	case PF_TRACK_EVENT_CALLSTACK_IID:
		e->has_stack = 1;
		break;
	case PF_TRACK_EVENT_TIMESTAMP_DELTA_US:
	case PF_TRACK_EVENT_THREAD_TIME_DELTA_US:
	case PF_TRACK_EVENT_TIMESTAMP_ABSOLUTE_US:
	case PF_TRACK_EVENT_THREAD_TIME_ABSOLUTE_US:
	case PF_TRACK_EVENT_COUNTER_VALUE:
	case PF_TRACK_EVENT_DOUBLE_COUNTER_VALUE:
		e->has_value |= f->number == PF_TRACK_EVENT_COUNTER_VALUE ||
		    f->number == PF_TRACK_EVENT_DOUBLE_COUNTER_VALUE;
		pf_sum_field(pf_event_field_adds(e, PF_SUMS_OTHER), f);
		break;
	}
}

static void
pf_event_field_bytes(struct pf_event *e, const struct pf_field *f)
{
	switch (f->number) {
	case PF_TRACK_EVENT_CATEGORY_IIDS:	/* packed */
		e->cats.n += PF_CATS + 1;
		break;
	case PF_TRACK_EVENT_DEBUG_ANNOTATIONS:
		pf_event_field_note(e, &f->s);
		break;
	case PF_TRACK_EVENT_LEGACY_EVENT:
		e->legacy = f->s;
		break;
	case PF_TRACK_EVENT_CALLSTACK:
		e->has_stack = 1;
		break;
	case PF_TRACK_EVENT_CATEGORIES:
		e->has_cat_names = 1;
		break;
	case PF_TRACK_EVENT_NAME:
		e->name = f->s;
		break;
	case PF_TRACK_EVENT_GPU_CORRELATION:
		e->has_gpu = 1;
		break;
	}
}

static inline void
pf_event_field(struct pf_event *e, const struct pf_field *f)
{
	switch (f->number) {
	/* lists, which may be packed */
	case PF_TRACK_EVENT_EXTRA_COUNTER_VALUES:
	case PF_TRACK_EVENT_EXTRA_COUNTER_TRACK_UUIDS:
	case PF_TRACK_EVENT_EXTRA_DOUBLE_COUNTER_TRACK_UUIDS:
	case PF_TRACK_EVENT_EXTRA_DOUBLE_COUNTER_VALUES:
		pf_sum_field(pf_event_field_adds(e, f->number ==
		    PF_TRACK_EVENT_EXTRA_COUNTER_VALUES ? PF_SUMS_EXTRA :
		    PF_SUMS_OTHER), f);
		break;
	case PF_TRACK_EVENT_FLOW_IDS_OLD:
		e->flows_old = 1;
		break;
	case PF_TRACK_EVENT_TERMINATING_FLOW_IDS_OLD:
		e->ends_old = 1;
		break;
	case PF_TRACK_EVENT_FLOW_IDS:
		if (f->type == PF_FIXED64)
			pf_event_field_flow(e, f->u);
		else
			e->flows = 2;
		break;
	case PF_TRACK_EVENT_TERMINATING_FLOW_IDS:
		e->ends = 1;
		break;
	default:
		if (f->type == PF_BYTES)
			pf_event_field_bytes(e, f);
		else
			pf_event_field_number(e, f);
	}
}

static inline void
pf_event_field_extra(struct pf_event *e, uint64_t u)
{
	struct pf_sum_fields *sums = pf_event_field_adds(e, PF_SUMS_EXTRA);

	if (sums->nints < PF_EXTRA_MAX)
		sums->ints[sums->nints++] = (int64_t)u;
}

static inline void
pf_event_field_type(struct pf_event *e, uint8_t type)
{
	e->type = type;
	e->has_type = 1;
}

/* Reads an event behind which there is PF_SLACK; 1, or 0: it is broken. */
static int
pf_event_field_quick(const uint8_t *p, const uint8_t *end, struct pf_event *e)
{
	struct pf_field f;

#define TYPE(u)		pf_event_field_type(e, u)
#define EXTRA(u)	pf_event_field_extra(e, u)
#define CATEGORY(u)	pf_cats_add(&e->cats, u)
#define NAME(u)		e->name_iid = u
#define NOTE(s)		do if (p <= end) pf_event_field_note(e, &s); while (0)
	PF_QUICK_EVENT(p, end, TYPE, EXTRA, CATEGORY, NAME, NOTE);
	while (p < end) {
		p = pf_quick_field(p, end, &f);
		if (p > end)
			return 0;
		pf_event_field(e, &f);
	}
	return p == end;
}

/* Reads what is well formed of an event. */
static void
pf_event_field_slow(const struct pf_span *s, struct pf_event *e)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		pf_event_field(e, &f);
}

static inline void
pf_event_field_clear(struct pf_event *e)
{
	e->type = e->track = e->name_iid = e->flow = 0;
	e->name.p = e->legacy.p = NULL;
	e->cats.n = 0;
	e->cats.iid = e->cats.all = e->cats.bits = 0;
	e->has_track = e->has_type = e->has_cat_names = e->has_sums = 0;
	e->has_value = e->has_annotations = e->has_stack =
	    e->nnotes = 0;
	e->flows = e->flows_old = e->ends = e->ends_old = e->has_gpu = 0;
}

void
pf_event_fields(const struct pf_span *s, int slack, struct pf_event *e)
{
	const uint8_t *p = s->p;
	size_t len = s->len;

	pf_event_field_clear(e);
	if (!slack || !pf_event_field_quick(p, p + len, e)) {
		pf_event_field_clear(e);
		pf_event_field_slow(s, e);
	}
	e->data.p = p;
	e->data.len = len;
	if (!e->has_sums)
		return;
	e->sums.event.p = p;
	e->sums.event.len = len;
	e->sums.type = e->type;
	e->sums.track = e->track;
	e->sums.has_track = e->has_track;
}
