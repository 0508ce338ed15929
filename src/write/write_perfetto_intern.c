/*
 * write_perfetto_intern: strings and stacks that are written once, in the
 * packet that needs them first, and are numbers from then on.
 */
#include "config.h"

#include "ttv/strtab.h"
#include "ttv/value.h"
#include "write_perfetto_int.h"

/* Fields of InternedData, and of its entries. */
enum { INTERNED_CATEGORIES = 1, INTERNED_NAMES = 2, INTERNED_ARG_NAMES = 3,
	INTERNED_FUNCTIONS = 5, INTERNED_FRAMES = 6, INTERNED_STACKS = 7,
	INTERNED_BUILD_IDS = 16, INTERNED_MAPPING_PATHS = 17,
	INTERNED_SOURCES = 18, INTERNED_MAPPINGS = 19 };
enum { ENTRY_IID = 1, ENTRY_TEXT = 2 };
enum { FRAME_IID = 1, FRAME_FUNCTION = 2, FRAME_MAPPING = 3, FRAME_SOURCE = 5,
	FRAME_LINE = 6 };
enum { STACK_IID = 1, STACK_FRAMES = 2 };
enum { MAPPING_IID = 1, MAPPING_BUILD_ID = 2, MAPPING_PATH = 7 };
enum { INLINE_FRAMES = 1, INLINE_FUNCTION = 1 };

#define ARG_NAMES_MAX	65536	/* names of annotations that are interned: a
				 * file with ids as names has no end of them */
#define STACK_MAX	1024	/* frames of a stack: with more, the stacks of
				 * a chain of calls grow with its square */

/* Sets bit i; returns what it was. */
static int
bit_take(uint8_t *bits, uint32_t i)
{
	int	was = bits[i / 8] >> i % 8 & 1;

	bits[i / 8] |= (uint8_t)(1u << i % 8);
	return was;
}

static void
entry(struct wpf *p, uint32_t field, uint64_t iid, const char *s, size_t n)
{
	size_t	at = pb_open(&p->interned, field);

	pb_uint(&p->interned, ENTRY_IID, iid);
	pb_string(&p->interned, ENTRY_TEXT, s, n);
	pb_close(&p->interned, at);
}

/* Returns the number of a string that is not 0. */
static uint32_t
string_iid(struct wpf *p, struct wpf_strings *v, uint32_t field, uint32_t s)
{
	if (v->iid[s] == 0) {
		v->iid[s] = ++v->n;
		entry(p, field, v->n, trace_str(p->w.t, s),
		    strtab_len(p->w.t->strings, s));
	}
	return v->iid[s];
}

void
wpf_name(struct wpf *p, uint32_t s)
{
	if (s != 0)
		pb_uint(&p->event, EVENT_NAME_IID,
		    string_iid(p, &p->names, INTERNED_NAMES, s));
}

void
wpf_category(struct wpf *p, uint32_t s)
{
	if (s != 0)
		pb_uint(&p->event, EVENT_CATEGORY_IIDS,
		    string_iid(p, &p->cats, INTERNED_CATEGORIES, s));
}

uint32_t
wpf_arg_name(struct wpf *p, const char *s, size_t n)
{
	uint32_t	id = strtab_find(p->arg_names, s, n);

	if (id != 0 || strtab_count(p->arg_names) >= ARG_NAMES_MAX)
		return id;
	id = strtab_add(p->arg_names, s, n);
	entry(p, INTERNED_ARG_NAMES, id, s, n);
	return id;
}

/* ---- stacks ---- */

/* Writes the mapping that all frames are in: readers want one. */
static void
mapping_entry(struct wpf *p)
{
	size_t	at;

	if (p->mapping)
		return;
	p->mapping = 1;
	entry(p, INTERNED_BUILD_IDS, 1, "", 0);
	entry(p, INTERNED_MAPPING_PATHS, 1, "", 0);
	at = pb_open(&p->interned, INTERNED_MAPPINGS);
	pb_uint(&p->interned, MAPPING_IID, 1);
	pb_uint(&p->interned, MAPPING_BUILD_ID, 1);
	pb_uint(&p->interned, MAPPING_PATH, 1);
	pb_close(&p->interned, at);
}

static void
frame_entry(struct wpf *p, uint32_t callsite)
{
	const struct callsite	*c = &p->w.t->callsites[callsite];
	uint32_t		 function = 0, source = 0, line, column;
	size_t			 at;

	if (bit_take(p->frames, callsite))
		return;
	write_place(p->w.t, c, &line, &column);
	mapping_entry(p);
	if (c->name != 0)
		function = string_iid(p, &p->functions, INTERNED_FUNCTIONS,
		    c->name);
	if (c->cat != 0)
		source = string_iid(p, &p->sources, INTERNED_SOURCES, c->cat);
	at = pb_open(&p->interned, INTERNED_FRAMES);
	pb_uint(&p->interned, FRAME_IID, (uint64_t)callsite + 1);
	if (function != 0)
		pb_uint(&p->interned, FRAME_FUNCTION, function);
	pb_uint(&p->interned, FRAME_MAPPING, 1);
	if (source != 0)
		pb_uint(&p->interned, FRAME_SOURCE, source);
	if (line != 0)
		pb_uint(&p->interned, FRAME_LINE, line);
	if (column != 0)
		write_lost(&p->w, WRITE_PLACE, 1);
	pb_close(&p->interned, at);
}

uint32_t
wpf_stack(struct wpf *p, uint32_t callsite)
{
	uint32_t	path[STACK_MAX], n = 0, f;
	size_t		at;

	if (callsite == NONE)
		return 0;
	if (bit_take(p->stacks, callsite))
		return callsite + 1;
	for (f = callsite; f != NONE && n < STACK_MAX;
	    f = p->w.t->callsites[f].parent) {
		frame_entry(p, f);
		path[n++] = f;
	}
	if (f != NONE)
		write_lost(&p->w, WRITE_STACK, 1);
	at = pb_open(&p->interned, INTERNED_STACKS);
	pb_uint(&p->interned, STACK_IID, (uint64_t)callsite + 1);
	while (n-- > 0)
		pb_uint(&p->interned, STACK_FRAMES, (uint64_t)path[n] + 1);
	pb_close(&p->interned, at);
	return callsite + 1;
}

void
wpf_event_stack(struct wpf *p, const struct value *list, uint32_t callsite)
{
	const struct value	*v;
	size_t			 at, frame;

	if (list == NULL) {
		if (callsite != NONE)
			pb_uint(&p->event, EVENT_CALLSTACK_IID,
			    wpf_stack(p, callsite));
		return;
	}
	at = pb_open(&p->event, EVENT_CALLSTACK);
	for (v = list->child; v != NULL; v = v->next) {
		frame = pb_open(&p->event, INLINE_FRAMES);
		if (v->type == VALUE_STRING || v->type == VALUE_NUMBER)
			pb_string(&p->event, INLINE_FUNCTION, v->text, v->len);
		pb_close(&p->event, frame);
	}
	pb_close(&p->event, at);
}
