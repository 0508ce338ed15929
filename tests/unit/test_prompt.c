/* prompt: line editing, by scripts of keys. */
#include "config.h"

#include "ttv/key.h"
#include "ttv/prompt.h"
#include "ttv/text.h"

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

/* ---- against a line of characters ---- */

#define MOST	200		/* characters of a line */

static struct {
	uint32_t	ch[MOST];
	int		n, at;
} line;

static void
line_cut(int from, int to)
{
	memmove(&line.ch[from], &line.ch[to], (size_t)(line.n - to) *
	    sizeof(line.ch[0]));
	line.n -= to - from;
	line.at = from;
}

/* Does to the line what a key is to do to a prompt. */
static void
line_key(uint32_t key)
{
	int from = line.at;

	switch (key) {
	case K_BACKSPACE:
		line_cut(line.at > 0 ? line.at - 1 : 0, line.at);
		break;
	case K_DELETE:
		line_cut(line.at, line.at < line.n ? line.at + 1 : line.n);
		break;
	case K_CTRL('u'):
		line_cut(0, line.at);
		break;
	case K_CTRL('k'):
		line.n = line.at;
		break;
	case K_CTRL('w'):
		for (; from > 0 && line.ch[from - 1] == ' '; from--)
			;
		for (; from > 0 && line.ch[from - 1] != ' '; from--)
			;
		line_cut(from, line.at);
		break;
	case K_LEFT:
		line.at -= line.at > 0;
		break;
	case K_RIGHT:
		line.at += line.at < line.n;
		break;
	case K_HOME:
		line.at = 0;
		break;
	case K_END:
		line.at = line.n;
		break;
	default:
		memmove(&line.ch[line.at + 1], &line.ch[line.at],
		    (size_t)(line.n - line.at) * sizeof(line.ch[0]));
		line.ch[line.at++] = key;
		line.n++;
	}
}

/* Writes the characters [from, to) of the line; returns their columns. */
static int
line_text(int from, int to, char *out)
{
	int cols = 0;

	for (; from < to; from++) {
		out += text_encode(line.ch[from], out);
		cols += text_width(line.ch[from]);
	}
	*out = '\0';
	return cols;
}

/* Looks at what a prompt shows in some columns, and where its cursor is. */
static void
shows(const struct prompt *p, int cols)
{
	char want[4 * MOST + 9] = "say: ", got[4 * MOST + 9];
	int from = 0, room = cols - 6 > 1 ? cols - 6 : 1, at;

	while (from < line.at && line_text(from, line.at, want + 5) > room)
		from++;
	at = 5 + line_text(from, line.at, want + 5);
	line_text(from, line.n, want + 5);
	CHECK_INT(prompt_show(p, "say: ", cols, got, sizeof(got)), at);
	CHECK_STR(got, want);
}

TEST(any_keys_do_what_they_do_to_a_line_of_characters)
{
	static const uint32_t keys[] = { 'a', 'b', ' ', ' ', 'c', 0xe9, 0x65e5,
	    0x301, 0x1f600, 'd', 'e', 'f', K_BACKSPACE, K_DELETE, K_CTRL('u'),
	    K_CTRL('k'), K_CTRL('w'), K_LEFT, K_LEFT, K_LEFT, K_RIGHT, K_HOME,
	    K_END };
	char text[4 * MOST + 1];
	uint64_t r = 1;
	struct prompt p;
	uint32_t key;
	int i, rare;

	prompt_open(&p, NULL, "");
	memset(&line, 0, sizeof(line));
	for (i = 0; i < 6000; i++) {
		r = r * UINT64_C(6364136223846793005) + 1442695040888963407;
		/* a whole line is seldom cut, so that there are long ones */
		rare = r >> 60 != 0;
		key = keys[(r >> 33) % (sizeof(keys) / sizeof(*keys))];
		if ((rare && (key == K_CTRL('u') || key == K_CTRL('k'))) ||
		    (key == K_BACKSPACE && line.n == 0) || line.n == MOST - 1)
			continue;
		line_key(key);
		prompt_key(&p, key);
		line_text(0, line.n, text);
		CHECK_STR(p.text, text);
		CHECK_INT(p.len, strlen(text));
		line_text(0, line.at, text);
		CHECK_INT(p.at, strlen(text));
		if (test_bad > 0)
			return;
		shows(&p, (int)(r >> 40) % 30 + 1);
	}
}

TEST_MAIN
