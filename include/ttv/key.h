#ifndef TTV_KEY_H
#define TTV_KEY_H
/*
 * Keys.  A key is a number: the character that was typed, a control character
 * (Ctrl-D is 4), or one of the names below.  Its text is the character itself
 * or a name between angles: w  <C-d>  <Down>  <Space>  <lt>.
 *
 * A mouse event is a key with a place: <Click:12,5> is in the 12th column of
 * the fifth row.  Bindings have no place: <Click>.
 */
#include <stddef.h>
#include <stdint.h>

enum {
	K_NONE = 0,		/* no key; never bound */
	K_TAB = 9,
	K_ENTER = 13,
	K_ESC = 27,
	K_BACKSPACE = 127,
	K_UP = 0x110000, K_DOWN, K_LEFT, K_RIGHT, K_HOME, K_END, K_PGUP,
	K_PGDN, K_INSERT, K_DELETE, K_BACKTAB,
	K_F1, K_F2, K_F3, K_F4, K_F5, K_F6, K_F7, K_F8, K_F9, K_F10, K_F11,
	K_F12,
	K_CLICK, K_DRAG, K_RELEASE,	/* the mouse's left button */
	K_DOUBLE,		/* instead of the second of two clicks */
	K_RIGHT_CLICK,		/* the right button */
	K_WHEEL_UP, K_WHEEL_DOWN, K_WHEEL_LEFT, K_WHEEL_RIGHT,
	K_CTRL_WHEEL_UP, K_CTRL_WHEEL_DOWN,
	K_ANY,			/* in a binding: any key, which is its
				 * argument */
	/* what a terminal reports besides keys */
	K_PASTE, K_PASTE_END,	/* around text that is pasted */
	K_RESIZE,		/* the terminal has another size */
	K_RESUMED,		/* another program had the terminal: paint all
				 * cells */
	K_GONE			/* the terminal hung up, or a signal ends the
				 * program */
};
#define K_CTRL(c)	((uint32_t)(c) & 0x1f)

#define KEY_PLACE_MAX	4095
/*
 * Returns a key of the mouse with a place, from 1 to KEY_PLACE_MAX; K_NONE for
 * other keys and places.
 */
uint32_t key_mouse(uint32_t key, uint32_t col, uint32_t row);
/*
 * Returns the key without its place; gets the place from 0.  A key without a
 * place is returned unchanged.
 */
uint32_t key_place(uint32_t key, int *col, int *row);

/*
 * Parses the key at *s and moves *s past the key.  Returns 0, or -1 at the end
 * of the text and at an unknown name between angles ('<' alone is a key).
 */
int	key_parse(const char **s, uint32_t *key);
/*
 * Parses all of s; returns the number of keys, or -1 for a bad text or more
 * than `max` keys.
 */
int	key_parse_all(const char *s, uint32_t *keys, int max);
/* Writes a key as key_parse() reads it, "<C-d>"; returns the length. */
size_t	key_format(char *, size_t n, uint32_t key);
/* Writes a key for people, "Ctrl-D", "Down", "{a-z}"; returns the length. */
size_t	key_label(char *, size_t n, uint32_t key);

#endif
