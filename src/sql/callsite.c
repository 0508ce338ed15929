/*
 * callsite: entries of call stacks, and the stack that one is the end of.  A
 * callsite of the model is a frame under a parent; a frame here is a name and a
 * category.
 *
 * experimental_annotated_callstack(callsite) adds a word on how Android's
 * runtime, ART, runs each.  A function whose file holds what ART interprets, or
 * made machine code of before or as it ran, has a word for that.  Of what such
 * a function calls, what is in ART itself is common to all programs, and has a
 * word too: another one where it is of the interpreter.  What a bridge to
 * native code calls first is what the program asked for, wherever it is.  So a
 * word is a matter of the callsite and of what is around it: all are found in
 * one pass, which sees the callers first.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "facts.h"
#include "rows.h"
#include "stop.h"
#include "table.h"

static uint64_t
callsite_count(struct sql *s)
{
	return s->trace->ncallsites;
}

static void
callsite_depth(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint32_t at = (uint32_t)row, n = 0;

	while ((at = s->trace->callsites[at].parent) != NONE)
		n++;
	sqlite3_result_int64(c, n);
}

static void
callsite_parent(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_number(c, s->trace->callsites[row].parent);
}

static void
find_children(struct sql *s, int64_t parent, struct sql_rows *out)
{
	frame_callees(s, parent, out);
}

static double
guess_few(struct sql *s)
{
	(void)s;
	return 4;
}

#define C_CALLSITE	COL_ID("number of the callsite"),		\
	COL("depth", "LONG", "how many callsites are around it",	\
	    callsite_depth),						\
	{ "parent_id", "JOINID(stack_profile_callsite.id)",		\
	    "the callsite around it", callsite_parent, WAY_FIND, NULL,	\
	    find_children, guess_few },					\
	COL("frame_id", "JOINID(stack_profile_frame.id)", "its frame",	\
	    frame_of_callsite)

static const struct sql_column callsite_columns[] = {
	C_CALLSITE, COLUMN_END
};

/* Adds the callsites around one, and it as well if that is asked for. */
static int
add_callsites(struct sql *s, sqlite3_value **argv, struct sql_rows *out,
    int with_it, char **error)
{
	int64_t id = sqlite3_value_int64(argv[0]);
	uint32_t at;

	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return 0;
	if (id < 0 || id >= s->trace->ncallsites) {
		*error = sqlite3_mprintf("no callsite has the id %lld",
		    (long long)id);
		return -1;
	}
	at = (uint32_t)id;
	if (with_it)
		rows_add(out, at);
	while ((at = s->trace->callsites[at].parent) != NONE)
		rows_add(out, at);
	rows_sort(out);
	return 0;
}

static int
call_ancestor_callsites(struct sql *s, sqlite3_value **argv,
    struct sql_rows *out, char **error)
{
	return add_callsites(s, argv, out, 0, error);
}

static const char *const of_callsite[] = { "callsite_id", NULL };

const struct sql_table table_ancestor_stack_profile_callsite = {
	.name = "ancestor_stack_profile_callsite",
	.help = "The callsites around one",
	.columns = callsite_columns,
	.args = of_callsite,
	.call = call_ancestor_callsites,
};
const struct sql_table table_experimental_ancestor_stack_profile_callsite = {
	.name = "experimental_ancestor_stack_profile_callsite",
	.help = "The same by its name of before",
	.columns = callsite_columns,
	.args = of_callsite,
	.call = call_ancestor_callsites,
};

const struct sql_table table_stack_profile_callsite = {
	.name = "stack_profile_callsite",
	.help = "Entries of call stacks",
	.columns = callsite_columns,
	.count = callsite_count,
};

/* ---- words on them */

/* What a callsite has. */
enum note { NOTE_NONE, NOTE_INTERP, NOTE_JIT, NOTE_AOT, NOTE_COMMON,
    NOTE_COMMON_INTERP, NOTES };
static const char *const note_words[NOTES] = { NULL, "interp", "jit", "aot",
    "common-frame", "common-frame-interp" };

/* Beside the note: what is around what the callsite calls. */
#define IN_RUNTIME	0x40	/* a function that ART runs */
#define IS_BRIDGE	0x80	/* the bridge, right around it */
#define NOTE_BITS	0x3f

/* Beside the note of a file: */
#define IS_KNOWN	0x80	/* it was looked at */
#define IS_RUNTIME	0x40	/* it is ART itself */
#define FILE_BITS	0x3f

#define LOOK_CALLSITES	65536	/* between two looks at whether to end */

#define BRIDGE	"art_jni_trampoline"

/* How what is in a file is run, by what its name begins and ends with. */
static const struct {
	const char	*text;
	enum note	 note;
} prefixes[] = {
	{ "/memfd:jit-cache", NOTE_JIT },
	{ "/memfd:jit-zygote-cache", NOTE_JIT },
}, suffixes[] = {		/* from the last dot on, and what follows */
	{ ".so", NOTE_NONE },
	{ ".dex", NOTE_INTERP },
	{ ".vdex", NOTE_INTERP },
	{ ".jar", NOTE_INTERP },
	{ ".apk", NOTE_INTERP },
	{ ".oat", NOTE_AOT },
	{ ".odex", NOTE_AOT },
};
/* What names of functions of the interpreter begin with. */
static const char *const interpreters[] = { "nterp_", "Nterp", "ExecuteNterp",
    "ExecuteSwitchImpl", "_ZN3art11interpreter" };
