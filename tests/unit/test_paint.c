/*
 * paint_line: a row becomes another one, in the cheapest bytes.
 *
 * A small terminal reads the bytes and must show the other row, for random rows
 * and each thing that a terminal may be able to do.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/text.h"

#include "../../src/term/paint_line.h"
#include "test.h"

#define COLS	40
#define SHADE	"\342\226\222"
#define LIGHT	"\342\226\221"

static const struct paint_can all = { 1, 1, 1 }, none = { 0, 0, 0 };
static const struct sgr_pen plain = { -1, -1, 0 };

/* ---- a terminal of one row ---- */

static struct {
	struct paint_cell row[COLS];
	struct sgr	pen;		/* what was asked for so far */
	struct paint_can can;
	int		col;
	uint32_t	last;		/* what REP repeats; 0: nothing */
} term;

static void
term_put(uint32_t ch)
{
	CHECK(term.col < COLS);
	if (term.col < COLS) {
		term.row[term.col].ch = ch;
		term.row[term.col++].pen = term.pen.want;
	}
	term.last = ch;
}

static void
term_erase(int n)
{
	int i;

	for (i = term.col; i < term.col + n && i < COLS; i++) {
		term.row[i].ch = ' ';
		term.row[i].pen = plain;
		if (term.can.ground)
			term.row[i].pen.bg = term.pen.want.bg;
	}
}

static void
term_sequence(const char *s, size_t len)
{
	int n = len > 3 ? (int)strtol(s + 2, NULL, 10) : 1;
	struct buf dropped = BUF_INIT;

	switch (s[len - 1]) {
	case 'm':
		sgr_filter(&term.pen, s, len, &dropped);
		buf_free(&dropped);
		return;			/* REP repeats what was before */
	case 'b':
		CHECK(term.can.repeat && term.last != 0);
		while (n-- > 0)
			term_put(term.last);
		/* terminals differ in what REP does at the margin */
		CHECK(term.col < COLS);
		return;
	case 'C':
		CHECK(term.col < COLS);
		term.col += n;
		break;
	case 'D':
		CHECK(term.col < COLS);
		term.col -= n;
		break;
	case 'X':
		CHECK(term.can.erase);
		term_erase(n);
		break;
	case 'K':
		CHECK(len == 3);
		term_erase(COLS);
		break;
	default:
		CHECK_STR(s, "a known sequence");
	}
	term.last = 0;
}

static void
term_read(const char *s, size_t len)
{
	size_t i = 0, n;
	uint32_t c;

	while (i < len) {
		if (s[i] == '\033') {
			for (n = i + 2; n < len && s[n] < 0x40; n++)
				;
			term_sequence(s + i, n + 1 - i);
			i = n + 1;
		} else if (s[i] == '\r') {
			term.col = 0;
			term.last = 0;
			i++;
		} else {
			c = text_decode(s + i, len - i, &n);
			term_put(c);
			i += n;
		}
	}
}

/* ---- rows ---- */

static int
shows_same(const struct paint_cell *a, const struct paint_cell *b)
{
	int blank = a->ch == ' ' && b->ch == ' ' && !((a->pen.attrs |
	    b->pen.attrs) & (SGR_UNDERLINE | SGR_REVERSE));

	return a->ch == b->ch && a->pen.bg == b->pen.bg && (blank ||
	    (a->pen.fg == b->pen.fg && a->pen.attrs == b->pen.attrs));
}

/* Sets a row from a text of one pen. */
static void
row_set(struct paint_cell *row, const char *text, struct sgr_pen pen)
{
	size_t len = strlen(text), at = 0, n;
	int i;

	for (i = 0; i < COLS; i++) {
		row[i].ch = ' ';
		row[i].pen = plain;
		if (at < len) {
			row[i].ch = text_decode(text + at, len - at, &n);
			row[i].pen = pen;
			at += n;
		}
	}
}

/* Returns the bytes from one row to another; "(nothing)" or "(wide)". */
static const char *
painted(const struct paint_cell *was, const struct paint_cell *now,
    const struct paint_can *can, int left)
{
	static struct buf out;
	struct paint_line *l = paint_line_new(COLS);
	struct sgr s;
	int rc, i;

	sgr_init(&s);
	s.known = s.iso = 1;
	buf_clear(&out);
	rc = paint_line_find(l, &s, can, was, now, left);
	if (rc != 1) {
		paint_line_free(l);
		return rc == 0 ? "(nothing)" : "(wide)";
	}
	memcpy(term.row, was, sizeof(term.row));
	sgr_init(&term.pen);
	term.can = *can;
	term.col = paint_line_from(l);
	term.last = 0;
	paint_line_send(l, &s, &out);
	buf_adds(&out, "");
	term_read(out.data, out.len);
	for (i = 0; i < COLS; i++)
		if (!shows_same(&term.row[i], &now[i]))
			break;
	CHECK_INT(i, COLS);
	/* the pen that the next row begins with */
	CHECK(term.pen.want.fg == s.have.fg && term.pen.want.bg == s.have.bg &&
	    term.pen.want.attrs == s.have.attrs);
	paint_line_free(l);
	return out.data;
}

static const char *
from_to(const char *a, const char *b, const struct paint_can *can)
{
	struct paint_cell was[COLS], now[COLS];

	row_set(was, a, plain);
	row_set(now, b, plain);
	return painted(was, now, can, 0);
}

