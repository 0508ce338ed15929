/*
 * chrome_facts: event facts of the Trace Event Format (ttv-formats(5), NAMES
 * AND ARGS, SAMPLES AND STACKS).
 *
 * A stack is given by the number of its innermost frame in the dictionary of
 * the file or process (sf; esf: at the end of a complete event), or as a list
 * of texts from the root on (stack, estack).  The stack of an E event is that
 * of the end.
 */
#include "config.h"

#include <string.h>

#include "ttv/event_facts.h"
#include "ttv/ref.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "chrome.h"

enum facts_member {
	MEMBER_ARGS, MEMBER_BIND_ID, MEMBER_CAT, MEMBER_CNAME, MEMBER_DUR,
	MEMBER_ESF, MEMBER_ESTACK, MEMBER_ID, MEMBER_ID2, MEMBER_NAME,
	MEMBER_PH, MEMBER_PID, MEMBER_S, MEMBER_SF, MEMBER_STACK, MEMBER_TDUR,
	MEMBER_TICOUNT, MEMBER_TID, MEMBER_TIDELTA, MEMBER_TS, MEMBER_TTS,
	MEMBERS
};

#define ROW(text, other)	{ text, sizeof(text) - 1, other }
static const struct facts_row {
	const char	*name;
	size_t		 len;
	int		 other;		/* it stays in event_facts.other */
} facts_rows[MEMBERS] = {
	[MEMBER_ARGS] = ROW("args", 0),
	[MEMBER_BIND_ID] = ROW("bind_id", 1),
	[MEMBER_CAT] = ROW("cat", 0),
	[MEMBER_CNAME] = ROW("cname", 0),
	[MEMBER_DUR] = ROW("dur", 0),
	[MEMBER_ESF] = ROW("esf", 0),
	[MEMBER_ESTACK] = ROW("estack", 0),
	[MEMBER_ID] = ROW("id", 1),
	[MEMBER_ID2] = ROW("id2", 1),
	[MEMBER_NAME] = ROW("name", 0),
	[MEMBER_PH] = ROW("ph", 0),
	[MEMBER_PID] = ROW("pid", 0),
	[MEMBER_S] = ROW("s", 0),
	[MEMBER_SF] = ROW("sf", 0),
	[MEMBER_STACK] = ROW("stack", 0),
	[MEMBER_TDUR] = ROW("tdur", 0),
	[MEMBER_TICOUNT] = ROW("ticount", 1),
	[MEMBER_TID] = ROW("tid", 0),
	[MEMBER_TIDELTA] = ROW("tidelta", 1),
	[MEMBER_TS] = ROW("ts", 0),
	[MEMBER_TTS] = ROW("tts", 0),
};
#undef ROW

static enum facts_member
facts_member_of(const struct value *v)
{
	const struct facts_row *row;
	unsigned i;

	for (i = 0; i < MEMBERS; i++) {
		row = &facts_rows[i];
		if (row->len == v->keylen && row->name[0] == v->key[0] &&
		    row->name[row->len - 1] == v->key[row->len - 1] &&
		    memcmp(row->name, v->key, row->len) == 0)
			break;
	}
	return i;
}

/*
 * Sets found[i] to member i of an event, which may be NULL, and unlinks the
 * members that do not stay in event_facts.other.  One pass.
 */
static void
facts_take(struct value *event, struct value *found[MEMBERS])
{
	struct value *kept = NULL, *v, **link;
	enum facts_member i;

	memset(found, 0, MEMBERS * sizeof(found[0]));
	if (event == NULL || event->type != VALUE_OBJECT)
		return;
	for (link = &event->child; (v = *link) != NULL;) {
		if ((i = facts_member_of(v)) != MEMBERS)
			found[i] = v;
		if (i != MEMBERS && !facts_rows[i].other) {
			*link = v->next;
			event->count--;
		} else {
			kept = v;
			link = &v->next;
		}
	}
	event->last = kept;
	event->index = NULL;	/* it has the members that were unlinked */
}

static struct value *
facts_typed(struct value *v, enum value_type type)
{
	return v != NULL && v->type == type ? v : NULL;
}

static struct value *
facts_scalar(struct value *v)
{
	return v != NULL && (v->type == VALUE_NUMBER ||
	    v->type == VALUE_STRING) ? v : NULL;
}

static char
facts_phase(struct value *const *e)
{
	const struct value *v = facts_typed(e[MEMBER_PH], VALUE_STRING);

	return v != NULL && v->len > 0 ? v->text[0] : '\0';
}

