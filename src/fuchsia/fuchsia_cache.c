/*
 * fuchsia_cache: what a part has looked up: strings, kinds, threads; times.
 *
 * The caches are direct-mapped and of fixed size, whatever the number of
 * providers and threads.  A string or thread that is not in its place is found
 * in the tables at the place of the record (fuchsia_table.c); a record that
 * gives an entry anew empties its place (fuchsia_forget()).
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/text.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

/* ---- strings ---- */

/* Returns the string of n bytes, and adds those that are not UTF-8 to *bad. */
static uint32_t
part_bytes(struct fuchsia_part *p, const char *s, size_t n, uint64_t *bad)
{
	if (text_ascii(s, n) == n)
		return builder_string(p->b, s, n);
	if (p->text_cap < n * 3) {
		p->text_cap = n * 3;
		free(p->text);
		p->text = xmalloc(p->text_cap);
	}
	n = text_utf8(p->text, s, n, bad);
	return builder_string(p->b, p->text, n);
}

uint32_t
fuchsia_bytes(struct fuchsia_part *p, const char *s, size_t n)
{
	uint64_t bad = 0;
	uint32_t string = part_bytes(p, s, n, &bad);

	if (bad > 0)
		warn_addn(builder_warn(p->b), WARN_UTF8, fuchsia_off(p), bad);
	return string;
}

/* Returns the place in the cache of an entry, which it may not have yet. */
static struct fuchsia_string *
string_slot(struct fuchsia_part *p, unsigned index, uint64_t *key)
{
	*key = fuchsia_key(p->provider, FUCHSIA_OF_STRINGS, index) + 1;
	return &p->strings[(index + p->base) % FUCHSIA_STRINGS];
}

void
fuchsia_section(struct fuchsia_part *p, uint32_t provider)
{
	p->provider = provider;
	p->base = provider * 4099;	/* a prime, so that providers' strings
					 * are in each other's way seldom */
}

/* Returns which of the words n bytes are. */
static enum fuchsia_word
word_of(const char *p, size_t n)
{
	static const char *const words[FUCHSIA_WORDS] = {
		[FUCHSIA_PROCESS] = "process",
		[FUCHSIA_INCOMING] = "incoming_weight",
		[FUCHSIA_OUTGOING] = "outgoing_weight",
		[FUCHSIA_WAKER] = "waker",
	};
	int i;

	for (i = FUCHSIA_NO_WORD + 1; i < FUCHSIA_WORDS; i++)
		if (n == strlen(words[i]) && memcmp(p, words[i], n) == 0)
			return (enum fuchsia_word)i;
	return FUCHSIA_NO_WORD;
}

static void
string_fill(struct fuchsia_part *p, struct fuchsia_string *s, uint64_t key)
{
	uint64_t place = fuchsia_entry(p->state, key - 1, p->place);
	const char *text;
	size_t len;

	s->key = key;
	s->string = FUCHSIA_MISSING;
	s->word = FUCHSIA_NO_WORD;
	if (place == FUCHSIA_NOWHERE)
		return;
	text = fuchsia_entry_text(p->r->data + place, &len);
	s->string = len == 0 ? 0 : FUCHSIA_UNREAD;
	s->word = word_of(text, len);
}

/* Returns the cached entry of a reference that is none of an inline string. */
static struct fuchsia_string *
string_entry(struct fuchsia_part *p, unsigned index)
{
	struct fuchsia_string *s = fuchsia_cached(p, index);
	uint64_t key;

	if (s != NULL)
		return s;
	s = string_slot(p, index, &key);
	if (s->key != key)
		string_fill(p, s, key);
	if (s->string == FUCHSIA_MISSING)
		fuchsia_warn(p, WARN_STRING_REF);
	return s;
}

