/*
 * facts: what events of the Trace Event Format say, in terms of the model.
 */
#include "config.h"

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/event_facts.h"
#include "ttv/json.h"
#include "ttv/memory_facts.h"
#include "ttv/ref.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "../../src/chrome/chrome.h"
#include "../../src/chrome/chrome_brief.h"
#include "test.h"

static struct arena	arena;
static struct event_facts facts;

static struct value *
tree(const char *text)
{
	struct json j = { 0 };

	if (text == NULL)
		return NULL;
	j.base = j.p = text;
	j.end = text + strlen(text);
	return json_tree(&j, &arena);
}

static void
facts_of(const char *begin, const char *end)
{
	memset(&facts, 0, sizeof(facts));
	facts.tdur = -1;
	chrome_facts_of(tree(begin), tree(end), &facts);
}

/* Returns a value as JSON text, "" for NULL; good until the next call. */
static const char *
text_of(const struct value *v)
{
	static struct buf b;

	buf_clear(&b);
	if (v != NULL)
		value_json(&b, v);
	buf_addc(&b, '\0');
	return b.data;
}

TEST(a_complete_event)
{
	facts_of("{\"ph\":\"X\",\"tts\":3,\"tdur\":2,\"sf\":1,\"esf\":\"2\","
	    "\"ticount\":5,\"tidelta\":7,\"args\":{\"a\":1}}", NULL);
	CHECK_INT(facts.has, FACT_TTS | FACT_INSTRUCTIONS |
	    FACT_INSTRUCTIONS_DELTA);
	CHECK_INT(facts.tts, 3000);
	CHECK_INT(facts.tdur, 2000);
	CHECK_INT(facts.instructions, 5);
	CHECK_INT(facts.instructions_delta, 7);
	CHECK_STR(text_of(facts.callsite_id), "1");
	CHECK_STR(text_of(facts.end_callsite_id), "\"2\"");
	CHECK_STR(text_of(facts.args), "{\"a\":1}");
	arena_free(&arena);
}

TEST(a_begin_and_its_end)
{
	facts_of("{\"ph\":\"B\",\"tts\":3,\"tdur\":0,\"esf\":9,\"ticount\":5,"
	    "\"args\":{\"a\":1,\"b\":1}}",
	    "{\"ph\":\"E\",\"tts\":9,\"ticount\":25,\"sf\":4,\"stack\":[\"m\"],"
	    "\"args\":{\"b\":2}}");
	CHECK_INT(facts.tdur, 6000);
	CHECK_INT(facts.instructions_delta, 20);
	CHECK_STR(text_of(facts.end_callsite_id), "4");
	CHECK_STR(text_of(facts.end_stack), "[\"m\"]");
	CHECK_STR(text_of(facts.args), "{\"a\":1,\"b\":2}");
	arena_free(&arena);
}

TEST(params_of_async_spans_are_merged)
{
	facts_of("{\"ph\":\"b\",\"args\":{\"params\":{\"u\":1,\"v\":1}}}",
	    "{\"ph\":\"e\",\"args\":{\"params\":{\"v\":2}}}");
	CHECK_STR(text_of(facts.args), "{\"params\":{\"u\":1,\"v\":2}}");
	arena_free(&arena);
}

TEST(an_id_and_what_is_left)
{
	facts_of("{\"ph\":\"s\",\"ts\":1,\"id\":7,\"x\":0,\"pid\":1,\"tid\":2,"
	    "\"sf\":3,\"y\":[]}", NULL);
	CHECK_STR(text_of(facts.id), "7");
	CHECK_STR(text_of(facts.pid), "1");
	CHECK_STR(text_of(facts.tid), "2");
	CHECK_STR(text_of(facts.other), "{\"id\":7,\"x\":0,\"y\":[]}");
	CHECK_INT(facts.other->count, 3);
	facts_of("{\"id\":7,\"bind_id\":8,\"id2\":9}", NULL);
	CHECK_STR(text_of(facts.id), "8");
	facts_of("{\"id2\":9,\"ph\":\"O\"}", NULL);
	CHECK_STR(text_of(facts.id), "9");
	CHECK_INT(facts.snapshot, 1);
	arena_free(&arena);
}

