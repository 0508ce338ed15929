/*
 * Keys as ncurses decodes them, into ours.  A function key that has no place
 * in the table is read and dropped: a stray sequence must not become the
 * letters that it is made of.
 */
#include "config.h"

#include <curses.h>

#include "ttv/key.h"

#include "input.h"

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

uint32_t
input_key(void)
{
	wint_t c = 0;
	uint32_t key;
	int rc;

	while ((rc = get_wch(&c)) != ERR) {
		key = rc == KEY_CODE_YES ? decode((int)c) : plain(c);
		if (key != K_NONE)
			return key;
	}
	return K_NONE;
}
