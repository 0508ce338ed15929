/*
 * pf_annotation: reads debug annotations, as far as loading needs them; their
 * values become args in pf_args.c.
 */
#include "config.h"

#include "ttv/limit.h"
#include "ttv/little.h"
#include "pf_annotation.h"
#include "pf_field.h"
#include "pf_quick.h"

/*
 * Ranks the fields with values: where an annotation has several, the first of
 * these counts, as for trace_processor.
 */
static const uint8_t pf_annotation_rank[PF_A_STRING_IID + 1] = {
	[PF_A_DICT] = 12, [PF_A_ARRAY] = 11, [PF_A_BOOL] = 10,
	[PF_A_UINT] = 9, [PF_A_INT] = 8, [PF_A_DOUBLE] = 7,
	[PF_A_STRING] = 6, [PF_A_STRING_IID] = 5, [PF_A_POINTER] = 4,
	[PF_A_JSON] = 3, [PF_A_PROTO] = 2, [PF_A_NESTED] = 1,
};

void
pf_annotation_fields(const struct pf_span *s, struct pf_annotation *a)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(a, 0, sizeof(*a));
	a->data = *s;
	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number == PF_DEBUG_ANNOTATION_NAME_IID)
			a->name_iid = f.u;
		else if (f.number == PF_DEBUG_ANNOTATION_NAME &&
		    f.type == PF_BYTES)
			a->name = f.s;
		else if (f.number == PF_DEBUG_ANNOTATION_PROTO_TYPE_NAME_IID)
			a->proto_iid = f.u;
		else if (f.number == PF_DEBUG_ANNOTATION_PROTO_TYPE_NAME &&
		    f.type == PF_BYTES)
			a->proto_name = f.s;
		else if (f.number <= PF_A_STRING_IID &&
		    pf_annotation_rank[f.number] >=
		    pf_annotation_rank[a->type] &&
		    pf_annotation_rank[f.number] > 0) {
			a->type = (enum pf_annotation_type)f.number;
			a->u = f.u;
			a->s = f.s;
			if (f.type != PF_BYTES)
				a->s = (struct pf_span){ NULL, 0 };
		}
	}
}

int
pf_annotation_next(struct pf_cursor *c, uint32_t number,
    struct pf_annotation *a)
{
	struct pf_field f;

	while (pf_next(c, &f))
		if (f.number == number && f.type == PF_BYTES) {
			pf_annotation_fields(&f.s, a);
			return 1;
		}
	return 0;
}

int
pf_annotation_double(const struct pf_annotation *a, double *v)
{
	switch (a->type) {
	case PF_A_BOOL:
	case PF_A_UINT:
		*v = (double)a->u;
		return 0;
	case PF_A_INT:
		*v = (double)(int64_t)a->u;
		return 0;
	case PF_A_DOUBLE:
		*v = pf_double(a->u);
		return *v - *v == 0 ? 0 : -1;	/* infinite or NaN */
	default:
		return -1;
	}
}

/* Returns the text of an interned string, or 0. */
static uint32_t
pf_annotation_interned(struct pf_context *c, uint32_t field, uint64_t iid)
{
	struct pf_span entry, text;

	if (pf_interned(c->p->w, c->seq, c->e, c->k->pos, field, iid,
	    &entry) == -1)
		return 0;
	text = pf_member(&entry, PF_INTERNED_STRING_STR);
	return pf_string_interned(c->p->b, &text);
}

uint32_t
pf_annotation_name(struct pf_context *c, const struct pf_annotation *a)
{
	if (a->name.p != NULL)
		return pf_string(c->p->b, &a->name, c->off);
	return pf_annotation_interned(c, PF_IN_ANNOTATION_NAMES, a->name_iid);
}

uint32_t
pf_annotation_text(struct pf_context *c, const struct pf_annotation *a)
{
	if (a->type == PF_A_STRING)
		return pf_string(c->p->b, &a->s, c->off);
	if (a->type == PF_A_STRING_IID)
		return pf_annotation_interned(c, PF_IN_STRING_VALUES, a->u);
	return 0;
}