TEST(an_equal_row_is_nothing)
{
	CHECK_STR(from_to("some text", "some text", &all), "(nothing)");
}

TEST(cells_that_are_right_are_passed_over_where_that_is_shorter)
{
	CHECK_STR(from_to("a" SHADE SHADE "b", "c" SHADE SHADE "d", &none),
	    "c\033[2Cd");
	CHECK_STR(from_to("a" SHADE "b", "c" SHADE "d", &none), "c\033[Cd");
	CHECK_STR(from_to("axyb", "cxyd", &none), "cxyd");
}

TEST(a_run_is_repeated)
{
	CHECK_STR(from_to("", SHADE SHADE SHADE SHADE SHADE "x", &all),
	    SHADE "\033[4bx");
	CHECK_STR(from_to("", SHADE SHADE SHADE "x", &none),
	    SHADE SHADE SHADE "x");
}

TEST(the_rest_of_a_row_is_erased)
{
	CHECK_STR(from_to("abcdefghij", "ab", &none), "\033[K");
}

TEST(blanks_are_erased_where_no_ground_is_in_the_way)
{
	struct paint_cell was[COLS], now[COLS];
	struct sgr_pen ground = { -1, 4, 0 };
	struct paint_can can = { 0, 1, 0 };
	const char *x20 = "xxxxxxxxxxxxxxxxxxxx";

	CHECK_STR(from_to("xxxxxxxxxxxxxxxxxxxxxx", "x                    x",
	    &can), "\033[20X");
	row_set(was, x20, plain);
	row_set(now, "                    ", ground);
	CHECK_STR(painted(was, now, &none, 0),
	    "\033[44m                    ");
	can.ground = 1;
	CHECK_STR(painted(was, now, &can, 0), "\033[44m\033[20X");
}

TEST(texture_is_filled_first)
{
	CHECK_STR(from_to("", "    " SHADE SHADE SHADE SHADE LIGHT SHADE SHADE
	    SHADE SHADE LIGHT SHADE SHADE SHADE SHADE LIGHT SHADE SHADE SHADE
	    SHADE LIGHT "x", &all),
	    SHADE "\033[20b\033[17D" LIGHT "\033[4C" LIGHT "\033[4C" LIGHT
	    "\033[4C" LIGHT "x");
}

TEST(labels_are_not_filled)
{
	struct paint_cell was[COLS], now[COLS];

	row_set(was, "", plain);
	row_set(now, "aaaaaabaaaaaabaaaaabaaaaaa", plain);
	CHECK(strchr(painted(was, now, &all, 0), 'D') != NULL);
	CHECK(strchr(painted(was, now, &all, 30), 'D') == NULL);
}

TEST(a_wide_character_is_left_alone)
{
	struct paint_cell was[COLS], now[COLS];

	row_set(was, "ab\346\227\245 cd", plain);
	was[3].ch = 0;
	memcpy(now, was, sizeof(now));
	now[5].ch = 'x';
	CHECK_STR(painted(was, now, &all, 0), "x");
	now[1].ch = 'x';		/* between the two */
	CHECK_STR(painted(was, now, &all, 0), "(wide)");
	memcpy(now, was, sizeof(now));
	now[2].ch = 0x6708;
	CHECK_STR(painted(was, now, &all, 0), "(wide)");
	CHECK_STR(painted(now, was, &all, 0), "(wide)");
}

/* ---- at random ---- */

static uint32_t
random_below(uint64_t *state, uint32_t n)
{
	*state = *state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (uint32_t)(*state >> 33) % n;
}

static void
row_random(uint64_t *r, struct paint_cell *row)
{
	static const uint32_t glyphs[] = { ' ', ' ', 0x2591, 0x2592, 0xb7,
	    'a', 0x2026, 0x1f600 };
	static const int colours[] = { -1, -1, 3, 12, 110 };
	struct paint_cell c = { 0, { -1, -1, 0 } };
	uint32_t kinds = 2 + random_below(r, 7);
	int i;

	for (i = 0; i < COLS; i++) {
		if (i == 0 || random_below(r, 3) == 0)
			c.ch = glyphs[random_below(r, kinds)];
		if (random_below(r, 6) == 0) {
			c.pen.fg = colours[random_below(r, 5)];
			c.pen.bg = colours[random_below(r, 5)];
			c.pen.attrs = random_below(r, 3) == 0 ?
			    (uint8_t)random_below(r, 16) : 0;
		}
		row[i] = c;
	}
}

TEST(any_row_becomes_any_other)
{
	struct paint_cell was[COLS], now[COLS];
	struct paint_can can;
	uint64_t r = 1;
	int i, k;

	for (i = 0; i < 4000; i++) {
		row_random(&r, was);
		row_random(&r, now);
		for (k = 0; k < COLS; k++)
			if (i % 3 == 0 || random_below(&r, 2) == 0)
				now[k] = was[k];
		can.repeat = i & 1;
		can.erase = i >> 1 & 1;
		can.ground = i >> 2 & 1;
		if (i % 3 == 0)
			now[random_below(&r, COLS)].ch = 'z';
		painted(was, now, &can, (int)random_below(&r, COLS));
	}
}

TEST_MAIN
