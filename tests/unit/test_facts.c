/*
 * facts: what events of the Trace Event Format say, in terms of the model.
 */
#include "config.h"

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/event_facts.h"
#include "ttv/json.h"
#include "ttv/ref.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "../../src/chrome/chrome.h"
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
	CHECK_STR(text_of(facts.frame), "1");
	CHECK_STR(text_of(facts.end_frame), "\"2\"");
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
	CHECK_STR(text_of(facts.end_frame), "4");
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
	CHECK(facts.frame == NULL && facts.end_stack == NULL &&
	    facts.end_frame == NULL);
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

TEST_MAIN