/* Reads a time member in ns.  Returns 0 or -1. */
static int
facts_time(struct value *v, int64_t *ns)
{
	if (facts_scalar(v) == NULL)
		return -1;
	return text_parse_us(v->text, v->len, ns) == -1 ? -1 : 0;
}

static void
facts_cpu(struct value *const *begin, struct value *const *end,
    struct event_facts *f)
{
	int64_t after;

	if (facts_time(begin[MEMBER_TTS], &f->tts) == -1)
		return;
	f->has |= FACT_TTS;
	/* on B and b it means nothing: node writes a 0 on every event */
	if (facts_phase(begin) == 'X' &&
	    facts_time(begin[MEMBER_TDUR], &f->tdur) == 0)
		return;
	if (facts_time(end[MEMBER_TTS], &after) == -1 ||
	    __builtin_sub_overflow(after, f->tts, &f->tdur))
		f->tdur = -1;
}

/*
 * Sets the instructions retired: the count at the begin (ticount), and those
 * of the slice (tidelta; of a pair of begin and end the difference).
 */
static void
facts_instructions(struct value *const *begin, struct value *const *end,
    struct event_facts *f)
{
	int64_t after;

	if (value_int64(begin[MEMBER_TICOUNT], &f->instructions) == -1)
		return;
	f->has |= FACT_INSTRUCTIONS;
	if (value_int64(begin[MEMBER_TIDELTA], &f->instructions_delta) == 0 ||
	    (value_int64(end[MEMBER_TICOUNT], &after) == 0 &&
	    !__builtin_sub_overflow(after, f->instructions,
	    &f->instructions_delta)))
		f->has |= FACT_INSTRUCTIONS_DELTA;
}

/* Merges the args of the end over those of the begin; b and e by params. */
static struct value *
facts_args(struct value *const *begin, struct value *const *end)
{
	struct value *args = facts_typed(begin[MEMBER_ARGS], VALUE_OBJECT);
	struct value *over = facts_typed(end[MEMBER_ARGS], VALUE_OBJECT);
	struct value *params, *more;

	if (args == NULL || over == NULL)
		return args == NULL ? over : args;
	params = value_get(args, "params");
	more = facts_phase(begin) == 'b' ? value_get(over, "params") : NULL;
	value_merge(params, more);
	value_merge(args, over);
	/* those of an async span are merged member by member */
	if (params != NULL && params->type == VALUE_OBJECT && more != NULL &&
	    more->type == VALUE_OBJECT)
		value_add(args, params->key, params->keylen, params);
	return args;
}

void
chrome_facts_of(struct value *event, struct value *end_event,
    struct event_facts *f)
{
	struct value *begin[MEMBERS], *end[MEMBERS];
	int ended = end_event != NULL;

	facts_take(event, begin);
	facts_take(end_event, end);
	f->args = facts_args(begin, end);
	f->stack = facts_typed(begin[MEMBER_STACK], VALUE_ARRAY);
	f->callsite_id = facts_scalar(begin[MEMBER_SF]);
	f->end_stack = facts_typed(ended ? end[MEMBER_STACK] :
	    begin[MEMBER_ESTACK], VALUE_ARRAY);
	f->end_callsite_id = facts_scalar(ended ? end[MEMBER_SF] :
	    begin[MEMBER_ESF]);
	f->pid = begin[MEMBER_PID];
	f->tid = begin[MEMBER_TID];
	f->id = begin[MEMBER_BIND_ID] != NULL ? begin[MEMBER_BIND_ID] :
	    begin[MEMBER_ID] != NULL ? begin[MEMBER_ID] : begin[MEMBER_ID2];
	f->local = begin[MEMBER_ID] == NULL &&
	    value_get(begin[MEMBER_ID2], "global") == NULL &&
	    value_get(begin[MEMBER_ID2], "local") != NULL;
	f->other = facts_typed(event, VALUE_OBJECT);
	f->snapshot = facts_phase(begin) == 'O';
	facts_cpu(begin, end, f);
	facts_instructions(begin, end, f);
}

int
chrome_reference(const struct value *v, struct reference *r)
{
	if (v == NULL || v->type != VALUE_OBJECT)
		return 0;
	if ((r->id = value_get(v, "id_ref")) == NULL)
		r->id = value_get(v, "idRef");
	if (r->id == NULL || (r->id->type != VALUE_STRING &&
	    r->id->type != VALUE_NUMBER))
		return 0;
	if ((r->pid = value_get(v, "pid_ref")) == NULL)
		r->pid = value_get(v, "pidRef");
	r->scope = value_get(v, "scope");
	return 1;
}
