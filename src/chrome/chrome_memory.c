/*
 * chrome_memory: memory facts of a memory dump (ttv-formats(5), MEMORY DUMPS).
 * The dump is args.dumps of the event.  Its numbers are hexadecimal text, at
 * some places decimal numbers.
 */
#include "config.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/memory_facts.h"
#include "ttv/value.h"
#include "chrome.h"

/* Digits of a number, of 64 bits in hexadecimal after "0x". */
#define MEMORY_DIGITS_MAX	18

/* The totals that have a measure of the model. */
static const struct memory_member {
	const char	*name;
	enum memory_measure measure;
} memory_members[] = {
	{ "resident_set_bytes",		MEMORY_RESIDENT },
	{ "private_footprint_bytes",	MEMORY_FOOTPRINT },
	{ "peak_resident_set_size",	MEMORY_PEAK_RESIDENT },
	{ "peak_resident_set_bytes",	MEMORY_PEAK_RESIDENT },
};
#define NMEMBERS	(sizeof(memory_members) / sizeof(memory_members[0]))

/* Reads a number into *n.  Returns 0, or -1 and leaves *n alone. */
static int
memory_number(const struct value *v, uint64_t *n)
{
	uint64_t number;
	char *end;

	if (v == NULL || (v->type != VALUE_STRING && v->type != VALUE_NUMBER) ||
	    v->len == 0 || v->len > MEMORY_DIGITS_MAX ||
	    !isxdigit((unsigned char)v->text[0]))	/* no sign */
		return -1;
	number = strtoull(v->text, &end, v->type == VALUE_STRING ? 16 : 10);
	if (end != v->text + v->len)
		return -1;
	*n = number;
	return 0;
}

/* Returns the text of a scalar; p NULL when v has none. */
static struct memory_text
memory_text(const struct value *v)
{
	struct memory_text t = { NULL, 0 };

	if (v != NULL && v->text != NULL) {
		t.p = v->text;
		t.len = v->len;
	}
	return t;
}

static struct memory_text
memory_string(const struct value *v)
{
	return memory_text(v != NULL && v->type == VALUE_STRING ? v : NULL);
}

static int
memory_text_is(const struct value *v, const char *text)
{
	return v != NULL && v->text != NULL && v->len == strlen(text) &&
	    memcmp(v->text, text, v->len) == 0;
}

static int
memory_key_is(const struct value *v, const char *key)
{
	return v->keylen == strlen(key) && memcmp(v->key, key, v->keylen) == 0;
}

static int
memory_key_begins(const struct value *v, const char *begin)
{
	size_t n = strlen(begin);

	return v->keylen >= n && memcmp(v->key, begin, n) == 0;
}

/* ---- totals ---- */

static enum memory_measure
memory_measure_of(const struct value *v)
{
	size_t i;

	for (i = 0; i < NMEMBERS; i++)
		if (memory_key_is(v, memory_members[i].name))
			return memory_members[i].measure;
	return MEMORY_OTHER;
}

static void
memory_totals(struct memory_facts *f, const struct value *v, struct arena *a)
{
	struct memory_total *t;

	if (v == NULL || v->type != VALUE_OBJECT)
		return;
	f->totals = arena_calloc(a, (v->count + 1) * sizeof(*f->totals));
	for (v = v->child; v != NULL; v = v->next) {
		t = &f->totals[f->ntotals];
		if (memory_number(v, &t->bytes) == -1)
			continue;
		t->name.p = v->key;
		t->name.len = v->keylen;
		t->measure = memory_measure_of(v);
		t->brief = memory_key_begins(v, "resident_set") ||
		    memory_key_begins(v, "private_footprint");
		f->ntotals++;
	}
}

/* ---- allocators ---- */

/* Sets an attribute from its member of "attrs". */
static void
memory_attribute(struct memory_attribute *t, const struct value *v)
{
	const struct value *value = value_get(v, "value");

	t->name.p = v->key;
	t->name.len = v->keylen;
	t->has_number = memory_number(value, &t->number) == 0;
	t->is_bytes = memory_text_is(value_get(v, "units"), "bytes");
	if (!t->has_number)
		t->text = memory_string(value);
}

