/*
 * fuzz_load: any bytes as a file: it is loaded, shown in the viewer by a short
 * walk that reaches every kind of line, and every value that is parsed on
 * demand is parsed.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/err.h"
#include "ttv/event_facts.h"
#include "ttv/leaf.h"
#include "ttv/memory_facts.h"
#include "ttv/ref.h"
#include "ttv/script.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "fuzz.h"

/* Elements read of each list, at most: a file has few, or equal ones. */
#define ENOUGH	200

static const char walk[] =
    "<Enter>lllJlllJlluo$^jjjjK0fwwwwddssSSAAzMzRGHM[]mm/e<Enter>nnN*<C-o>?q";

/* Reads an event by its tree and without one: both say the same. */
static void
read_event(const struct trace *t, uint64_t off, uint64_t end,
    struct arena *arena)
{
	struct buf tree = BUF_INIT, told = BUF_INIT;
	struct event_facts f, brief, both;
	int has_brief;

	trace_facts(t, off, end, NONE, &f, arena);
	has_brief = trace_brief(t, off, end, &brief);
	if (has_brief && (brief.tts != f.tts ||
	    brief.tdur != f.tdur || brief.instructions != f.instructions ||
	    brief.instructions_delta != f.instructions_delta ||
	    (brief.has & ~(unsigned)FACT_STACK) != f.has ||
	    ((brief.has & FACT_STACK) == 0 && (f.callsite_id != NULL ||
	    f.end_callsite_id != NULL || f.stack != NULL ||
	    f.end_stack != NULL))))
		abort();
	if (trace_args_json(t, off, end, &told, &both)) {
		if (!has_brief || memcmp(&both, &brief, sizeof(both)) != 0)
			abort();
		if (f.args != NULL && f.args->child != NULL)
			value_json(&tree, f.args);
		if (tree.len != told.len || (tree.len > 0 &&
		    memcmp(tree.data, told.data, tree.len) != 0))
			abort();
	}
	buf_free(&tree);
	buf_free(&told);
}

static void
read_all(const struct trace *t)
{
	struct arena arena = ARENA_INIT;
	struct memory_facts memory;
	char label[64];
	uint32_t i;

	for (i = 0; i < t->nslices && i < ENOUGH; i++) {
		trace_slice_args(t, i, &arena);
		read_event(t, trace_off(t, i), trace_end_off(t, i), &arena);
		if (trace_slice_end(t, i) < t->ts[i] && t->end >= t->ts[i])
			abort();	/* time goes back */
	}
	for (i = 0; i < t->ninstants && i < ENOUGH; i++)
		read_event(t, t->instants[i].off, OFF_NONE, &arena);
	for (i = 0; i < t->nmemdumps && i < ENOUGH; i++)
		trace_memory_facts(t, t->memdumps[i].off, MEMORY_ALL, &memory,
		    &arena);
	for (i = 0; i < t->nsnapshots && i < ENOUGH; i++)
		ref_snapshot(t, i, &arena);
	for (i = 0; i < t->nmetadata && i < ENOUGH; i++)
		trace_metadata_value(t, i, &arena);
	for (i = 0; i < t->ntracks && i < ENOUGH; i++)
		trace_track_label(t, i, label, sizeof(label));
	arena_free(&arena);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct canvas *canvas;
	struct trace *trace;
	struct app app;
	struct err error;

	if ((trace = fuzz_trace(data, len)) == NULL)
		return 0;
	read_all(trace);

	err_clear(&error);
	canvas = canvas_new(70, 24);
	app_init(&app, trace, 70, 24);
	app_draw(&app, canvas);
	if (script_play(&app, walk, &error) != 0)
		abort();
	app_draw(&app, canvas);
	app_free(&app);
	canvas_free(canvas);
	trace_free(trace);
	return 0;
}
