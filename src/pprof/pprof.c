/*
 * pprof: the reader of profile.proto (ttv-formats(5), PPROF), which is nearly
 * always in gzip.
 *
 * Tables may stand behind what names them, so fields are listed by their number
 * first and read then.  Each type of sample is a thread of the file, with its
 * values for the axis of time.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/idtab.h"
#include "ttv/limit.h"
#include "ttv/profile.h"
#include "ttv/reading.h"
#include "ttv/xmalloc.h"
#include "pprof.h"

#define PPROF_COUNT	"sample"
#define PPROF_HELP	"a stack with a value of each type"
#define FIELDS		(PPROF_URL + 1)
#define TYPES_MOST	64		/* types of samples that are read */
/* Lines of a location that are read: real ones have less than 20. */
#define LINES_MOST	64

/* The fields of one number, and their ids where they are a table. */
struct table {
	struct pf_span	*v;
	const uint8_t	**at;		/* the tag of each */
	size_t		 n, cap, at_cap;
	struct idtab	 ids;
	uint32_t	*of_id;
	size_t		 ids_cap;
};

/* What is called at a location, outermost first; n 0: not looked up yet. */
struct location {
	size_t		 first;
	uint32_t	 n;
};

/* What a location is behind a callsite: the leaf, and the calls left out. */
struct called {
	uint32_t	 leaf, lost;
};

struct sample_type {
	uint32_t	 name, track;
	double		 parts;		/* by which values are divided */
	struct profile_axis axis;
};

struct pprof {
	struct reading	*r;
	struct builder	*b;
	struct table	 tables[FIELDS];
	uint64_t	 number[FIELDS];	/* of a field that is one */
	uint8_t		 has[FIELDS];
	struct sample_type types[TYPES_MOST];
	size_t		 ntypes;
	struct location	*at_location;	/* of each row of the table */
	struct profile_call *calls;
	size_t		 ncalls, calls_cap;
	struct idtab	 called_ids;	/* a row, its calls, their caller */
	struct called	*called;
	size_t		 called_cap;
	uint64_t	 inlined_left;	/* calls, of LIMIT_INLINED a byte */
	uint64_t	 ids[LIMIT_STACK_DEPTH];	/* of a stack */
	const struct location *stack[LIMIT_STACK_DEPTH];
	struct profile_stacks seen;
};

static uint64_t
off_of(const struct pprof *p, const uint8_t *at)
{
	return reading_off(p->r, (const char *)at);
}

static void
pprof_warn(struct pprof *p, enum warn_code code, const uint8_t *at)
{
	warn_add(builder_warn(p->b), code, off_of(p, at));
}

/* Returns a string of the table; 0, counted, for a number beyond it. */
static uint32_t
string_of(struct pprof *p, uint64_t i, const uint8_t *at)
{
	const struct table *t = &p->tables[PPROF_STRING];

	if (i >= t->n) {
		if (i > 0)
			pprof_warn(p, WARN_STACK, at);
		return 0;
	}
	return profile_string(p->b, (const char *)t->v[i].p, t->v[i].len);
}

/* Returns the numbers of a message by the numbers of its fields. */
static void
message_numbers(const struct pf_span *s, uint64_t *u, uint32_t n)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(u, 0, n * sizeof(*u));
	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.type == PF_VARINT && f.number < n)
			u[f.number] = f.u;
}

/* ---- the tables ---- */

