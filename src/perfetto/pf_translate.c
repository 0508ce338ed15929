/*
 * pf_translate: what the hashes stand for by which Chromium calls histograms,
 * actions of users, marks and triggers, and what slices and the tracks of
 * processes were called before they were obfuscated (TranslationTable).
 *
 * A table counts for the whole trace, wherever it stands in it.  Of several
 * names for a hash the first counts, of those for a name the last.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/hash.h"
#include "ttv/needle.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_part.h"
#include "pf_record.h"
#include "pf_translate.h"
#include "pf_value.h"

/*
 * Tracks above one that are looked at for its process: traces nest tracks two
 * or three deep.
 */
#define PF_TRANSLATE_DEPTH	64

/* A table in a TranslationTable. */
static const struct pf_translation_table {
	uint32_t	 field, rules;
	uint8_t		 of_names;	/* 1: keys are names, no hashes */
} pf_translation_tables[] = {
	{ PF_TRANSLATION_HISTOGRAM, PF_TRANSLATION_RULES, 0 },
	{ PF_TRANSLATION_USER_EVENT, PF_TRANSLATION_RULES, 0 },
	{ PF_TRANSLATION_MARK, PF_TRANSLATION_RULES, 0 },
	{ PF_TRANSLATION_MARK, PF_TRANSLATION_RULES_MARK, 0 },
	{ PF_TRANSLATION_SLICE, PF_TRANSLATION_RULES, 1 },
	{ PF_TRANSLATION_TRACK, PF_TRANSLATION_RULES, 1 },
	{ PF_TRANSLATION_STUDY, PF_TRANSLATION_RULES, 0 },
};

#define COUNT(table)	(sizeof(table) / sizeof(table[0]))

struct pf_translation {
	struct idtab	 ids;		/* field << 8 | rules, hash, length */
	struct pf_rule {
		struct pf_span	 from, to; /* from: of names */
	}		*rules;
	size_t		 cap;
	uint8_t		 of_slices;	/* 1: some are of slices */
};

static struct idkey
pf_translation_key(uint32_t field, uint32_t rules, uint64_t hash, size_t len)
{
	return (struct idkey){{ field << 8 | rules, hash, len }};
}

/* Adds a rule; returns 0, or -1: it is no message. */
static int
pf_translation_rule(struct pf_translation *x,
    const struct pf_translation_table *t, const struct pf_span *s)
{
	struct pf_span from = { NULL, 0 };
	struct idkey key;
	int added;
	uint32_t i;

	if (!pf_is_message(s))
		return -1;
	if (t->of_names)
		from = pf_member(s, PF_RULE_KEY);
	key = pf_translation_key(t->field, t->rules, t->of_names ?
	    hash_bytes(HASH_BYTES, from.p, from.len) : pf_number(s,
	    PF_RULE_KEY, 0), from.len);
	i = idtab_add(&x->ids, &key, &added);
	x->rules = xgrow(x->rules, i, &x->cap, sizeof(*x->rules));
	if (added || t->of_names)
		x->rules[i] = (struct pf_rule){ from, pf_member(s,
		    PF_RULE_VALUE) };
	return 0;
}

/* Reads a packet; returns 0, or -1: a part of it is broken. */
static int
pf_translation_packet(struct pf_translation *x, const struct pf_span *s)
{
	const struct pf_translation_table *t;
	struct pf_cursor c, m;
	struct pf_field f, g;
	int bad = 0;
	size_t i;

	for (pf_open(&c, s); pf_next(&c, &f);)
		for (i = 0; i < COUNT(pf_translation_tables); i++) {
			t = &pf_translation_tables[i];
			if (f.number != t->field || f.type != PF_BYTES)
				continue;
			x->of_slices |= t->field == PF_TRANSLATION_SLICE;
			for (pf_open(&m, &f.s); pf_next(&m, &g);)
				if (g.number == t->rules)
					bad |= g.type != PF_BYTES ||
					    pf_translation_rule(x, t, &g.s)
					    == -1;
			bad |= m.broken;
		}
	return bad || c.broken ? -1 : 0;
}

/* Sets *to to what a key stands for; returns 0, or -1. */
static int
pf_translated(const struct pf_translation *x, const struct idkey *key,
    const struct pf_span *from, struct pf_span *to)
{
	uint32_t i = idtab_find(&x->ids, key);

	if (i == UINT32_MAX || x->rules[i].from.len != from->len ||
	    (from->len > 0 && memcmp(x->rules[i].from.p, from->p, from->len)
	    != 0))
		return -1;
	*to = x->rules[i].to;
	return 0;
}

static int
pf_translated_name(const struct pf_translation *x, uint32_t field,
    const struct pf_span *from, struct pf_span *to)
{
	struct idkey key = pf_translation_key(field, PF_TRANSLATION_RULES,
	    hash_bytes(HASH_BYTES, from->p, from->len), from->len);

	return pf_translated(x, &key, from, to);
}

static int
pf_translated_hash(const struct pf_translation *x, uint32_t field,
    uint32_t rules, uint64_t hash, struct pf_span *to)
{
	const struct pf_span none = { NULL, 0 };
	struct idkey key = pf_translation_key(field, rules, hash, 0);

	return pf_translated(x, &key, &none, to);
}

/* ---- names ---- */

/* Returns whether a track, or one above it, is that of a process. */
static int
pf_translate_is_process(const struct pf_world *w, const struct pf_track *t)
{
	uint32_t i = 0;
	int depth;

	for (depth = 0; depth < PF_TRANSLATE_DEPTH; depth++) {
		if (t->type == PF_TRACK_PROCESS || t->type == PF_TRACK_THREAD)
			return t->type == PF_TRACK_PROCESS;
		if (t->parent == 0 || (i = pf_track_find(w, t->parent)) ==
		    NONE)
			return 0;
		t = &w->tracks[i];
	}
	return 0;
}

