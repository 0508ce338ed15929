/*
 * pf_search: which blocks of the input may hold args that match.
 *
 * A text that matches stands in the bytes of a packet, where the prefilter of
 * all formats finds it; or in interned data that a packet refers to; or in the
 * description of a kernel event; or it is a name that this reader gives; or the
 * text of a number.  For interned data, the ids whose entries have the needle
 * are kept for the last needle, as a set of hashes; the packets of a stretch
 * that have one of these ids are marked; those with typed messages, if a name
 * of theirs has it.  For other names and numbers, all blocks are taken.  Too
 * many blocks cost time only: what an event's args are is decided by
 * pf_search_args().
 */
#include "config.h"

#include <ctype.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/input.h"
#include "ttv/limit.h"
#include "ttv/needle.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_ftrace.h"
#include "pf_quick.h"
#include "pf_schema.h"
#include "pf_search.h"
#include "pf_translate.h"
#include "pf_typed.h"

#define PF_HASHES	(1u << 16)	/* bits: 8 kB, and one of 16 is set by
					 * 4,000 ids */

/* What is known of a needle: the last one asked for. */
struct pf_search {
	pthread_mutex_t	 lock;		/* of what follows */
	int		 shots;		/* whether the input has screenshots;
					 * -1: not looked for so far */
	struct needle	 needle;
	int		 typed;		/* 1: a typed message may show it */
	int		 any;		/* 1: there are ids */
	uint64_t	 ids[PF_HASHES / 64];
};

struct pf_search *
pf_search_new(void)
{
	struct pf_search *s = xcalloc(1, sizeof(*s));

	pthread_mutex_init(&s->lock, NULL);
	s->shots = -1;
	return s;
}

void
pf_search_free(struct pf_search *s)
{
	if (s == NULL)
		return;
	pthread_mutex_destroy(&s->lock);
	free(s);
}

/* ---- names that this reader gives ---- */

/* Keys and values of pf_args.c and pf_typed.c. */
static const char *const pf_search_words[] = { "file_name", "function_name",
	"line_number", "VERBOSE", "DEBUG", "INFO", "WARN", "ERROR", "FATAL",
	"message", "priority", "log_message", "track_event", "posted_from",
	"task", "source", "correlation_id", "log", "uid" };
#define PF_NWORDS	(sizeof(pf_search_words) / sizeof(pf_search_words[0]))

/* Returns whether a name that any event may have has the needle. */
static int
pf_search_named(const struct needle *n)
{
	char text[NEEDLE_MAX + 1];
	const char *name;
	uint32_t i;

	memcpy(text, n->text, n->len);
	text[n->len] = '\0';
	for (i = 0; i < PF_NWORDS; i++)
		if (strcasestr(pf_search_words[i], text) != NULL)
			return 1;
	for (i = 0; (name = pf_ftrace_field_nth(i)) != NULL; i++)
		if (strcasestr(name, text) != NULL)
			return 1;
	return 0;
}

/* Returns whether bytes have the needle. */
static int
pf_search_has(const struct needle *n, const uint8_t *p, size_t len)
{
	const char *s = (const char *)p;

	return len > 0 && prefilter_kernel()->find(n, s, s + len, s + len) !=
	    NULL;
}

/* Returns whether the packet around a position has a screenshot. */
static int
pf_search_is_shot(const struct pf_world *w, uint64_t at)
{
	uint64_t pos = w->blocks[pf_block_at(w, at)];
	struct pf_input in = w->in;
	struct pf_packet k;
	struct pf_cursor c;
	struct pf_field f;
	int r;

	in.spent = 0;
	do {
		r = pf_packet_next(&in, &pos, &k);
	} while (r != 0 && pos <= at);
	if (r != 1 || k.payload != PF_TRACK_EVENT)
		return 0;
	for (pf_open(&c, &k.data); pf_next(&c, &f);)
		if (f.number == PF_TRACK_EVENT_SCREENSHOT)
			return 1;
	return 0;
}

/* Returns whether the input has screenshots, as few have; under the lock. */
static int
pf_search_shots(const struct pf_world *w)
{
	static const uint8_t tag[] = {
	    PF_TAG_LOW(PF_TRACK_EVENT_SCREENSHOT, PF_BYTES),
	    PF_TAG_HIGH(PF_TRACK_EVENT_SCREENSHOT, PF_BYTES) };
	const uint8_t *p = w->in.data, *end = p + w->in.len;
	struct pf_search *s = w->search;

	if (s->shots != -1)
		return s->shots;
	s->shots = 0;
	while (!s->shots && (p = memmem(p, (size_t)(end - p), tag,
	    sizeof(tag))) != NULL)
		s->shots = pf_search_is_shot(w, (uint64_t)(p++ -
		    w->in.data));
	return s->shots;
}

/* Returns whether a needle may be a part of bytes as base64. */
static int
pf_search_is_base64(const struct needle *n)
{
	size_t i;

	for (i = 0; i < n->len; i++)
		if (!isalnum((unsigned char)n->text[i]) &&
		    strchr("+/=", n->text[i]) == NULL)
			return 0;
	return 1;
}