/* Lists all fields of the profile; returns 0, or -1 if they are cut. */
static int
list_fields(struct pprof *p)
{
	struct pf_span all = { (const uint8_t *)p->r->data, p->r->len };
	struct pf_cursor c;
	struct pf_field f;
	const uint8_t *at;
	struct table *t;

	pf_open(&c, &all);
	for (at = c.p; pf_next(&c, &f); at = c.p) {
		if (f.number >= FIELDS)
			continue;
		if (f.type == PF_VARINT) {
			p->number[f.number] = f.u;
			p->has[f.number] = 1;
		}
		if (f.type != PF_BYTES)
			continue;
		t = &p->tables[f.number];
		t->v = xgrow(t->v, t->n, &t->cap, sizeof(*t->v));
		t->at = xgrow(t->at, t->n, &t->at_cap, sizeof(*t->at));
		t->at[t->n] = at;
		t->v[t->n++] = f.s;
	}
	if (!c.broken)
		return 0;
	warn_add(builder_warn(p->b), WARN_TRUNCATED, off_of(p, at));
	return -1;
}

/* Numbers the rows of a table by their field 1. */
static void
index_table(struct table *t)
{
	struct idkey key = {{ 0 }};
	uint64_t u[2];
	uint32_t id;
	size_t i;

	for (i = 0; i < t->n; i++) {
		message_numbers(&t->v[i], u, 2);
		key.w[0] = u[1];
		id = idtab_add(&t->ids, &key, NULL);
		t->of_id = xgrow(t->of_id, id, &t->ids_cap,
		    sizeof(*t->of_id));
		t->of_id[id] = (uint32_t)i;
	}
}

/* Returns the row of an id, or NULL. */
static const struct pf_span *
row_of(const struct table *t, uint64_t id)
{
	struct idkey key = {{ id }};
	uint32_t i = idtab_find(&t->ids, &key);

	return i == UINT32_MAX ? NULL : &t->v[t->of_id[i]];
}

/* ---- types and facts ---- */

#define PARTS		"1e-"		/* a digit, a blank and the unit: ttv
					 * writes fractions so */

/* Sets the parts that a unit says values are of; returns the unit itself. */
static uint32_t
unit_parts(struct pprof *p, uint32_t unit, double *parts)
{
	const char *s = builder_str(p->b, unit);
	size_t n = strlen(PARTS);
	char *rest;
	int i;

	*parts = 1;
	if (strncmp(s, PARTS, n) != 0 || !is_digit(s[n]) || s[n + 1] != ' ' ||
	    s[n + 2] == '\0')
		return unit;
	for (i = s[n] - '0'; i > 0; i--)
		*parts *= 10;
	rest = xstrdup(s + n + 2);
	unit = profile_string(p->b, rest, strlen(rest));
	free(rest);
	return unit;
}

/* Makes the thread of each type of samples. */
static void
read_types(struct pprof *p)
{
	const struct table *t = &p->tables[PPROF_SAMPLE_TYPE];
	uint32_t upid = profile_process(p->b, p->r->file, 0), unit;
	struct sample_type *type;
	const char *text;
	uint64_t u[3];
	size_t i;

	for (i = 0; i < t->n && i < TYPES_MOST; i++) {
		message_numbers(&t->v[i], u, 3);
		type = &p->types[p->ntypes++];
		type->name = string_of(p, u[VALUE_TYPE_TYPE], t->at[i]);
		unit = unit_parts(p, string_of(p, u[VALUE_TYPE_UNIT],
		    t->at[i]), &type->parts);
		type->track = profile_thread(p->b, upid, (uint32_t)i,
		    type->name);
		text = builder_str(p->b, unit);
		type->axis.ns = profile_unit_ns(text, strlen(text));
		if (unit != 0)
			builder_sample_unit(p->b, type->track, unit);
		else
			profile_counts(p->b, type->track);
	}
}

/* Adds metadata that are read again from what stands at `at`. */
static void
add_fact(struct pprof *p, const char *name, const uint8_t *at, uint64_t what)
{
	builder_metadata(p->b, builder_string(p->b, name, strlen(name)),
	    off_of(p, at), what);
}