TEST(what_is_no_fact_is_not_there)
{
	facts_of(NULL, NULL);
	CHECK_INT(facts.has, 0);
	CHECK(facts.args == NULL && facts.other == NULL);
	facts_of("{\"args\":[1],\"stack\":5,\"sf\":null,\"tts\":\"x\","
	    "\"estack\":{},\"esf\":[]}", NULL);
	CHECK_INT(facts.has, 0);
	CHECK(facts.args == NULL && facts.stack == NULL);
	CHECK(facts.callsite_id == NULL && facts.end_stack == NULL &&
	    facts.end_callsite_id == NULL);
	CHECK_INT(facts.tdur, -1);
	arena_free(&arena);
}

TEST(references)
{
	struct reference r;

	CHECK(chrome_reference(tree("{\"id_ref\":\"0x1\",\"pid_ref\":4,"
	    "\"scope\":\"s\"}"), &r));
	CHECK_STR(text_of(r.id), "\"0x1\"");
	CHECK_STR(text_of(r.pid), "4");
	CHECK_STR(text_of(r.scope), "\"s\"");
	CHECK(chrome_reference(tree("{\"idRef\":1,\"pidRef\":2}"), &r));
	CHECK_STR(text_of(r.pid), "2");
	CHECK(r.scope == NULL);
	CHECK(!chrome_reference(tree("{\"id_ref\":null}"), &r));
	CHECK(!chrome_reference(tree("{\"id\":\"0x1\"}"), &r));
	CHECK(!chrome_reference(tree("[\"id_ref\"]"), &r));
	CHECK(!chrome_reference(NULL, &r));
	arena_free(&arena);
}

TEST(snapshots_in_a_snapshot_become_references)
{
	struct value scope = { .type = VALUE_STRING, .text = "s", .len = 1 };
	const char *event = "{\"args\":{\"snapshot\":{\"cat\":\"c\",\"k\":"
	    "{\"id\":\"W/0x2\",\"v\":1},\"id\":\"own\"}}}";

	CHECK_STR(text_of(chrome_snapshot_of(tree(event), 0, NULL, &arena)),
	    "{\"k\":{\"id_ref\":\"0x2\"},\"id\":\"own\"}");
	CHECK_STR(text_of(chrome_snapshot_of(tree("{\"id\":\"T/0x1\",\"l\":["
	    "{\"id\":\"W/0x2\"}]}"), 1, &scope, &arena)),
	    "{\"l\":[{\"id_ref\":\"0x2\",\"scope\":\"s\"}]}");
	CHECK(chrome_snapshot_of(tree("{\"args\":{}}"), 0, NULL, &arena) ==
	    NULL);
	arena_free(&arena);
}

/* ---- memory dumps ---- */

static struct memory_facts memory;

/* The text of the dump is in the arena: the facts point into it. */
static void
memory_of(const char *dumps, unsigned parts)
{
	struct buf b = BUF_INIT;
	char *text;

	buf_printf(&b, "{\"args\":{\"dumps\":%s}}", dumps);
	text = arena_alloc(&arena, b.len + 1);
	memcpy(text, b.data, b.len);
	text[b.len] = '\0';
	buf_free(&b);
	memset(&memory, 0, sizeof(memory));
	chrome_memory_of(tree(text), parts, &memory, &arena);
}

static int
text_is(const struct memory_text *t, const char *want)
{
	return t->p != NULL && t->len == strlen(want) &&
	    memcmp(t->p, want, t->len) == 0;
}