uint32_t
fuchsia_string(struct fuchsia_part *p, const struct fuchsia_text *t)
{
	struct fuchsia_string *s;
	const char *text;
	uint64_t place, bad = 0;
	size_t len;

	if (t->p != NULL || t->ref == 0)
		return t->len == 0 ? 0 : fuchsia_bytes(p, t->p, t->len);
	s = string_entry(p, t->ref);
	if (s->string == FUCHSIA_UNREAD) {
		place = fuchsia_entry(p->state, s->key - 1, p->place);
		text = fuchsia_entry_text(p->r->data + place, &len);
		/* the scan has counted them */
		s->string = part_bytes(p, text, len, &bad);
	}
	return s->string == FUCHSIA_MISSING ? 0 : s->string;
}

void
fuchsia_check_text_any(struct fuchsia_part *p, const struct fuchsia_text *t)
{
	string_entry(p, t->ref);
}

enum fuchsia_word
fuchsia_arg_word(struct fuchsia_part *p, const struct fuchsia_arg *g)
{
	fuchsia_check_text(p, &g->text);
	if (g->name.p != NULL)
		return word_of(g->name.p, g->name.len);
	if (g->name.ref == 0)
		return FUCHSIA_NO_WORD;
	return (enum fuchsia_word)string_entry(p, g->name.ref)->word;
}

int
fuchsia_args_plain(struct fuchsia_part *p, const char *at, const char *end,
    unsigned left)
{
	uint64_t head, n;

	for (; left > 0; left--, at += n * FUCHSIA_WORD) {
		if (end - at < FUCHSIA_WORD)
			return 0;
		head = little64(at);
		n = fuchsia_plain_arg(at, end, head);
		if (n == 0 || !fuchsia_has_text(p, head >> 16 & 0xffff) ||
		    ((head & 15) == FUCHSIA_TEXT &&
		    !fuchsia_has_text(p, head >> 32 & 0xffff)))
			return 0;
	}
	return at == end;
}

int
fuchsia_check_args(struct fuchsia_part *p, struct fuchsia_args a)
{
	struct fuchsia_arg g;
	int more;

	if (fuchsia_args_plain(p, a.p, a.end, a.left))
		return 1;
	while ((more = fuchsia_next_arg(&a, &g)) != 0) {
		if (more == -1) {
			fuchsia_warn(p, WARN_ARG);
			continue;
		}
		fuchsia_check_text(p, &g.name);
		fuchsia_check_text(p, &g.text);
	}
	return a.p == a.end;
}

uint32_t
fuchsia_kind(struct fuchsia_part *p, uint32_t cat, uint32_t name)
{
	struct fuchsia_kind *k = &p->kinds[(name * 31 + cat * 0x9e3779b9u) %
	    FUCHSIA_KINDS];

	if (!k->used || k->cat != cat || k->name != name) {
		k->cat = cat;
		k->name = name;
		k->kind = builder_kind(p->b, name, cat, 0);
		k->used = 1;
	}
	return k->kind;
}

uint32_t
fuchsia_event_kind(struct fuchsia_part *p, const struct fuchsia_event *e)
{
	struct fuchsia_refs *k = fuchsia_kind_slot(p, e->cat.ref, e->name.ref);
	uint64_t key = fuchsia_kind_key(p, e->cat.ref, e->name.ref);
	uint32_t cat, name;

	if (k->age == p->refs_age && k->key == key)
		return k->kind;
	cat = fuchsia_string(p, &e->cat);
	name = fuchsia_string(p, &e->name);
	if (!fuchsia_has_text(p, e->cat.ref) ||
	    !fuchsia_has_text(p, e->name.ref))
		return fuchsia_kind(p, cat, name);
	*k = (struct fuchsia_refs){ key, p->refs_age,
	    fuchsia_kind(p, cat, name) };
	return k->kind;
}

/* ---- threads ---- */

static void
thread_fill(struct fuchsia_part *p, struct fuchsia_thread *t, uint64_t pid,
    uint64_t tid)
{
	t->pid = pid;
	t->upid = builder_process(p->b, builder_uint_ident(pid), p->r->file);
	t->track = builder_thread(p->b, t->upid, builder_uint_ident(tid));
	t->used = 1;
}

