/*
 * pf_event_args: the args of a track event: its debug annotations, its fields
 * that are messages, and what its ids stand for.
 */
#include "config.h"

#include "ttv/limit.h"
#include "ttv/value.h"
#include "pf_field.h"
#include "pf_translate.h"
#include "pf_typed.h"

static struct value *
pf_event_arg_source(const struct pf_at *at, const struct pf_span *s)
{
	struct value *v = value_new(at->a, VALUE_OBJECT);
	struct pf_span text;
	uint64_t line;

	text = pf_member(s, PF_SOURCE_LOCATION_FILE_NAME);
	if (text.p != NULL)
		pf_value_member(v, "file_name", pf_value_text(at->a, &text));
	text = pf_member(s, PF_SOURCE_LOCATION_FUNCTION_NAME);
	if (text.p != NULL)
		pf_value_member(v, "function_name",
		    pf_value_text(at->a, &text));
	line = pf_number(s, PF_SOURCE_LOCATION_LINE_NUMBER, 0);
	if (line != 0)
		pf_value_member(v, "line_number", pf_value_uint(at->a, line));
	return v;
}

/* Returns a source location by its iid, or NULL. */
static struct value *
pf_event_arg_source_iid(const struct pf_at *at, uint64_t iid)
{
	struct pf_span s;

	return pf_interned(at->w, at->seq, at->e, at->k.pos,
	    PF_IN_SOURCE_LOCATIONS, iid, &s) == -1 ? NULL :
	    pf_event_arg_source(at, &s);
}

void
pf_event_priority(const struct pf_at *at, uint64_t prio, struct value *object)
{
	static const char *const levels[] = { NULL, NULL, "VERBOSE", "DEBUG",
	    "INFO", "WARN", "ERROR", "FATAL" };

	if (prio < sizeof(levels) / sizeof(levels[0]) && levels[prio] != NULL)
		pf_value_member(object, "priority", pf_value_word(at->a,
		    levels[prio]));
}

static void
pf_event_arg_log(const struct pf_at *at, const struct pf_span *s,
    struct value *args)
{
	struct value *log = value_new(at->a, VALUE_OBJECT), *v, *outer;
	uint64_t prio = pf_number(s, PF_LOG_MESSAGE_PRIO, 0);

	v = pf_value_interned(at, PF_IN_LOG_BODIES, pf_number(s,
	    PF_LOG_MESSAGE_BODY_IID, 0));
	if (v != NULL)
		pf_value_member(log, "message", v);
	pf_event_priority(at, prio, log);
	value_merge(log, pf_event_arg_source_iid(at, pf_number(s,
	    PF_LOG_MESSAGE_SOURCE_LOCATION_IID, 0)));
	outer = value_new(at->a, VALUE_OBJECT);
	pf_value_member(outer, "log_message", log);
	pf_value_member(args, "track_event", outer);
}

static void
pf_event_arg_posted(const struct pf_at *at, const struct pf_span *s,
    struct value *args)
{
	struct value *task, *v = pf_event_arg_source_iid(at, pf_number(s,
	    PF_TASK_EXECUTION_POSTED_FROM_IID, 0));

	if (v == NULL)
		return;
	task = value_new(at->a, VALUE_OBJECT);
	pf_value_member(task, "posted_from", v);
	pf_value_member(args, "task", task);
}

/* Adds the name that a histogram's sample refers to. */
static void
pf_event_arg_histogram(const struct pf_at *at, const struct pf_span *s,
    struct value *args)
{
	struct value *sample = value_get(args, "chrome_histogram_sample"), *v;

	v = pf_value_interned(at, PF_IN_HISTOGRAM_NAMES, pf_number(s,
	    PF_CHROME_HISTOGRAM_SAMPLE_NAME_IID, 0));
	if (v != NULL && sample != NULL && sample->type == VALUE_OBJECT &&
	    value_get(sample, "name") == NULL)
		pf_value_member(sample, "name", v);
}

/* Adds a field of a track event whose message is an arg of its own. */
static void
pf_event_arg_typed(const struct pf_at *at, const struct pf_field *f,
    struct value *args)
{
	const struct pf_schema *schema = at->w->schema;
	const struct pf_schema_row *row = pf_schema_row(schema,
	    pf_schema_event(schema), f->number);

	if (!pf_typed_is_arg(f->number) || (row == NULL &&
	    f->number >= PF_TRACK_EVENT_UNALLOCATED &&
	    f->number < PF_TRACK_EVENT_UNALLOCATED_END))
		return;
	pf_typed_field(at, args, row, "extension_", f, LIMIT_ANNOTATION_DEPTH);
	if (f->number == PF_TRACK_EVENT_CHROME_HISTOGRAM_SAMPLE)
		pf_event_arg_histogram(at, &f->s, args);
	pf_translate_args(at, f, args);
}

/* Adds a field of a track event that is an arg. */
static void
pf_event_arg_field(const struct pf_at *at, const struct pf_field *f,
    struct value *args)
{
	struct value *v = NULL;
	const char *key = "correlation_id";

	switch (f->number) {
	case PF_TRACK_EVENT_TASK_EXECUTION:
		pf_event_arg_posted(at, &f->s, args);
		return;
	case PF_TRACK_EVENT_LOG_MESSAGE:
		pf_event_arg_log(at, &f->s, args);
		return;
	case PF_TRACK_EVENT_SOURCE_LOCATION:
		key = "source";
		v = pf_event_arg_source(at, &f->s);
		break;
	case PF_TRACK_EVENT_SOURCE_LOCATION_IID:
		key = "source";
		v = pf_event_arg_source_iid(at, f->u);
		break;
	case PF_TRACK_EVENT_CORRELATION_ID:
		v = pf_value_uint(at->a, f->u);
		break;
	case PF_TRACK_EVENT_CORRELATION_ID_STR:
		v = pf_value_text(at->a, &f->s);
		break;
	case PF_TRACK_EVENT_CORRELATION_ID_STR_IID:
		v = pf_value_interned(at, PF_IN_CORRELATIONS, f->u);
		break;
	default:
		pf_event_arg_typed(at, f, args);
		return;
	}
	if (v != NULL)
		pf_value_member(args, key, v);
}

/* Returns the args of a track event; an object, maybe empty. */
struct value *
pf_value_event(const struct pf_at *at)
{
	struct value *args = value_new(at->a, VALUE_OBJECT), *v;
	struct pf_cursor c;
	struct pf_field f;

	pf_value_annotations(at, args, &at->k.data);
	for (v = args->child; v != NULL; v = v->next)
		v->scope = VALUE_OF_DEBUG;
	f.s.p = NULL;
	f.s.len = 0;
	for (pf_open(&c, &at->k.data); pf_next(&c, &f);) {
		if (f.type != PF_BYTES)
			f.s.len = 0;
		pf_event_arg_field(at, &f, args);
	}
	for (v = args->child; v != NULL; v = v->next)
		if (v->scope == VALUE_OF_ARGS)
			v->scope = VALUE_OF_EVENT;
	return args;
}