TEST(totals_of_a_memory_dump)
{
	memory_of("{\"level_of_detail\":\"light\",\"process_totals\":{"
	    "\"resident_set_bytes\":\"1f\",\"is_peak\":true,"
	    "\"peak_resident_set_size\":12,\"bad\":\"xyz\"}}", MEMORY_ALL);
	CHECK(text_is(&memory.level, "light"));
	if (CHECK_INT(memory.ntotals, 2)) {
		CHECK(text_is(&memory.totals[0].name, "resident_set_bytes"));
		CHECK_INT(memory.totals[0].bytes, 0x1f);
		CHECK_INT(memory.totals[0].measure, MEMORY_RESIDENT);
		CHECK_INT(memory.totals[0].brief, 1);
		CHECK_INT(memory.totals[1].bytes, 12);
		CHECK_INT(memory.totals[1].measure, MEMORY_PEAK_RESIDENT);
		CHECK_INT(memory.totals[1].brief, 0);
	}
	arena_free(&arena);
}

TEST(numbers_of_a_memory_dump)
{
	memory_of("{\"process_totals\":{\"a\":\"-1\",\"b\":-1,\"c\":\" 1\","
	    "\"d\":\"\",\"e\":\"1g\",\"f\":\"0x10000000000000000\","
	    "\"g\":\"0xffffffffffffffff\",\"h\":\"F\"}}", MEMORY_TOTALS);
	if (CHECK_INT(memory.ntotals, 2)) {
		CHECK(memory.totals[0].bytes == UINT64_MAX);
		CHECK_INT(memory.totals[1].bytes, 15);
	}
	arena_free(&arena);
}

TEST(allocators_of_a_memory_dump)
{
	const struct memory_allocator *m;

	memory_of("{\"allocators\":{\"gpu\":{\"guid\":\"a\",\"attrs\":{"
	    "\"size\":{\"value\":\"10\"},\"effective_size\":{\"value\":"
	    "\"no number\"},\"n\":{\"units\":\"objects\",\"value\":\"3\"},"
	    "\"b\":{\"units\":\"bytes\",\"value\":\"4\"},"
	    "\"s\":{\"value\":\"some\"}}}},\"allocators_graph\":["
	    "{\"source\":\"a\",\"target\":\"b\",\"type\":\"ownership\"},"
	    "{\"source\":\"c\",\"target\":\"d\",\"type\":\"other\"}]}",
	    MEMORY_ALLOCATORS);
	if (!CHECK_INT(memory.nallocators, 1) ||
	    !CHECK_INT(memory.allocators[0].nattributes, 3) ||
	    !CHECK_INT(memory.nownerships, 1))
		return;
	m = memory.allocators;
	CHECK(text_is(&m->path, "gpu") && text_is(&m->id, "a"));
	CHECK_INT(m->has_size, 1);
	CHECK_INT(m->size, 0x10);
	CHECK_INT(m->has_effective, 0);
	CHECK_INT(m->attributes[0].number, 3);
	CHECK_INT(m->attributes[0].is_bytes, 0);
	CHECK_INT(m->attributes[1].is_bytes, 1);
	CHECK(text_is(&m->attributes[2].text, "some"));
	CHECK_INT(m->attributes[2].has_number, 0);
	CHECK(text_is(&memory.ownerships[0].owner, "a"));
	CHECK(text_is(&memory.ownerships[0].owned, "b"));
	arena_free(&arena);
}

TEST(mapped_files_of_a_memory_dump)
{
	memory_of("{\"process_mmaps\":{\"vm_regions\":[{\"mf\":\"lib\","
	    "\"sz\":\"20\",\"bs\":{\"pss\":\"5\",\"pd\":\"1\"}},"
	    "{\"sz\":\"8\",\"bs\":{\"pc\":\"1\",\"pd\":\"2\",\"sc\":\"3\","
	    "\"sd\":\"4\"}}]}}", MEMORY_MAPPED);
	if (!CHECK_INT(memory.nmapped, 2))
		return;
	CHECK(text_is(&memory.mapped[0].file, "lib"));
	CHECK_INT(memory.mapped[0].size, 0x20);
	CHECK_INT(memory.mapped[0].resident, 5);
	CHECK_INT(memory.mapped[0].dirty, 1);
	CHECK(memory.mapped[1].file.p == NULL);
	CHECK_INT(memory.mapped[1].resident, 10);
	arena_free(&arena);
}

