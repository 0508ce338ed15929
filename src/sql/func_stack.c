/*
 * func_stack: stacks as the bytes that trace_processor's functions give each
 * other: a message Stack of its protocol buffers, whose entries begin with the
 * innermost.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"
#include "ttv/format_words.h"
#include "ttv/trace.h"

#include "facts.h"
#include "func.h"
#include "func_stack.h"

void
stack_varint(struct buf *b, uint64_t v)
{
	while (v >= 0x80) {
		buf_addc(b, (char)(v | 0x80));
		v >>= 7;
	}
	buf_addc(b, (char)v);
}

void
stack_number(struct buf *b, unsigned int field, uint64_t v)
{
	stack_varint(b, field << 3);
	stack_varint(b, v);
}

void
stack_bytes(struct buf *b, unsigned int field, const void *s, size_t n)
{
	stack_varint(b, field << 3 | 2);
	stack_varint(b, n);
	if (n > 0)
		buf_add(b, s, n);
}

/* Gives a stack of its parts, the outermost first: texts and stacks. */
static void
cat_stacks(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct buf b = BUF_INIT, entry = BUF_INIT;
	size_t len;
	int i;

	buf_adds(&b, "");
	for (i = argc; i-- > 0;) {
		switch (sqlite3_value_type(argv[i])) {
		case SQLITE_NULL:
			continue;
		case SQLITE_BLOB:
			len = (size_t)sqlite3_value_bytes(argv[i]);
			if (len > 0)
				buf_add(&b, sqlite3_value_blob(argv[i]), len);
			continue;
		case SQLITE_TEXT:
			buf_clear(&entry);
			stack_bytes(&entry, ENTRY_NAME,
			    sqlite3_value_text(argv[i]),
			    (size_t)sqlite3_value_bytes(argv[i]));
			stack_bytes(&b, STACK_ENTRY, entry.data, entry.len);
			continue;
		default:
			sqlite3_result_error(c, "cat_stacks: a part is "
			    "neither a text nor a stack", -1);
			goto out;
		}
	}
	sqlite3_result_blob(c, b.data, (int)b.len, SQLITE_TRANSIENT);
out:
	buf_free(&b);
	buf_free(&entry);
}

/* Gives a stack of one entry, a number that a field has; `most` are known. */
static void
give_entry(sqlite3_context *c, sqlite3_value *v, unsigned int field,
    uint64_t most)
{
	struct buf b = BUF_INIT, entry = BUF_INIT;
	int64_t id = sqlite3_value_int64(v);

	if (sqlite3_value_type(v) == SQLITE_NULL)
		return;
	if (sqlite3_value_type(v) != SQLITE_INTEGER || id < 0 ||
	    (uint64_t)id >= most) {
		sqlite3_result_error(c, "a stack of an id that is not there",
		    -1);
		return;
	}
	stack_number(&entry, field, (uint64_t)id);
	stack_bytes(&b, STACK_ENTRY, entry.data, entry.len);
	sqlite3_result_blob(c, b.data, (int)b.len, SQLITE_TRANSIENT);
	buf_free(&b);
	buf_free(&entry);
}

static void
stack_callsite(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const struct sql *s = sqlite3_user_data(c);
	int annotated = argc > 1 && sqlite3_value_int(argv[1]) != 0;

	give_entry(c, argv[0], annotated ? ENTRY_ANNOTATED : ENTRY_CALLSITE,
	    s->trace->ncallsites);
}

/* Each frame has a callsite: there are no more of them. */
static void
stack_frame(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const struct sql *s = sqlite3_user_data(c);

	(void)argc;
	give_entry(c, argv[0], ENTRY_FRAME, s->trace->ncallsites);
}

/*
 * Gives the profiler that took the sample of a number: V8, whose events name
 * its samples, or that of the format; null if neither tells.
 */
static void
sample_source(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	static const char *const v8[] = { "Profile", "ProfileChunk",
	    "CpuProfile" };
	const struct trace *t = ((const struct sql *)
	    sqlite3_user_data(c))->trace;
	int64_t id = sqlite3_value_int64(argv[0]);
	const struct format_words *words;
	const struct sample *sample;
	size_t i;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL || id < 0 ||
	    (uint64_t)id >= t->nsamples)
		return;
	sample = &t->samples[id];
	for (i = 0; i < sizeof(v8) / sizeof(v8[0]); i++)
		if (strcmp(trace_str(t, sample->name), v8[i]) == 0) {
			sqlite3_result_text(c, "legacy_v8", -1, SQLITE_STATIC);
			return;
		}
	if ((words = facts_words(t, sample->off)) != NULL)
		sqlite3_result_text(c, words->profiler, -1, SQLITE_STATIC);
}

#define FIXED	(SQLITE_UTF8 | SQLITE_DETERMINISTIC)

const struct func_row func_stack_rows[] = {
	{ "cat_stacks", -1, FIXED, cat_stacks,
	    "...",
	    "a stack of texts and of stacks, the outermost first" },
	{ "stack_from_stack_profile_callsite", 1, FIXED, stack_callsite,
	    "callsite_id",
	    "the stack of a callsite" },
	{ "stack_from_stack_profile_callsite", 2, FIXED, stack_callsite,
	    NULL, NULL },
	{ "stack_from_stack_profile_frame", 1, FIXED, stack_frame,
	    "frame_id",
	    "a stack of one frame" },
	{ "__ttv_sample_source", 1, FIXED, sample_source, NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
