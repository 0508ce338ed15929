/* prompt: line editing, by scripts of keys. */
#include "config.h"

#include "ttv/key.h"
#include "ttv/prompt.h"

#include "test.h"

/* Types keys into p; returns the last result. */
static enum prompt_result
type(struct prompt *p, const char *keys)
{
	enum prompt_result r = PROMPT_IGNORED;
	uint32_t k;

	while (*keys != '\0' && key_parse(&keys, &k) == 0)
		r = prompt_key(p, k);
	return r;
}

static const char *
after(const char *keys)
{
	static struct prompt p;

	prompt_open(&p, NULL, "");
	type(&p, keys);
	return p.text;
}

TEST(typing)
{
	CHECK_STR(after("hello"), "hello");
	CHECK_STR(after("q0w<Space>?"), "q0w ?");
	CHECK_STR(after("größe<BS><BS><BS>"), "gr");
	CHECK_STR(after("日本<Left>x"), "日x本");
}

TEST(editing)
{
	CHECK_STR(after("abc<Left><Left><BS>"), "bc");
	CHECK_STR(after("abc<Home>x<End>y"), "xabcy");
	CHECK_STR(after("abc<C-a>x<C-e>y"), "xabcy");
	CHECK_STR(after("one two<C-w>"), "one ");
	CHECK_STR(after("one two  <C-w><C-w>"), "");
	CHECK_STR(after("one two<C-u>"), "");
	CHECK_STR(after("one two<Left><Left><C-u>"), "wo");
	CHECK_STR(after("one two<Left><Left><C-k>"), "one t");
	CHECK_STR(after("abc<Home><Del><C-d>"), "c");
	CHECK_STR(after("ab<Right><Right><Left><Left><Left>x"), "xab");
}

TEST(results)
{
	struct prompt p;

	prompt_open(&p, NULL, "");
	CHECK_INT(type(&p, "a"), PROMPT_EDITED);
	CHECK_INT(type(&p, "<Left>"), PROMPT_MOVED);
	CHECK_INT(type(&p, "<BS>"), PROMPT_MOVED);
	CHECK_INT(type(&p, "<Tab>"), PROMPT_IGNORED);
	CHECK_INT(type(&p, "<F1>"), PROMPT_IGNORED);
	CHECK_INT(type(&p, "<Enter>"), PROMPT_ACCEPTED);
	CHECK_INT(type(&p, "<Esc>"), PROMPT_CANCELLED);
	CHECK_INT(type(&p, "<C-c>"), PROMPT_CANCELLED);
	CHECK_INT(type(&p, "<C-u><End><BS><BS>"), PROMPT_CANCELLED);
}

TEST(history)
{
	struct history h = { { NULL }, 0 };
	struct prompt p;

	prompt_open(&p, &h, "");
	type(&p, "one<Enter>");
	prompt_open(&p, &h, "");
	type(&p, "two<Enter>");
	prompt_open(&p, &h, "");
	type(&p, "dra<Up>");
	CHECK_STR(p.text, "two");
	type(&p, "<Up><Up>");
	CHECK_STR(p.text, "one");
	type(&p, "<Down><Down>");
	CHECK_STR(p.text, "dra");
	type(&p, "<Down>");
	CHECK_STR(p.text, "dra");
	/* a line that is there already moves to the end */
	history_add(&h, "one");
	CHECK_INT(h.n, 2);
	CHECK_STR(h.v[1], "one");
	history_add(&h, "");
	CHECK_INT(h.n, 2);
	history_free(&h);
}

TEST(history_with_a_text)
{
	struct history h = { { NULL }, 0 };
	struct prompt p;

	history_add(&h, "Paint");
	history_add(&h, "Layout");
	history_add(&h, "paint all");
	prompt_open(&p, &h, "");
	type(&p, "pai<C-r>");
	CHECK_STR(p.text, "paint all");
	type(&p, "<C-r>");
	CHECK_STR(p.text, "Paint");
	type(&p, "<C-r>");			/* none is older */
	CHECK_STR(p.text, "Paint");
	type(&p, "<Down><Down><Down>");		/* back to what was typed */
	CHECK_STR(p.text, "pai");
	type(&p, "<C-u>nothing<C-r>");
	CHECK_STR(p.text, "nothing");
	history_free(&h);
	prompt_open(&p, NULL, "x");
	type(&p, "<C-r>");
	CHECK_STR(p.text, "x");
}

TEST(history_is_bounded)
{
	struct history h = { { NULL }, 0 };
	char text[16];
	int i;

	for (i = 0; i < 3 * PROMPT_HISTORY; i++) {
		snprintf(text, sizeof(text), "%d", i);
		history_add(&h, text);
	}
	CHECK_INT(h.n, PROMPT_HISTORY);
	CHECK_STR(h.v[h.n - 1], "149");
	CHECK_STR(h.v[0], "100");
	history_free(&h);
}

TEST(full_line)
{
	struct prompt p;
	int i;

	prompt_open(&p, NULL, "");
	for (i = 0; i < 2 * PROMPT_MAX; i++)
		type(&p, "é");
	CHECK(p.len < PROMPT_MAX);
	CHECK_INT(p.len % 2, 0);
	CHECK_INT(p.text[p.len], '\0');
}

TEST(showing)
{
	struct prompt p;
	char out[64];

	prompt_open(&p, NULL, "abc");
	CHECK_INT(prompt_show(&p, "/", 80, out, sizeof(out)), 4);
	CHECK_STR(out, "/abc");
	/* the cursor stays visible on a narrow screen */
	prompt_open(&p, NULL, "0123456789");
	CHECK_INT(prompt_show(&p, ":", 6, out, sizeof(out)), 5);
	CHECK_STR(out, ":6789");
	prompt_open(&p, NULL, "日本");
	CHECK_INT(prompt_show(&p, "/", 80, out, sizeof(out)), 5);
	CHECK_INT(prompt_show(&p, "/", 1, out, sizeof(out)), 1);
}

TEST_MAIN
