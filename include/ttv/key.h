#ifndef TTV_KEY_H
#define TTV_KEY_H
/*
 * Keys.  A key is a number: the character that was typed, a control character
 * (Ctrl-D is 4), or one of the names below.  Written, it is the character
 * itself or a name between angles: w  <C-d>  <Down>  <Space>  <lt>.
 *
 * What the mouse does is a key that has a place: <Click:12,5> is in the 12th
 * column of the fifth row.  It is bound without it: <Click>.
 */
#include <stddef.h>
#include <stdint.h>

enum {
	K_NONE = 0,		/* nothing; never bound */
	K_TAB = 9,
	K_ENTER = 13,
	K_ESC = 27,
	K_BACKSPACE = 127,
	K_UP = 0x110000, K_DOWN, K_LEFT, K_RIGHT, K_HOME, K_END, K_PGUP,
	K_PGDN, K_INSERT, K_DELETE, K_BACKTAB,
	K_F1, K_F2, K_F3, K_F4, K_F5, K_F6, K_F7, K_F8, K_F9, K_F10, K_F11,
	K_F12,
	K_CLICK, K_DRAG, K_RELEASE,	/* the mouse's left button */
	K_WHEEL_UP, K_WHEEL_DOWN, K_WHEEL_LEFT, K_WHEEL_RIGHT,
	K_CTRL_WHEEL_UP, K_CTRL_WHEEL_DOWN,
	K_ANY,			/* in a binding: any key, which is its argument */
	/* what a terminal reports besides keys */
	K_RESIZE,		/* it has another size */
	K_RESUMED,		/* it was somebody else's: paint everything */
	K_GONE			/* it hung up, or we were told to end */
};
#define K_CTRL(c)	((uint32_t)(c) & 0x1f)

#define KEY_PLACE_MAX	4095
/* One of the mouse's with a place, from 1 to KEY_PLACE_MAX; else K_NONE. */
uint32_t key_mouse(uint32_t key, uint32_t col, uint32_t row);
/* Which it is, and its place from 0; a key without a place is itself. */
uint32_t key_place(uint32_t key, int *col, int *row);

/*
 * The key at *s, which moves past it.  0, or -1 at the end of the text or when
 * a name between angles is not known ('<' alone is itself).
 */
int	key_parse(const char **s, uint32_t *key);
/* All of the text; the number of keys, or -1 when it is bad or has over max. */
int	key_parse_all(const char *s, uint32_t *keys, int max);
/* As it is parsed: "<C-d>". The length. */
size_t	key_format(char *, size_t n, uint32_t key);
/* For people: "Ctrl-D", "Down", "{a-z}". The length. */
size_t	key_label(char *, size_t n, uint32_t key);

#endif