#define COUNT(a)	(sizeof(a) / sizeof((a)[0]))

static enum note
note_of_file(const char *file, size_t len)
{
	const char *end = file + len, *dot;
	size_t i;

	for (i = 0; i < COUNT(prefixes); i++)
		if (begins_with(file, end, prefixes[i].text))
			return prefixes[i].note;
	if ((dot = memrchr(file, '.', len)) == NULL)
		return NOTE_NONE;
	for (i = 0; i < COUNT(suffixes); i++)
		if (begins_with(dot, end, suffixes[i].text))
			return suffixes[i].note;
	return NOTE_NONE;
}

/* Returns whether a file is the runtime itself. */
static int
is_runtime(const char *file, size_t len)
{
	const char *end = file + len, *slash = memrchr(file, '/', len);

	return slash != NULL && (begins_with(slash, end, "/libart.so") ||
	    begins_with(slash, end, "/libartd.so"));
}

void
callsite_close(struct sql *s)
{
	free(s->notes);
	s->notes = NULL;
}

/* Returns whether the name of a function begins as the interpreter's do. */
static int
is_interpreter(const char *name)
{
	size_t i;

	for (i = 0; i < COUNT(interpreters); i++)
		if (strncmp(name, interpreters[i], strlen(interpreters[i])) ==
		    0)
			return 1;
	return 0;
}

/* Returns the note of a file, a string, with IS_RUNTIME; known[] has it. */
static uint8_t
note_known(const struct trace *t, uint32_t string, uint8_t *known)
{
	const char *file;
	size_t len;

	if (known[string] == 0) {
		file = trace_str(t, string);
		len = strtab_len(t->strings, string);
		known[string] = (uint8_t)(IS_KNOWN | note_of_file(file, len) |
		    (is_runtime(file, len) ? IS_RUNTIME : 0));
	}
	return known[string];
}

/*
 * Returns the note of a callsite, and what is around what it calls; known[] has
 * those of files.
 */
static uint8_t
note_of(const struct trace *t, const struct callsite *c, uint8_t around,
    uint8_t *known)
{
	uint8_t file = note_known(t, frame_file(t, c), known);
	const char *name = trace_str(t, frame_name_in_file(t, c));

	if (around & IS_BRIDGE)
		return NOTE_NONE | IN_RUNTIME;
	if (strcmp(name, BRIDGE) == 0)
		return NOTE_COMMON | IS_BRIDGE;
	if ((file & FILE_BITS) != NOTE_NONE)
		return (file & FILE_BITS) | IN_RUNTIME;
	if ((around & IN_RUNTIME) && (file & IS_RUNTIME))
		return (is_interpreter(name) ? NOTE_COMMON_INTERP :
		    NOTE_COMMON) | IN_RUNTIME;
	return NOTE_NONE | (around & IN_RUNTIME);
}

/* Returns the notes of all callsites, or NULL when the run is to end. */
static const uint8_t *
notes_of(struct sql *s)
{
	const struct trace *t = s->trace;
	const struct callsite *c;
	uint8_t *known;
	uint32_t i;

	if (s->notes != NULL)
		return s->notes;
	known = xcalloc((size_t)strtab_count(t->strings) + 1, 1);
	s->notes = xcalloc((size_t)t->ncallsites + 1, 1);
	for (i = 0; i < t->ncallsites; i++) {
		if (i % LOOK_CALLSITES == 0 && sql_stopped(s)) {
			callsite_close(s);
			break;
		}
		c = &t->callsites[i];
		s->notes[i] = note_of(t, c, c->parent < i ?
		    s->notes[c->parent] : 0, known);
	}
	free(known);
	return s->notes;
}

static void
callsite_note(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const uint8_t *notes = notes_of(s);
	const char *word = notes == NULL ? NULL :
	    note_words[notes[row] & NOTE_BITS];

	if (word != NULL)
		sqlite3_result_text(c, word, -1, SQLITE_STATIC);
}

static const struct sql_column annotated_columns[] = {
	C_CALLSITE,
	COL("annotation", "STRING", "how Android's runtime runs it: interp, "
	    "jit, aot; common-frame and common-frame-interp are its own",
	    callsite_note),
	COLUMN_END
};

static int
call_callstack(struct sql *s, sqlite3_value **argv, struct sql_rows *out,
    char **error)
{
	return add_callsites(s, argv, out, 1, error);
}

const struct sql_table table_experimental_annotated_callstack = {
	.name = "experimental_annotated_callstack",
	.help = "A callsite and those around it, with a word on each",
	.columns = annotated_columns,
	.args = of_callsite,
	.call = call_callstack,
};
