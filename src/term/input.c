/*
 * Keys as ncurses decodes them, into ours.  A function key that has no place
 * in the table is read and dropped: a stray sequence must not become the
 * letters that it is made of.  Nor must an answer of the terminal (answer.c),
 * which ncurses does not know.
 */
#include "config.h"

#include <curses.h>
#include <string.h>

#include "ttv/elapsed.h"
#include "ttv/key.h"

#include "answer.h"
#include "input.h"

static struct {
	struct answer	answer;
	uint32_t	keys[2 * ANSWER_MAX];	/* were kept back, are none */
	int		n, at;
	int64_t		since;		/* ms; something is held */
} in;

struct key_code {
	int		code;
	uint32_t	key;
};

static const struct key_code codes[] = {
	{ KEY_UP, K_UP }, { KEY_DOWN, K_DOWN }, { KEY_LEFT, K_LEFT },
	{ KEY_RIGHT, K_RIGHT }, { KEY_HOME, K_HOME }, { KEY_FIND, K_HOME },
	{ KEY_END, K_END }, { KEY_SELECT, K_END }, { KEY_LL, K_END },
	{ KEY_A1, K_HOME }, { KEY_A3, K_PGUP }, { KEY_C1, K_END },
	{ KEY_C3, K_PGDN }, { KEY_PPAGE, K_PGUP }, { KEY_NPAGE, K_PGDN },
	{ KEY_IC, K_INSERT }, { KEY_DC, K_DELETE }, { KEY_BTAB, K_BACKTAB },
	{ KEY_BACKSPACE, K_BACKSPACE }, { KEY_ENTER, K_ENTER },
	{ 0, K_NONE }
};

static uint32_t
decode(int code)
{
	const struct key_code *k;

	if (code >= KEY_F(1) && code <= KEY_F(12))
		return K_F1 + (uint32_t)(code - KEY_F(1));
	for (k = codes; k->code != 0; k++)
		if (k->code == code)
			return k->key;
	return K_NONE;
}

static uint32_t
plain(wint_t c)
{
	if (c == '\n')
		return K_ENTER;
	if (c == '\b')
		return K_BACKSPACE;
	return c <= 0x10ffff ? (uint32_t)c : K_NONE;
}

void
input_init(void)
{
	answer_init(&in.answer);
	in.n = in.at = 0;
}

void
input_mouse(int on)
{
	in.answer.reports = on;
}

int
input_held(int hold)
{
	int64_t left = in.since + hold - now_ms();

	if (in.answer.nheld == 0 || answer_is_report(&in.answer))
		return -1;
	return left > 0 ? (int)left : 0;
}

/* That was nothing that the terminal says: the keys come. */
static void
release(void)
{
	if (in.at == in.n)
		in.at = in.n = 0;
	memcpy(&in.keys[in.n], in.answer.held, (size_t)in.answer.nheld *
	    sizeof(in.keys[0]));
	in.n += in.answer.nheld;
	in.answer.nheld = 0;
}

int
input_answered(void)
{
	int who = in.answer.who;

	in.answer.who = 0;
	return who > 0;
}

int
input_knows_sync(void)
{
	return in.answer.knows_sync;
}

static uint32_t
released(void)
{
	return in.at < in.n ? in.keys[in.at++] : K_NONE;
}

/* Takes a key: K_NONE when it is, or may be, of something else. */
static uint32_t
take(uint32_t key)
{
	uint32_t mouse;

	if (answer_take(&in.answer, key)) {
		mouse = in.answer.mouse;
		in.answer.mouse = K_NONE;
		in.since = now_ms();
		return mouse;
	}
	if (in.answer.nheld == 0)
		return key;
	release();
	if (!answer_take(&in.answer, key))	/* one may begin */
		in.keys[in.n++] = key;
	in.since = now_ms();
	return released();
}

/* Keys that were kept back come first; then what is there is looked at. */
uint32_t
input_key(int hold)
{
	wint_t c = 0;
	uint32_t key;
	int rc;

	if ((key = released()) != K_NONE)
		return key;
	while ((rc = get_wch(&c)) != ERR) {
		key = rc == KEY_CODE_YES ? decode((int)c) : plain(c);
		if (key != K_NONE && (key = take(key)) != K_NONE)
			return key;
	}
	if (input_held(hold) == 0)
		release();
	return released();
}
