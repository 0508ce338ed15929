#ifndef MOUSE_H
#define MOUSE_H
/*
 * The mouse, as terminals report it: presses, drags and the wheel (modes 1000
 * and 1002), in the form without a limit to columns (SGR, mode 1006).
 */
#include <stdint.h>

#define MOUSE_ON	"\033[?1000h\033[?1002h\033[?1006h"
#define MOUSE_OFF	"\033[?1006l\033[?1002l\033[?1000l"

/*
 * Returns the key of a report "0;12;5" of n characters, with its place
 * (ttv/key.h), or K_NONE.  pressed: 1, or 0 for a release.
 */
uint32_t	mouse_key(const uint32_t *text, int n, int pressed);

/* A second click on a cell within this time is a double click; ms, as usual. */
#define DOUBLE_MS	400
struct mouse_clicks {
	uint32_t	key;		/* the click before, with its place */
	int64_t		at;		/* ms */
};
/* Returns a key, or K_DOUBLE for the second of two clicks. */
uint32_t	mouse_double(struct mouse_clicks *, uint32_t key, int64_t now);

#endif