static const struct fuchsia_thread *
thread_inline(struct fuchsia_part *p, uint64_t pid, uint64_t tid)
{
	struct fuchsia_thread *t = &p->threads[(tid * 31 + pid) *
	    UINT64_C(0x9e3779b97f4a7c15) >> 32 & (FUCHSIA_THREADS - 1)];

	if (!t->used || t->key != pid || t->key2 != tid) {
		t->key = pid;
		t->key2 = tid;
		thread_fill(p, t, pid, tid);
	}
	return t;
}

const struct fuchsia_thread *
fuchsia_thread_any(struct fuchsia_part *p, unsigned ref, uint64_t pid,
    uint64_t tid)
{
	uint64_t key, place;
	struct fuchsia_thread *t;
	const char *record;

	if (ref == 0)
		return thread_inline(p, pid, tid);
	key = fuchsia_key(p->provider, FUCHSIA_OF_THREADS, ref);
	t = fuchsia_thread_slot(p, ref);
	if ((place = fuchsia_entry(p->state, key, p->place)) ==
	    FUCHSIA_NOWHERE) {
		fuchsia_warn(p, WARN_THREAD_REF);
		return NULL;
	}
	record = p->r->data + place;
	t->key = key;
	thread_fill(p, t, little64(record + FUCHSIA_WORD),
	    little64(record + 2 * FUCHSIA_WORD));
	return t;
}

void
fuchsia_forget(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	struct fuchsia_string *s;
	uint64_t key;

	if ((r->head & 15) == FUCHSIA_STRING) {
		s = string_slot(p, fuchsia_bits(r->head, 16, 30), &key);
		/* kinds are kept of strings only that were in the cache */
		p->refs_age += s->key != 0;
		s->key = 0;
	} else
		fuchsia_thread_slot(p, fuchsia_bits(r->head, 16, 23))->used = 0;
}

/* ---- times ---- */

/*
 * Returns part * FUCHSIA_NS_A_SECOND / second, rounded down, of a part < second
 * whose product has more than 64 bits: a bit of the factor at a time, and what
 * is left of the division stays below second.
 */
static uint64_t
long_part_ns(uint64_t part, uint64_t second)
{
	uint64_t quotient = 0, left = 0;
	uint32_t bit;

	for (bit = 1u << 29; bit != 0; bit >>= 1) {
		quotient *= 2;
		quotient += left >= second - left;
		left += left >= second - left ? left - second : left;
		if ((FUCHSIA_NS_A_SECOND & bit) == 0)
			continue;
		quotient += left >= second - part;
		left += left >= second - part ? part - second : part;
	}
	return quotient;
}

/* Returns ticks as ns, rounded down, or UINT64_MAX beyond 63 bits. */
static uint64_t
time_ns(uint64_t ticks, uint64_t second)
{
	uint64_t whole = ticks / second, part = ticks % second, ns;

	if (whole > INT64_MAX / FUCHSIA_NS_A_SECOND)
		return UINT64_MAX;
	/* two divisions of 64 bits take less time than one of 128 */
	ns = whole * FUCHSIA_NS_A_SECOND +
	    (second <= UINT64_MAX / FUCHSIA_NS_A_SECOND ?
		part * FUCHSIA_NS_A_SECOND / second :
		long_part_ns(part, second));
	return ns > INT64_MAX ? UINT64_MAX : ns;
}

int
fuchsia_time_any(struct fuchsia_part *p, uint64_t ticks, int64_t *ns)
{
	uint64_t t = p->ticks == FUCHSIA_NS_A_SECOND ? ticks :
	    time_ns(ticks, p->ticks);

	if (t > INT64_MAX) {
		fuchsia_warn(p, WARN_TIME_BEYOND);
		return -1;
	}
	*ns = (int64_t)t;
	return 0;
}
