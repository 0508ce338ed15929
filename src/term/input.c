/*
 * input: translates keys from ncurses into those of ttv/key.h.  A function key
 * that has no row in the table is dropped: a stray sequence must not become
 * the letters that it consists of.  A reply of the terminal, which ncurses
 * does not know, must not either (reply.c).
 */
#include "config.h"

#include <curses.h>
#include <string.h>

#include "ttv/elapsed.h"
#include "ttv/key.h"

#include "mouse.h"
#include "reply.h"
#include "input.h"

static struct {
	struct reply	reply;
	uint32_t	keys[2 * REPLY_MAX];	/* once held, turned out to be
						 * keys */
	int		n, at;
	int64_t		since;		/* ms; time of the last held key */
	struct mouse_clicks clicks;
} in;

/* Codes of key sequences that terminfo does not name. */
#define CODE_PASTE	(KEY_MAX + 1)
#define CODE_PASTE_END	(KEY_MAX + 2)

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
	{ CODE_PASTE, K_PASTE }, { CODE_PASTE_END, K_PASTE_END },
	{ 0, K_NONE }
};

static uint32_t
input_decode(int code)
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
input_character(wint_t c)
{
	if (c == '\n')
		return K_ENTER;
	if (c == '\b')
		return K_BACKSPACE;
	return c <= 0x10ffff ? (uint32_t)c : K_NONE;
}

void
input_define_keys(void)
{
	define_key(NULL, KEY_MOUSE);	/* reply.c reads its reports */
	define_key("\033[200~", CODE_PASTE);
	define_key("\033[201~", CODE_PASTE_END);
}

void
input_init(void)
{
	reply_init(&in.reply);
	in.n = in.at = 0;
}

void
input_mouse(int on)
{
	in.reply.reports = on;
}

int
input_held(int hold)
{
	int64_t left = in.since + hold - now_ms();

	if (in.reply.nheld == 0 || reply_is_report(&in.reply))
		return -1;
	return left > 0 ? (int)left : 0;
}

/* Queues the held bytes as keys: they are no reply. */
static void
input_release_held(void)
{
	if (in.at == in.n)
		in.at = in.n = 0;
	memcpy(&in.keys[in.n], in.reply.held, (size_t)in.reply.nheld *
	    sizeof(in.keys[0]));
	in.n += in.reply.nheld;
	in.reply.nheld = 0;
}

int
input_answered(void)
{
	int who = in.reply.who;

	in.reply.who = 0;
	return who;
}

int
input_column(void)
{
	int column = in.reply.column;

	in.reply.column = 0;
	return column;
}

int
input_knows_sync(void)
{
	return in.reply.knows_sync;
}

static uint32_t
input_next_queued(void)
{
	return in.at < in.n ? in.keys[in.at++] : K_NONE;
}

/*
 * Passes a key through the answers.  Returns the next key, or K_NONE when the
 * key is, or may be, part of a reply.
 */
static uint32_t
input_take(uint32_t key)
{
	uint32_t mouse;

	if (reply_take(&in.reply, key)) {
		mouse = in.reply.mouse;
		in.reply.mouse = K_NONE;
		in.since = now_ms();
		return mouse_double(&in.clicks, mouse, in.since);
	}
	if (in.reply.nheld == 0)
		return key;
	input_release_held();
	if (!reply_take(&in.reply, key))	/* it may begin a reply */
		in.keys[in.n++] = key;
	in.since = now_ms();
	return input_next_queued();
}

/* Returns queued keys first, then the keys that ncurses has ready. */
uint32_t
input_key(int hold)
{
	wint_t c = 0;
	uint32_t key;
	int rc;

	if ((key = input_next_queued()) != K_NONE)
		return key;
	while ((rc = get_wch(&c)) != ERR) {
		key = rc == KEY_CODE_YES ? input_decode((int)c) :
		    input_character(c);
		if (key != K_NONE && (key = input_take(key)) != K_NONE)
			return key;
	}
	if (input_held(hold) == 0)
		input_release_held();
	return input_next_queued();
}