/*
 * Returns whether what a typed message shows besides its bytes may have the
 * needle: a name of a field or of an enum's value, the key of what nothing
 * describes, or bytes.
 */
static int
pf_search_typed_word(const struct pf_world *w, const struct needle *n)
{
	const char key[] = "mojo_interface_method.native_symbol.mapping_id."
	    "rel_pc.extension_0000";
	const struct pf_schema_row *rows;
	struct needle digits = *n;
	int base64 = pf_search_is_base64(n);
	uint32_t i, nrows;

	for (i = 0; i < n->len; i++)
		if (isdigit((unsigned char)n->text[i]))
			digits.text[i] = '0';
	if (pf_search_has(&digits, (const uint8_t *)key, sizeof(key) - 1))
		return 1;
	rows = pf_schema_rows(w->schema, &nrows);
	for (i = 0; i < nrows; i++)
		if (pf_search_has(n, rows[i].name.p, rows[i].name.len) ||
		    (base64 && rows[i].source > 0 &&
		    rows[i].type == PF_T_BYTES))
			return 1;
	/* known bytes are those of screenshots only */
	return base64 && pf_search_shots(w);
}

/* ---- interned data ---- */

static uint32_t
pf_search_hash(uint32_t seq, uint64_t iid)
{
	return (uint32_t)((iid ^ (uint64_t)seq << 40) *
	    UINT64_C(0x9e3779b97f4a7c15) >> 48) % PF_HASHES;
}

/* Finds out all about a needle; under the lock. */
static void
pf_search_needle(struct pf_search *s, const struct pf_world *w,
    const struct needle *n)
{
	const struct pf_entry *e;
	const uint64_t *key;
	uint32_t h, i;

	memset(s->ids, 0, sizeof(s->ids));
	s->needle = *n;
	s->typed = pf_search_typed_word(w, n) || pf_translation_has(w, n);
	s->any = 0;
	for (i = 0; i < w->nentries; i++) {
		e = &w->entries[i];
		if (!pf_search_has(n, e->p, e->len))
			continue;
		key = w->interned.keys[e->key].w;
		h = pf_search_hash((uint32_t)(key[0] >> 32), key[1]);
		s->ids[h / 64] |= UINT64_C(1) << h % 64;
		s->any = 1;
	}
}

/*
 * Copies the ids of a needle; returns whether there are any.  Sets *typed to
 * whether typed messages may show the needle.
 */
static int
pf_search_known(const struct pf_world *w, const struct needle *n,
    uint64_t ids[PF_HASHES / 64], int *typed)
{
	struct pf_search *s = w->search;
	int any;

	pthread_mutex_lock(&s->lock);
	if (s->needle.len != n->len || s->needle.fold != n->fold ||
	    memcmp(s->needle.text, n->text, n->len) != 0)
		pf_search_needle(s, w, n);
	*typed = s->typed;
	if ((any = s->any))
		memcpy(ids, s->ids, sizeof(s->ids));
	pthread_mutex_unlock(&s->lock);
	return any;
}

/* ---- the packets of a stretch ---- */

struct pf_stretch {
	const struct pf_world *w;
	const struct needle *n;
	uint64_t	 from, to, skip;	/* positions */
	uint64_t	*bits;
	const uint64_t	*ids;		/* NULL: none */
	int		 typed;		/* 1: all typed messages */
	uint32_t	 seq;		/* of the packet */
};

/* Marks the blocks of [pos, end) that lie in the stretch. */
static void
pf_search_mark(const struct pf_stretch *s, uint64_t pos, uint64_t end)
{
	uint64_t i, last;

	if (pos < s->from)
		pos = s->from;
	if (end > s->to)
		end = s->to;
	if (pos >= end)
		return;
	last = (end - 1 - s->from + s->skip) / NEEDLE_BLOCK;
	for (i = (pos - s->from + s->skip) / NEEDLE_BLOCK; i <= last; i++)
		s->bits[i / 64] |= UINT64_C(1) << i % 64;
}

/* Returns whether a number in a message may be one of the ids. */
static int
pf_search_refers(const struct pf_stretch *s, const struct pf_span *message,
    int depth)
{
	struct pf_cursor c;
	struct pf_field f;
	uint32_t h;

	if (depth == 0)
		return 1;
	for (pf_open(&c, message); pf_next(&c, &f);)
		if (f.type == PF_VARINT) {
			h = pf_search_hash(s->seq, f.u);
			if (s->ids[h / 64] >> h % 64 & 1)
				return 1;
		} else if (f.type == PF_BYTES && f.s.len > 1 &&
		    pf_search_refers(s, &f.s, depth - 1))
			return 1;
	return 0;
}

/* Returns whether an annotation is a typed message, or has one. */
static int
pf_search_proto(const struct pf_span *s, int depth)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); depth > 0 && pf_next(&c, &f);)
		if (f.type == PF_BYTES && (f.number == PF_A_PROTO ||
		    ((f.number == PF_A_DICT || f.number == PF_A_ARRAY) &&
		    pf_search_proto(&f.s, depth - 1))))
			return 1;
	return 0;
}