static void
memory_attributes(struct memory_allocator *m, const struct value *v,
    struct arena *a)
{
	if (v == NULL || v->type != VALUE_OBJECT)
		return;
	m->has_size = memory_number(value_get(value_get(v, "size"), "value"),
	    &m->size) == 0;
	m->has_effective = memory_number(value_get(value_get(v,
	    "effective_size"), "value"), &m->effective) == 0;
	m->attributes = arena_calloc(a, (v->count + 1) *
	    sizeof(*m->attributes));
	for (v = v->child; v != NULL; v = v->next)
		if (!memory_key_is(v, "size") &&
		    !memory_key_is(v, "effective_size"))
			memory_attribute(&m->attributes[m->nattributes++], v);
}

static void
memory_allocators(struct memory_facts *f, const struct value *v,
    struct arena *a)
{
	struct memory_allocator *m;

	if (v == NULL || v->type != VALUE_OBJECT)
		return;
	f->allocators = arena_calloc(a, (v->count + 1) *
	    sizeof(*f->allocators));
	for (v = v->child; v != NULL; v = v->next) {
		m = &f->allocators[f->nallocators++];
		m->path.p = v->key;
		m->path.len = v->keylen;
		m->id = memory_text(value_get(v, "guid"));
		memory_attributes(m, value_get(v, "attrs"), a);
	}
}

/* An edge "ownership" leads from an owner to what it owns. */
static void
memory_ownerships(struct memory_facts *f, const struct value *v,
    struct arena *a)
{
	struct memory_ownership *o;

	if (v == NULL || v->type != VALUE_ARRAY)
		return;
	f->ownerships = arena_calloc(a, (v->count + 1) *
	    sizeof(*f->ownerships));
	for (v = v->child; v != NULL; v = v->next) {
		if (!memory_text_is(value_get(v, "type"), "ownership"))
			continue;
		o = &f->ownerships[f->nownerships++];
		o->owner = memory_text(value_get(v, "source"));
		o->owned = memory_text(value_get(v, "target"));
	}
}

/* ---- mapped files ---- */

static uint64_t
memory_bytes(const struct value *v, const char *member)
{
	uint64_t n = 0;

	memory_number(value_get(v, member), &n);
	return n;
}

/*
 * "sz" is the size; "pss" is the resident size, or, when absent or 0, the sum
 * of private and shared, clean and dirty bytes.
 */
static void
memory_mapped(struct memory_facts *f, const struct value *v, struct arena *a)
{
	const struct value *bytes;
	struct memory_mapped *m;

	if (v == NULL || v->type != VALUE_ARRAY)
		return;
	f->mapped = arena_calloc(a, (v->count + 1) * sizeof(*f->mapped));
	for (v = v->child; v != NULL; v = v->next) {
		m = &f->mapped[f->nmapped++];
		bytes = value_get(v, "bs");
		m->file = memory_string(value_get(v, "mf"));
		m->size = memory_bytes(v, "sz");
		m->resident = memory_bytes(bytes, "pss");
		m->dirty = memory_bytes(bytes, "pd");
		if (m->resident == 0)
			m->resident = memory_bytes(bytes, "pc") + m->dirty +
			    memory_bytes(bytes, "sc") +
			    memory_bytes(bytes, "sd");
	}
}

/* ---- events ---- */

int
chrome_memory_mentions(const char *event, size_t len, unsigned parts)
{
	static const struct {
		enum memory_part part;
		const char *member;
	} rows[] = {
		{ MEMORY_TOTALS,	"process_totals" },
		{ MEMORY_ALLOCATORS,	"allocators" },
		{ MEMORY_MAPPED,	"process_mmaps" },
	};
	size_t i;

	if (len == 0 || parts == MEMORY_ALL)
		return 1;
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if ((parts & rows[i].part) && memmem(event, len,
		    rows[i].member, strlen(rows[i].member)) != NULL)
			return 1;
	return 0;
}

void
chrome_memory_of(const struct value *event, unsigned parts,
    struct memory_facts *f, struct arena *a)
{
	const struct value *dumps = value_get(value_get(event, "args"),
	    "dumps");

	f->level = memory_string(value_get(dumps, "level_of_detail"));
	if (parts & MEMORY_TOTALS)
		memory_totals(f, value_get(dumps, "process_totals"), a);
	if (parts & MEMORY_ALLOCATORS) {
		memory_allocators(f, value_get(dumps, "allocators"), a);
		memory_ownerships(f, value_get(dumps, "allocators_graph"), a);
	}
	if (parts & MEMORY_MAPPED)
		memory_mapped(f, value_get(value_get(dumps, "process_mmaps"),
		    "vm_regions"), a);
}