/* Adds the texts of the packed numbers s, but of those that name none. */
static void
add_texts(struct pprof *p, const char *name, const struct pf_span *s)
{
	const uint8_t *q = s->p, *end = s->p + s->len, *at;
	uint64_t u;

	for (at = q; q < end; at = q) {
		if (pf_varint(&q, end, &u) == -1 ||
		    u >= p->tables[PPROF_STRING].n)
			pprof_warn(p, WARN_STACK, at);
		else if (u > 0)
			add_fact(p, name, at, PPROF_AT_NUMBER);
		if (q == at)		/* cut */
			return;
	}
}

/* Adds what the profile says of itself. */
static void
read_facts(struct pprof *p)
{
	static const char *const names[FIELDS] = {
		[PPROF_DROP] = "drop_frames", [PPROF_KEEP] = "keep_frames",
		[PPROF_TIME] = "time_nanos",
		[PPROF_DURATION] = "duration_nanos",
		[PPROF_PERIOD_TYPE] = "period_type",
		[PPROF_PERIOD] = "period", [PPROF_COMMENT] = "comment",
		[PPROF_DEFAULT] = "default_sample_type",
		[PPROF_URL] = "doc_url",
	};
	struct pf_span all = { (const uint8_t *)p->r->data, p->r->len };
	struct pf_cursor c;
	struct pf_field f;
	const uint8_t *at;
	int is_text;

	pf_open(&c, &all);
	for (at = c.p; pf_next(&c, &f); at = c.p) {
		if (f.number >= FIELDS || names[f.number] == NULL ||
		    (f.type == PF_VARINT && f.u == 0))
			continue;
		is_text = f.number == PPROF_DROP || f.number == PPROF_KEEP ||
		    f.number == PPROF_COMMENT || f.number == PPROF_DEFAULT ||
		    f.number == PPROF_URL;
		if (is_text && f.type == PF_VARINT &&
		    f.u >= p->tables[PPROF_STRING].n)
			pprof_warn(p, WARN_STACK, at);
		else if (f.number == PPROF_COMMENT && f.type == PF_BYTES)
			add_texts(p, names[f.number], &f.s);
		else
			add_fact(p, names[f.number], at, PPROF_AT_FIELD);
	}
}

/* ---- stacks ---- */

/* Returns the build id of a mapping: digits of base 16, or 0 for others. */
static uint32_t
mapping_build_id(struct pprof *p, uint64_t i, const uint8_t *at)
{
	uint32_t id = i == 0 ? 0 : string_of(p, i, at);
	const char *s = builder_str(p->b, id);

	return s[strspn(s, "0123456789abcdef")] == '\0' ? id : 0;
}

/* Reads the mapping of a location. */
static void
entry_mapping(struct pprof *p, uint64_t id, struct profile_entry *e,
    const uint8_t *at)
{
	const struct pf_span *row = id == 0 ? NULL :
	    row_of(&p->tables[PPROF_MAPPING], id);
	uint64_t u[MAPPING_BUILD_ID + 1];

	if (row == NULL) {
		if (id != 0)
			pprof_warn(p, WARN_STACK, at);
		return;
	}
	message_numbers(row, u, MAPPING_BUILD_ID + 1);
	e->f.module = string_of(p, u[MAPPING_FILE], at);
	e->f.build_id = mapping_build_id(p, u[MAPPING_BUILD_ID], at);
	e->place_is = FRAME_PLACE_OFFSET;
	e->has_place = e->f.module != 0;
	e->place = e->f.address - u[MAPPING_START] + u[MAPPING_OFFSET];
}

/* Reads the function of a line; returns 0, or -1 if it is not there. */
static int
entry_line(struct pprof *p, const struct pf_span *line,
    struct profile_entry *e, const uint8_t *at)
{
	uint64_t u[LINE_COLUMN + 1], f[FUNCTION_FILE + 1];
	const struct pf_span *row;

