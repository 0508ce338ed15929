/*
 * mouse: parses a report of the mouse without its frame: "button;column;row".
 * The button has bits for the modifier keys.  Of the others than the left one
 * the press of the right button counts.  The wheel is a button that is never
 * released; Shift turns it sideways.
 */
#include "config.h"

#include "ttv/key.h"

#include "mouse.h"

#define SHIFT	4
#define CTRL	16
#define MOVED	32
#define WHEEL	64
#define RIGHT	2
#define WHICH	(3 | WHEEL | 128)	/* the bits that number the button */

static uint32_t
wheel(uint32_t button)
{
	static const uint32_t turns[] = { K_WHEEL_UP, K_WHEEL_DOWN,
	    K_WHEEL_LEFT, K_WHEEL_RIGHT };
	uint32_t to = button & 3;

	if (to < 2 && button & CTRL)
		return to == 0 ? K_CTRL_WHEEL_UP : K_CTRL_WHEEL_DOWN;
	if (to < 2 && button & SHIFT)
		to += 2;
	return turns[to];
}

uint32_t
mouse_key(const uint32_t *text, int n, int pressed)
{
	uint32_t v[3] = { 0, 0, 0 }, which;
	int i, k = 0;

	for (i = 0; i < n; i++) {
		if (text[i] == ';' && ++k == 3)
			return K_NONE;
		if (text[i] != ';' && v[k] <= KEY_PLACE_MAX)
			v[k] = v[k] * 10 + text[i] - '0';
	}
	which = v[0] & WHICH;
	if (k != 2 || v[0] > 0xff)
		return K_NONE;
	if (which & WHEEL)
		return pressed && which < 128 ? key_mouse(wheel(v[0]), v[1],
		    v[2]) : K_NONE;
	if (which == RIGHT && pressed && !(v[0] & MOVED))
		return key_mouse(K_RIGHT_CLICK, v[1], v[2]);
	if (which != 0)
		return K_NONE;
	return key_mouse(!pressed ? K_RELEASE : v[0] & MOVED ? K_DRAG :
	    K_CLICK, v[1], v[2]);
}

uint32_t
mouse_double(struct mouse_clicks *c, uint32_t key, int64_t now)
{
	int col, row;

	if (key_place(key, &col, &row) != K_CLICK)
		return key;
	if (c->key == key && now - c->at <= DOUBLE_MS) {
		c->key = K_NONE;	/* a third click is a first one */
		return key_mouse(K_DOUBLE, (uint32_t)col + 1,
		    (uint32_t)row + 1);
	}
	c->key = key;
	c->at = now;
	return key;
}