int
pf_nested_valid(const struct pf_span *s, int depth)
{
	size_t keys = 0, values = 0;
	struct pf_cursor c;
	struct pf_field f;

	if (depth == 0)
		return 1;
	for (pf_open(&c, s); pf_next(&c, &f);) {
		keys += f.number == PF_NESTED_VALUE_DICT_KEYS;
		values += f.number == PF_NESTED_VALUE_DICT_VALUES;
		if ((f.number == PF_NESTED_VALUE_DICT_VALUES ||
		    f.number == PF_NESTED_VALUE_ARRAY_VALUES) &&
		    f.type == PF_BYTES && !pf_nested_valid(&f.s, depth - 1))
			return 0;
	}
	return keys == values && !c.broken;
}

/* Returns whether an interned entry holds for an event. */
static int
pf_annotation_found(struct pf_context *c, uint32_t field, uint64_t iid)
{
	struct pf_found *slot = &c->p->found[(iid ^ (uint64_t)
	    c->e->generation << 20 ^ (uint64_t)field << 12) *
	    UINT64_C(0x9e3779b97f4a7c15) >> 40 & (PF_FOUND - 1)];
	struct pf_span entry;

	if (slot->generation == c->e->generation && slot->iid == iid &&
	    slot->field == field)
		return 1;
	if (pf_interned(c->p->w, c->seq, c->e, c->k->pos, field, iid,
	    &entry) == -1)
		return 0;
	*slot = (struct pf_found){ iid, c->e->generation, field };
	return 1;
}

/* Returns 1 if an annotation has a value that nothing interned. */
static int
pf_annotation_lost(struct pf_context *c, const struct pf_annotation *a)
{
	if (a->type == PF_A_STRING_IID &&
	    !pf_annotation_found(c, PF_IN_STRING_VALUES, a->u))
		return 1;
	return a->name.p == NULL && a->name_iid != 0 &&
	    !pf_annotation_found(c, PF_IN_ANNOTATION_NAMES, a->name_iid);
}

/* Returns whether the name of an annotation is known. */
static int
pf_annotation_named(struct pf_context *c, uint64_t iid)
{
	struct pf_names *t = &c->lane->notes;
	struct pf_name *name;

	if (iid < t->n && t->v[iid].generation == c->e->generation)
		return 1;
	if (!pf_annotation_found(c, PF_IN_ANNOTATION_NAMES, iid))
		return 0;
	if ((name = pf_lane_name(t, iid)) != NULL)
		name->generation = c->e->generation;
	return 1;
}

/* X(field, type): the values that intern nothing. */
#define PF_PLAIN(X)							\
	X(BOOL, PF_VARINT) X(UINT, PF_VARINT) X(INT, PF_VARINT)		\
	X(POINTER, PF_VARINT) X(DOUBLE, PF_FIXED64)			\
	X(STRING, PF_BYTES) X(JSON, PF_BYTES) X(DICT, PF_BYTES)		\
	X(ARRAY, PF_BYTES)