	message_numbers(line, u, LINE_COLUMN + 1);
	row = row_of(&p->tables[PPROF_FUNCTION], u[LINE_FUNCTION]);
	if (row == NULL) {
		pprof_warn(p, WARN_STACK, at);
		return -1;
	}
	message_numbers(row, f, FUNCTION_FILE + 1);
	e->name = string_of(p, f[FUNCTION_NAME], at);
	e->f.system_name = string_of(p, f[FUNCTION_SYSTEM_NAME], at);
	if (e->f.system_name == e->name)
		e->f.system_name = 0;
	e->f.file = string_of(p, f[FUNCTION_FILE], at);
	if (u[LINE_LINE] <= UINT32_MAX && u[LINE_COLUMN] <= UINT32_MAX) {
		e->f.line = (uint32_t)u[LINE_LINE];
		e->f.column = (uint32_t)u[LINE_COLUMN];
	}
	return 0;
}

static void
add_call(struct pprof *p, struct profile_entry *e)
{
	p->calls = xgrow(p->calls, p->ncalls, &p->calls_cap,
	    sizeof(*p->calls));
	p->calls[p->ncalls++] = profile_call(p->b, e);
}

/* Adds what is called at a location, of each of its lines. */
static void
add_calls(struct pprof *p, const struct pf_span *row, const uint8_t *at)
{
	struct profile_entry base, e;
	uint64_t u[LOCATION_ADDRESS + 1];
	struct pf_span lines[LINES_MOST];
	struct pf_cursor c;
	struct pf_field f;
	size_t n = 0, i;

	memset(&base, 0, sizeof(base));
	message_numbers(row, u, LOCATION_ADDRESS + 1);
	base.f.address = u[LOCATION_ADDRESS];
	base.f.has_address = base.f.address != 0;
	entry_mapping(p, u[LOCATION_MAPPING], &base, at);
	pf_open(&c, row);
	while (pf_next(&c, &f))
		if (f.number == LOCATION_LINE && f.type == PF_BYTES) {
			if (n < LINES_MOST)
				lines[n++] = f.s;
			else
				pprof_warn(p, WARN_STACK, at);
		}
	if (n == 0)
		add_call(p, &base);
	for (i = n; i-- > 0;) {
		e = base;
		e.f.inlined = i + 1 < n;
		entry_line(p, &lines[i], &e, at);
		add_call(p, &e);
	}
}

/* Returns what is called at a location, or NULL if it is not there. */
static const struct location *
find_location(struct pprof *p, uint64_t id, const uint8_t *at)
{
	const struct table *t = &p->tables[PPROF_LOCATION];
	const struct pf_span *row = row_of(t, id);
	struct location *l;

	if (row == NULL) {
		pprof_warn(p, WARN_STACK, at);
		return NULL;
	}
	l = &p->at_location[row - t->v];
	if (l->n == 0) {
		l->first = p->ncalls;
		add_calls(p, row, at);
		l->n = (uint32_t)(p->ncalls - l->first);
	}
	return l;
}

/* Returns the callsite of the n innermost calls of a location. */
static uint32_t
call_all(struct pprof *p, const struct location *l, uint32_t n, uint32_t leaf)
{
	uint32_t k;

	for (k = l->n - n; k < l->n; k++)
		leaf = profile_called(p->b, &p->calls[l->first + k], leaf);
	return leaf;
}

/*
 * Returns the callsite of the n innermost calls of a location behind a leaf.
 * Repeated stacks add nothing, so those inlined are counted where the pair is
 * new; of a pair beyond the bound calls are left out each time.
 */
static uint32_t
call_location(struct pprof *p, const struct location *l, uint32_t n,
    uint32_t leaf, const uint8_t *at)
{
	struct idkey key = {{ (uint64_t)(l - p->at_location), n, leaf }};
	struct called *c;
	uint32_t id, room = n;
	int added;

	if (n <= 1)
		return call_all(p, l, n, leaf);
	id = idtab_add(&p->called_ids, &key, &added);
	if (added) {
		if (room - 1 > p->inlined_left)
			room = (uint32_t)p->inlined_left + 1;
		p->inlined_left -= room - 1;
		p->called = xgrow(p->called, id, &p->called_cap,
		    sizeof(*p->called));
		p->called[id] = (struct called){ call_all(p, l, room, leaf),
		    n - room };
	}
	c = &p->called[id];
	if (c->lost > 0)
		warn_addn(builder_warn(p->b), WARN_STACK, off_of(p, at),
		    c->lost);
	return c->leaf;
}