/* Returns whether a track event has a typed message. */
static int
pf_search_typed(const struct pf_span *event)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, event); pf_next(&c, &f);)
		if (pf_typed_is_arg(f.number) || (f.number ==
		    PF_TRACK_EVENT_DEBUG_ANNOTATIONS && f.type == PF_BYTES &&
		    pf_search_proto(&f.s, LIMIT_ANNOTATION_DEPTH)))
			return 1;
	return 0;
}

/* Returns whether a track event refers to one of the ids in its args. */
static int
pf_search_event(const struct pf_stretch *s, const struct pf_span *event)
{
	struct pf_cursor c;
	struct pf_field f;
	uint32_t h;

	for (pf_open(&c, event); pf_next(&c, &f);)
		switch (f.number) {
		case PF_TRACK_EVENT_DEBUG_ANNOTATIONS:
		case PF_TRACK_EVENT_TASK_EXECUTION:
		case PF_TRACK_EVENT_LOG_MESSAGE:
		case PF_TRACK_EVENT_CHROME_HISTOGRAM_SAMPLE:
			if (f.type == PF_BYTES && pf_search_refers(s, &f.s,
			    LIMIT_ANNOTATION_DEPTH))
				return 1;
			break;
		case PF_TRACK_EVENT_SOURCE_LOCATION_IID:
		case PF_TRACK_EVENT_CORRELATION_ID_STR_IID:
			h = pf_search_hash(s->seq, f.u);
			if (s->ids[h / 64] >> h % 64 & 1)
				return 1;
			break;
		}
	return 0;
}

/* Marks a bundle in which the description of an event has the needle. */
static void
pf_search_bundle(const struct pf_stretch *s, const struct pf_packet *k)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, &k->data); pf_next(&c, &f);)
		if (f.number ==
		    PF_FTRACE_EVENT_BUNDLE_GENERIC_EVENT_DESCRIPTORS &&
		    f.type == PF_BYTES &&
		    pf_search_has(s->n, f.s.p, f.s.len)) {
			pf_search_mark(s, k->pos, k->end);
			return;
		}
}

static void
pf_search_packets(struct pf_stretch *s)
{
	const struct pf_world *w = s->w;
	struct pf_input in = w->in;
	uint64_t pos = w->blocks[pf_block_at(w, s->from)];
	struct pf_packet k;
	int r;

	in.spent = 0;
	while (pos < s->to && (r = pf_packet_next(&in, &pos, &k)) != 0) {
		if (r == -1)
			continue;
		if (k.payload == PF_PACKET_FTRACE_EVENTS)
			pf_search_bundle(s, &k);
		if (pf_args_are_words(k.payload))
			pf_search_mark(s, k.pos, k.end);
		if (k.payload != PF_TRACK_EVENT)
			continue;
		s->seq = pf_seq_find(w, k.seq, k.machine);
		if ((s->typed && pf_search_typed(&k.data)) ||
		    (s->ids != NULL && pf_search_event(s, &k.data)))
			pf_search_mark(s, k.pos, k.pos + 1);
	}
}

void
pf_search_blocks(const struct input *g, const struct needle *n, uint64_t from,
    uint64_t to, uint64_t skip, uint64_t *bits)
{
	struct pf_stretch s = { g->state, n, from - g->base, to - g->base,
	    skip, bits, NULL, 0, 0 };
	uint64_t ids[PF_HASHES / 64];

	if (s.w == NULL || s.w->nblocks == 0)
		return;
	if (n->len == 0 || prefilter_unwritten(n) || pf_search_named(n)) {
		pf_search_mark(&s, s.from, s.to);
		return;
	}
	prefilter_blocks(g, n, from, to, skip, bits);
	if (pf_search_known(s.w, n, ids, &s.typed))
		s.ids = ids;
	if (s.ids != NULL || s.typed || s.w->by_packet)
		pf_search_packets(&s);
}

/* ---- one event ---- */

/* Asks fn about all keys and values of a tree; returns 1 at the first hit. */
static int
pf_search_ask(const struct value *v, int (*fn)(void *, const char *, size_t),
    void *arg)
{
	for (v = v->child; v != NULL; v = v->next) {
		if (v->key != NULL && fn(arg, v->key, v->keylen))
			return 1;
		if (v->type == VALUE_OBJECT || v->type == VALUE_ARRAY) {
			if (pf_search_ask(v, fn, arg))
				return 1;
		} else if (v->text != NULL && fn(arg, v->text, v->len))
			return 1;
	}
	return 0;
}

int
pf_search_args(const struct input *g, uint64_t off, const struct needle *n,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	struct arena a = ARENA_INIT;
	struct value *args = pf_args_at(g, off, &a);
	int hit;

	(void)n;
	hit = args != NULL && pf_search_ask(args, fn, arg);
	arena_free(&a);
	return hit;
}