/* Tags of these values: 1: numbers of as many bytes as they need, 2: bytes. */
static const uint8_t pf_annotation_tags[256] = {
#define TAG(field, type)						\
	[PF_TAG(PF_A_##field, type)] = type == PF_VARINT ? 1 :		\
	    type == PF_BYTES ? 2 : 0,
	PF_PLAIN(TAG)
#undef TAG
};

/*
 * Returns whether an annotation behind which there is PF_SLACK is the iid of a
 * name that is known, in one byte, and one value that interns nothing: a number
 * of up to eight bytes, or less than 128 bytes.  The type and the length of the
 * value decide no branch, as they could not be predicted.
 */
static inline int
pf_annotation_pair(const struct pf_lane *l, const struct pf_span *s)
{
	const struct pf_names *t = &l->notes;
	const uint8_t *p = s->p;
	uint64_t w, last;
	size_t n, type, of_bytes;

	if (p[0] != PF_TAG(PF_DEBUG_ANNOTATION_NAME_IID, PF_VARINT) ||
	    p[1] >= t->n || p[1] >= 0x80 ||
	    t->v[p[1]].generation != l->e->generation)
		return 0;
	type = pf_annotation_tags[p[2]];
	w = little64(p + 3);
	last = ~w & UINT64_C(0x8080808080808080);
	n = ((size_t)__builtin_ctzll(last | UINT64_C(1) << 63) >> 3) + 1;
	/* a longer number, or a length of several bytes, does not fit */
	of_bytes = 0 - (type >> 1);
	n = (of_bytes & (1 + (w & 0xff) + (w & 0x80) * 256)) | (~of_bytes & n);
	return type != 0 && last != 0 && s->len == 3 + n;
}

/*
 * Returns whether an annotation behind which there is PF_SLACK is one of those
 * that nearly all are: with a name and a value that interns nothing.  Sets *of
 * to the iid of the name, or 0.
 */
static int
pf_annotation_plain(const struct pf_span *s, uint64_t *of)
{
	const uint8_t *p = s->p, *end = p + s->len;
	uint64_t iid = 0, u;
	struct pf_span name = { NULL, 0 }, text;

	while (p < end)
		switch (*p) {
		case PF_TAG(PF_DEBUG_ANNOTATION_NAME_IID, PF_VARINT):
			p = pf_quick_varint(p + 1, end, &iid);
			break;
#define CASE(field, type)						\
		case PF_TAG(PF_A_##field, type):			\
			p = type == PF_VARINT ?				\
			    pf_quick_varint(p + 1, end, &u) :		\
			    type == PF_FIXED64 ?			\
			    pf_quick_fixed64(p + 1, &u) :		\
			    pf_quick_bytes(p + 1, end, &text);		\
			break;
		PF_PLAIN(CASE)
#undef CASE
		case PF_TAG(PF_DEBUG_ANNOTATION_NAME, PF_BYTES):
			p = pf_quick_bytes(p + 1, end, &name);
			break;
		default:
			return 0;
		}
	*of = name.p != NULL ? 0 : iid;
	return p == end && (name.p != NULL || iid != 0);
}

int
pf_annotation_known(const struct pf_lane *l, const struct pf_span *s)
{
	uint64_t iid;

	return pf_annotation_pair(l, s) || (pf_annotation_plain(s, &iid) &&
	    (iid == 0 || (iid < l->notes.n && l->notes.v[iid].generation ==
	    l->e->generation)));
}

static void
pf_annotation_check(struct pf_context *c, const struct pf_annotation *a)
{
	if ((a->name.p == NULL && a->name_iid == 0) ||
	    (a->type == PF_A_NESTED &&
	    !pf_nested_valid(&a->s, LIMIT_ANNOTATION_DEPTH)))
		pf_event_warn(c, WARN_ANNOTATION);
	else if (pf_annotation_lost(c, a))
		pf_event_warn(c, WARN_INTERNED);
}

void
pf_annotations_check(struct pf_context *c, const struct pf_event *e)
{
	struct pf_annotation a;
	struct pf_cursor m;
	uint64_t iid;
	int i;

	for (i = 0; i < e->nnotes && e->nnotes <= PF_NOTES; i++) {
		if (c->k->slack && (pf_annotation_known(c->lane,
		    &e->notes[i]) || (pf_annotation_plain(&e->notes[i],
		    &iid) && pf_annotation_named(c, iid))))
			continue;
		pf_annotation_fields(&e->notes[i], &a);
		pf_annotation_check(c, &a);
	}
	if (e->nnotes <= PF_NOTES)
		return;
	pf_open(&m, &e->data);
	while (pf_annotation_next(&m, PF_TRACK_EVENT_DEBUG_ANNOTATIONS, &a))
		pf_annotation_check(c, &a);
}