/*
 * Returns the callsite of a sample's stack, of which the leaf stands first; its
 * innermost calls have room.  Names are met from the root on: of functions with
 * equal sums it comes first.
 */
static uint32_t
walk_stack(struct pprof *p, const struct pf_span *s, const uint8_t *at)
{
	uint32_t leaf = NONE, left = LIMIT_STACK_DEPTH, lost = 0;
	uint32_t room[LIMIT_STACK_DEPTH];
	struct pf_list list;
	size_t n = 0, i;
	uint64_t id;

	pf_list_open(&list, s, SAMPLE_LOCATION, PF_VARINT);
	while (pf_list_next(&list, &id))
		if (n < LIMIT_STACK_DEPTH)
			p->ids[n++] = id;
		else
			pprof_warn(p, WARN_STACK, at);
	for (i = n; i-- > 0;)
		p->stack[i] = find_location(p, p->ids[i], at);
	for (i = 0; i < n; i++)
		if (p->stack[i] != NULL) {
			room[i] = p->stack[i]->n < left ? p->stack[i]->n : left;
			left -= room[i];
			lost += p->stack[i]->n - room[i];
		}
	if (lost > 0)
		warn_addn(builder_warn(p->b), WARN_STACK, off_of(p, at), lost);
	for (i = n; i-- > 0;)
		if (p->stack[i] != NULL)
			leaf = call_location(p, p->stack[i], room[i], leaf, at);
	return leaf;
}

/*
 * Returns the bytes that a sample has for its stack, where these are one field;
 * p NULL: they are several, or none.
 */
static struct pf_span
stack_bytes(const struct pf_span *s)
{
	struct pf_span found = { NULL, 0 };
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.number == SAMPLE_LOCATION) {
			if (f.type != PF_BYTES || found.p != NULL)
				return (struct pf_span){ NULL, 0 };
			found = f.s;
		}
	return found;
}

/* Returns the callsite of a sample; stacks with defects are read each time. */
static uint32_t
sample_stack(struct pprof *p, const struct pf_span *s, const uint8_t *at)
{
	struct pf_span bytes = stack_bytes(s);
	struct profile_seen *seen;
	uint64_t defects;
	uint32_t leaf;

	if (bytes.p == NULL)
		return walk_stack(p, s, at);
	seen = profile_seen_at(&p->seen, bytes.p, bytes.len);
	if (seen->p != NULL)
		return seen->callsite;
	defects = warn_total(builder_warn(p->b));
	leaf = walk_stack(p, s, at);
	if (warn_total(builder_warn(p->b)) == defects) {
		seen->p = bytes.p;
		seen->n = bytes.len;
		seen->callsite = leaf;
	}
	return leaf;
}

static void
pprof_take(struct pprof *p, const struct pf_span *s, const uint8_t *at)
{
	uint32_t leaf = sample_stack(p, s, at);
	struct sample_type *type;
	struct pf_list l;
	uint64_t value;
	double weight;
	size_t i = 0;

	pf_list_open(&l, s, SAMPLE_VALUE, PF_VARINT);
	for (; pf_list_next(&l, &value); i++) {
		if (i >= p->ntypes) {
			pprof_warn(p, WARN_SAMPLE, at);
			continue;
		}
		if (value == 0)
			continue;
		type = &p->types[i];
		weight = (double)(int64_t)value / type->parts;
		builder_sample(p->b, type->track, profile_axis_next(&type->axis,
		    weight), leaf, type->name, weight, off_of(p, at));
	}
	if (i < p->ntypes || i == 0)
		pprof_warn(p, WARN_SAMPLE, at);
}