TEST(parts_of_a_memory_dump_that_are_not_asked_for)
{
	const char *dumps = "{\"process_totals\":{\"a\":\"1\"},"
	    "\"allocators\":{\"a\":{}},\"process_mmaps\":"
	    "{\"vm_regions\":[{}]}}";

	memory_of(dumps, MEMORY_TOTALS);
	CHECK(memory.ntotals == 1 && memory.nallocators == 0 &&
	    memory.nmapped == 0);
	memory_of(dumps, MEMORY_ALLOCATORS);
	CHECK(memory.ntotals == 0 && memory.nallocators == 1 &&
	    memory.nmapped == 0);
	memory_of("7", MEMORY_ALL);
	CHECK(memory.ntotals == 0 && memory.nallocators == 0);
	CHECK(chrome_memory_mentions(dumps, strlen(dumps), MEMORY_TOTALS));
	CHECK(!chrome_memory_mentions("{}", 2, MEMORY_TOTALS));
	CHECK(chrome_memory_mentions("{}", 2, MEMORY_ALL));
	CHECK(chrome_memory_mentions("", 0, MEMORY_TOTALS));
	CHECK(chrome_memory_mentions("{\"process_mmaps\":1}", 19,
	    MEMORY_TOTALS | MEMORY_MAPPED));
	CHECK(chrome_memory_mentions("{\"allocators\":1}", 16,
	    MEMORY_ALLOCATORS));
	CHECK(!chrome_memory_mentions("{\"allocators\":1}", 16,
	    MEMORY_TOTALS | MEMORY_MAPPED));
	arena_free(&arena);
}

/* ---- brief facts, without a tree ---- */

/* Returns 0 and what a text says, -1 when that is left to the tree. */
static int
brief_text_of(const char *text, struct brief_text *b)
{
	struct json j = { 0 };
	struct event e = { 0 };
	struct span event;

	memset(b, 0, sizeof(*b));
	if (text == NULL)
		return 0;
	j.base = j.p = text;
	j.end = text + strlen(text);
	if (json_value(&j, JSON_ANY, &event) != JSON_OK)
		return -1;
	e.f[F_ARGS] = json_find(&j, &event, "args");
	e.f[F_ID2] = json_find(&j, &event, "id2");
	e.have = (e.f[F_ARGS].type != SPAN_NONE) << F_ARGS |
	    (e.f[F_ID2].type != SPAN_NONE) << F_ID2;
	return chrome_brief_text(text, j.p, &e, b);
}

/*
 * Reads brief facts, which must be those of the tree; returns the cpu time, or
 * -2: they are left to it.
 */
static int64_t
cpu_of(const char *begin, const char *end)
{
	struct event_facts f = { .tdur = -1 };
	struct brief_text b, e;

	if (brief_text_of(begin, &b) == -1 || brief_text_of(end, &e) == -1)
		return -2;
	chrome_brief_of(&b, &e, &f);
	facts_of(begin, end);
	CHECK_INT(f.tdur, facts.tdur);
	CHECK_INT(f.tts, facts.tts);
	CHECK_INT(f.instructions, facts.instructions);
	CHECK_INT(f.instructions_delta, facts.instructions_delta);
	CHECK_INT(f.has & ~(unsigned)FACT_STACK, facts.has);
	CHECK_INT(f.has & FACT_STACK ? 1 : 0, facts.callsite_id != NULL ||
	    facts.end_callsite_id != NULL);
	return f.tdur;
}