void
pf_translation_make(struct pf_world *w)
{
	struct pf_translation *x = NULL;
	const struct pf_place *at;
	struct pf_track *t;
	struct pf_span to;
	size_t i;

	for (i = 0; i < w->nplaces; i++) {
		at = &w->places[i];
		if (at->field != PF_PACKET_TRANSLATION_TABLE)
			continue;
		if (x == NULL)
			x = w->translation = xcalloc(1, sizeof(*x));
		if (pf_translation_packet(x, &at->data) == -1 &&
		    w->in.warn != NULL)
			warn_add(w->in.warn, WARN_PACKET, w->in.base +
			    at->pos);
	}
	for (i = 0; x != NULL && i < w->track_ids.n; i++) {
		t = &w->tracks[i];
		if (t->name.len > 0 && pf_translated_name(x,
		    PF_TRANSLATION_TRACK, &t->name, &to) == 0 &&
		    pf_translate_is_process(w, t))
			t->name = to;
	}
}

void
pf_translation_free(struct pf_translation *x)
{
	if (x == NULL)
		return;
	idtab_free(&x->ids);
	free(x->rules);
	free(x);
}

uint32_t
pf_translated_slice(struct pf_part *p, uint32_t name, uint64_t off)
{
	const struct pf_translation *x = p->w->translation;
	struct pf_span from, to;

	if (x == NULL || !x->of_slices || name == 0)
		return name;
	from.p = (const uint8_t *)builder_str(p->b, name);
	from.len = strlen((const char *)from.p);
	return pf_translated_name(x, PF_TRANSLATION_SLICE, &from, &to) == -1 ?
	    name : pf_string(p->b, &to, off);
}

/* ---- args ---- */

void
pf_translate_args(const struct pf_at *at, const struct pf_field *f,
    struct value *args)
{
	static const struct {
		uint32_t	 of, hash; /* fields of an event, of that */
		const char	*object, *key;
		uint32_t	 field, rules;
	} rows[] = {
		{ PF_TRACK_EVENT_CHROME_HISTOGRAM_SAMPLE, 1,
		    "chrome_histogram_sample", "name",
		    PF_TRANSLATION_HISTOGRAM, PF_TRANSLATION_RULES },
		{ PF_TRACK_EVENT_CHROME_USER_EVENT, 2, "chrome_user_event",
		    "action", PF_TRANSLATION_USER_EVENT,
		    PF_TRANSLATION_RULES },
		{ PF_TRACK_EVENT_CHROME_PERFORMANCE_MARK, 1,
		    "chrome_hashed_performance_mark", "site",
		    PF_TRANSLATION_MARK, PF_TRANSLATION_RULES },
		{ PF_TRACK_EVENT_CHROME_PERFORMANCE_MARK, 3,
		    "chrome_hashed_performance_mark", "mark",
		    PF_TRANSLATION_MARK, PF_TRANSLATION_RULES_MARK },
	};
	const struct pf_translation *x = at->w->translation;
	struct value *object;
	struct pf_span to;
	size_t i;

	for (i = 0; x != NULL && i < COUNT(rows); i++)
		if (f->number == rows[i].of && f->type == PF_BYTES &&
		    pf_has_number(&f->s, rows[i].hash) &&
		    pf_translated_hash(x, rows[i].field, rows[i].rules,
		    pf_number(&f->s, rows[i].hash, 0), &to) == 0 &&
		    (object = value_get(args, rows[i].object)) != NULL &&
		    object->type == VALUE_OBJECT &&
		    value_get(object, rows[i].key) == NULL)
			pf_value_member(object, rows[i].key, pf_value_text(
			    at->a, &to));
}

int
pf_translation_has(const struct pf_world *w, const struct needle *n)
{
	const struct pf_translation *x = w->translation;
	const struct pf_span *to;
	const char *p;
	uint32_t i;

	for (i = 0; x != NULL && i < x->ids.n; i++) {
		to = &x->rules[i].to;
		p = (const char *)to->p;
		if (to->len > 0 && prefilter_kernel()->find(n, p, p + to->len,
		    p + to->len) != NULL)
			return 1;
	}
	return 0;
}

/* ---- triggers of Chromium ---- */

void
pf_chrome_trigger(struct pf_context *c)
{
	struct pf_span name = pf_member(&c->k->data, PF_CHROME_TRIGGER_NAME);

	pf_triggered(c, name.p == NULL ? pf_literal(c->p->b,
	    "chrome_trigger") : pf_string(c->p->b, &name, c->off));
}

struct value *
pf_chrome_trigger_args(const struct pf_at *at)
{
	struct value *args = value_new(at->a, VALUE_OBJECT);
	struct value *object = value_new(at->a, VALUE_OBJECT);
	const struct pf_translation *x = at->w->translation;
	struct pf_span name = pf_member(&at->k.data, PF_CHROME_TRIGGER_NAME);
	uint64_t hash = pf_number(&at->k.data, PF_CHROME_TRIGGER_NAME_HASH,
	    0);

	pf_value_member(object, "name_hash", pf_value_uint(at->a, hash));
	if (x != NULL)
		pf_translated_hash(x, PF_TRANSLATION_STUDY,
		    PF_TRANSLATION_RULES, hash, &name);
	if (name.p != NULL)
		pf_value_member(object, "name", pf_value_text(at->a, &name));
	pf_value_member(args, "chrome_trigger", object);
	return args;
}