static void
pprof_free(struct pprof *p)
{
	size_t i;

	for (i = 0; i < FIELDS; i++) {
		free(p->tables[i].v);
		free(p->tables[i].at);
		free(p->tables[i].of_id);
		idtab_free(&p->tables[i].ids);
	}
	idtab_free(&p->called_ids);
	free(p->called);
	free(p->at_location);
	free(p->seen.v);
	free(p->calls);
	free(p);
}

static struct builder *
pprof_read(struct reading *r)
{
	struct pprof *p = xcalloc(1, sizeof(*p));
	struct pprof_state *state = xcalloc(1, sizeof(*state));
	struct builder *b;
	struct table *t;
	size_t i;

	reading_wait(r);
	p->r = r;
	p->b = b = reading_builder(r, 1);
	list_fields(p);
	index_table(&p->tables[PPROF_MAPPING]);
	index_table(&p->tables[PPROF_LOCATION]);
	index_table(&p->tables[PPROF_FUNCTION]);
	p->at_location = xcalloc(p->tables[PPROF_LOCATION].n + 1,
	    sizeof(*p->at_location));
	p->inlined_left = (uint64_t)r->len * LIMIT_INLINED;
	read_types(p);
	read_facts(p);
	t = &p->tables[PPROF_SAMPLE];
	for (i = 0; i < t->n; i++)
		pprof_take(p, &t->v[i], t->at[i]);
	for (i = 0; i < p->ntypes; i++)
		profile_axis_end(b, p->types[i].track, &p->types[i].axis);
	reading_count(b, PPROF_COUNT, PPROF_HELP, t->n);
	t = &p->tables[PPROF_STRING];
	state->string = xcalloc(t->n + 1, sizeof(*state->string));
	state->n = t->n;
	for (i = 0; i < t->n; i++)
		state->string[i] = off_of(p, t->at[i]);
	r->state = state;
	r->understood = 1;
	pprof_free(p);
	return b;
}

/* Whether a message is a ValueType: at most two numbers, 1 and 2. */
static int
is_value_type(const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;
	int n = 0;

	pf_open(&c, s);
	for (; pf_next(&c, &f); n++)
		if (f.type != PF_VARINT || f.number > VALUE_TYPE_UNIT ||
		    f.number == 0)
			return 0;
	return !c.broken && n <= 2;
}

static int
pprof_sniff(const char *data, size_t n)
{
	/* wire types of the fields: 0 a number, 2 bytes; 1, 4: either */
	static const uint8_t bytes[FIELDS] = { 0, 1, 1, 1, 1, 1, 1, 0, 0, 0,
	    0, 1, 0, 2, 0, 0 };
	struct pf_span all = { (const uint8_t *)data, n };
	struct pf_cursor c;
	struct pf_field f;
	int known = 0, fields = 0, typed = 0;

	pf_open(&c, &all);
	for (; pf_next(&c, &f); fields++) {
		if (f.number >= FIELDS || (f.type != PF_VARINT &&
		    f.type != PF_BYTES) || (bytes[f.number] < 2 &&
		    bytes[f.number] != (f.type == PF_BYTES)))
			return 0;
		if (f.number == PPROF_SAMPLE_TYPE && !typed) {
			if (!is_value_type(&f.s))
				return 0;
			typed = 1;
		}
		known |= f.number >= PPROF_SAMPLE && f.number <= PPROF_STRING;
	}
	/* a field that is cut may be one of the look-ahead's end */
	return known && fields > 1 && (!c.broken || n >= 64 || typed);
}

const struct format pprof_format = {
	.name = "pprof",
	.help = "pprof profile (profile.proto)",
	.sniff = pprof_sniff,
	.read = pprof_read,
	.events = &pprof_events,
	.words = { .summed = 1 },
};