TEST(cpu_time_of_a_text_is_that_of_the_facts)
{
	CHECK_INT(cpu_of("{\"ph\":\"X\",\"tts\":3,\"tdur\":2}", NULL), 2000);
	CHECK_INT(cpu_of("{\"args\":{\"tdur\":9,\"a\":[{}]},\"tts\":\"3\","
	    "\"tdur\":\"2.5\",\"ph\":\"X\"}", NULL), 2500);
	CHECK_INT(cpu_of("{\"id2\":{\"local\":\"tts\"},\"tts\":3,"
	    "\"tdur\":2,\"ph\":\"X\"}", NULL), 2000);
	CHECK_INT(cpu_of("{\"id2\":[3],\"tts\":3,\"ph\":\"X\"}", NULL), -2);
	CHECK_INT(cpu_of("{ \"ph\" : \"X\" ,\n\t\"tts\": 3, \"tdur\": 1e1 }",
	    NULL), 10000);
	CHECK_INT(cpu_of("{\"ph\":\"X\",\"tdur\":2}", NULL), -1);
	CHECK_INT(cpu_of("{\"ph\":\"X\",\"tts\":3}", NULL), -1);
	CHECK_INT(cpu_of("{\"ph\":\"B\",\"tts\":3,\"tdur\":0}",
	    "{\"ph\":\"E\",\"tts\":7}"), 4000);
	CHECK_INT(cpu_of("{\"ph\":\"B\",\"tts\":3}", "{\"ph\":\"E\"}"), -1);
	CHECK_INT(cpu_of("{\"ph\":\"X\",\"tts\":1,\"tdur\":5,\"tdur\":6}",
	    NULL), 6000);
	CHECK_INT(cpu_of("{\"ph\":\"X\",\"tts\":\"x\",\"tdur\":5}", NULL), -1);
	CHECK_INT(cpu_of("{\"ph\":\"\",\"tts\":1,\"tdur\":5}", NULL), -1);
	CHECK_INT(cpu_of("{\"ph\":\"X\",\"tts\":-4,\"tdur\":-5}", NULL), -5000);
	CHECK_INT(cpu_of("{\"ph\":5,\"tts\":1,\"tdur\":5}", NULL), -1);
	CHECK_INT(cpu_of("{\"ph\":\"B\",\"tts\":-9223372036854775",
	    NULL), -2);
	CHECK_INT(cpu_of("{\"ph\":\"B\",\"tts\":-9223372036854775}",
	    "{\"tts\":9223372036854775}"), -1);
}

TEST(brief_facts_have_instructions_and_say_where_stacks_are)
{
	static const char *const texts[][2] = {
	    { "{\"ticount\":7,\"tidelta\":5}" },
	    { "{\"ticount\":\"7\"}", "{\"ticount\":19}" },
	    { "{\"ticount\":7,\"tidelta\":\"x\"}", "{\"ticount\":9}" },
	    { "{\"ticount\":7.5}" }, { "{\"tidelta\":7}" },
	    { "{\"ticount\":-9223372036854775808}", "{\"ticount\":1}" },
	    { "{\"ph\":\"X\",\"sf\":3}" }, { "{\"ph\":\"X\",\"esf\":3}" },
	    { "{\"ph\":\"B\"}", "{\"ph\":\"E\",\"sf\":\"a\"}" } };
	size_t i;

	for (i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		CHECK_INT(cpu_of(texts[i][0], texts[i][1]), -1);
}

TEST(what_needs_more_than_a_look_is_left_to_the_tree)
{
	static const char *const texts[] = { "{}",
	    "{\"ph\":\"X\",\"t\\u0074s\":1,\"tdur\":5}",
	    "{\"ph\":\"X\",\"name\":\"a\\\"\",\"tts\":1,\"tdur\":5}",
	    "{\"ph\":\"X\",\"tts\":1,\"stack\":[\"tdur\"],\"tdur\":5}",
	    "{\"ph\":\"X\",\"tts\":1,\"id2\":[{\"tdur\":4}],\"tdur\":5}",
	    "{\"ph\":\"X\",\"tts\":1,\"tdur\":true}",
	    "{\"ph\":\"X\",\"tts\":1,,\"tdur\":5}",
	    "{\"ph\":\"X\",\"tts\":1,\"tdur\":5,}",
	    "{\"ph\":\"X\" \"tts\":1,\"tdur\":5}",
	    "{\"ph\":\"X\",\"name\":\"a\"b\",\"tts\":1,\"tdur\":5}",
	    "{\"ph\":\"X\",\"tts\":1,\"tdur\":5,\"args\":[1]}",
	    "{\"ph\":\"X\",\"tts\":1,\"tdur\":" };
	size_t i;

	for (i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		CHECK_INT(cpu_of(texts[i], NULL), -2);
}

TEST_MAIN
