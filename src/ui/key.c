/*
 * Keys and their spellings.  One table of names serves scripts, the config
 * text and the help, so that parsing and printing agree.  An angle bracket
 * before an unknown name is an error only when it is closed ("<Foo>"): '<' is a
 * key too, and a script must be able to type "a < b".
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "ttv/key.h"
#include "ttv/text.h"

struct key_name {
	uint32_t	 key;
	const char	*name;		/* in angles; the first is printed */
	const char	*label;
};

static const struct key_name names[] = {
	{ K_ENTER,	"Enter",	"Enter" },
	{ K_ENTER,	"CR",		"Enter" },
	{ K_TAB,	"Tab",		"Tab" },
	{ K_BACKTAB,	"S-Tab",	"Shift-Tab" },
	{ K_ESC,	"Esc",		"Esc" },
	{ K_BACKSPACE,	"BS",		"Backspace" },
	{ K_DELETE,	"Del",		"Delete" },
	{ K_INSERT,	"Ins",		"Insert" },
	{ ' ',		"Space",	"Space" },
	{ '<',		"lt",		"<" },
	{ K_UP,		"Up",		"Up" },
	{ K_DOWN,	"Down",		"Down" },
	{ K_LEFT,	"Left",		"Left" },
	{ K_RIGHT,	"Right",	"Right" },
	{ K_HOME,	"Home",		"Home" },
	{ K_END,	"End",		"End" },
	{ K_PGUP,	"PgUp",		"PgUp" },
	{ K_PGDN,	"PgDn",		"PgDn" },
	{ K_F1,		"F1",		"F1" },
	{ K_F2,		"F2",		"F2" },
	{ K_F3,		"F3",		"F3" },
	{ K_F4,		"F4",		"F4" },
	{ K_F5,		"F5",		"F5" },
	{ K_F6,		"F6",		"F6" },
	{ K_F7,		"F7",		"F7" },
	{ K_F8,		"F8",		"F8" },
	{ K_F9,		"F9",		"F9" },
	{ K_F10,	"F10",		"F10" },
	{ K_F11,	"F11",		"F11" },
	{ K_F12,	"F12",		"F12" },
	{ K_CLICK,	"Click",	"click" },
	{ K_DRAG,	"Drag",		"drag" },
	{ K_RELEASE,	"Release",	"release" },
	{ K_DOUBLE,	"DoubleClick",	"double click" },
	{ K_RIGHT_CLICK, "RightClick",	"right click" },
	{ K_WHEEL_UP,	"WheelUp",	"wheel" },
	{ K_WHEEL_DOWN,	"WheelDown",	"wheel" },
	{ K_WHEEL_LEFT,	"WheelLeft",	"Shift-wheel" },
	{ K_WHEEL_RIGHT, "WheelRight",	"Shift-wheel" },
	{ K_CTRL_WHEEL_UP, "C-WheelUp",	"Ctrl-wheel" },
	{ K_CTRL_WHEEL_DOWN, "C-WheelDown", "Ctrl-wheel" },
	{ K_PASTE,	"Paste",	"paste" },
	{ K_PASTE_END,	"PasteEnd",	"paste" },
	{ K_ANY,	"Any",		"{a-z}" },
	{ K_NONE,	NULL,		NULL }
};

/* A key with a place: the highest bit, the key's number, row and column. */
#define PLACED		0x80000000u
#define PLACE_BITS	12		/* bits of a row or a column */

uint32_t
key_mouse(uint32_t key, uint32_t col, uint32_t row)
{
	if (key < K_CLICK || key > K_CTRL_WHEEL_DOWN || col < 1 ||
	    col > KEY_PLACE_MAX || row < 1 || row > KEY_PLACE_MAX)
		return K_NONE;
	return PLACED | (key - K_CLICK) << 2 * PLACE_BITS |
	    row << PLACE_BITS | col;
}

uint32_t
key_place(uint32_t key, int *col, int *row)
{
	if (!(key & PLACED))
		return key;
	*col = (int)(key & KEY_PLACE_MAX) - 1;
	*row = (int)(key >> PLACE_BITS & KEY_PLACE_MAX) - 1;
	return K_CLICK + (key >> 2 * PLACE_BITS & 0x7f);
}

static const struct key_name *
by_key(uint32_t key)
{
	const struct key_name *k;

	for (k = names; k->name != NULL; k++)
		if (k->key == key)
			return k;
	return NULL;
}

/* Returns the key of a name of len bytes, or K_NONE. */
static uint32_t
by_name(const char *s, size_t len)
{
	const struct key_name *k;
	unsigned char c;

	if (len == 3 && strncasecmp(s, "C-", 2) == 0) {
		c = (unsigned char)s[2];
		if (c >= 'a' && c <= 'z')
			c -= 'a' - 'A';
		return c > '@' && c <= '_' ? c - '@' : K_NONE;
	}
	for (k = names; k->name != NULL; k++)
		if (strlen(k->name) == len && strncasecmp(k->name, s, len) == 0)
			return k->key;
	return K_NONE;
}

/* Parses a number that ends with `end` and moves *s behind it. */
static uint32_t
number(const char **s, const char *end)
{
	uint32_t n = 0;

	for (; *s < end && **s >= '0' && **s <= '9' && n <= KEY_PLACE_MAX; ++*s)
		n = n * 10 + (uint32_t)(**s - '0');
	return n;
}

/* Parses "Click:12,5" or a name alone. */
static uint32_t
by_text(const char *s, const char *end)
{
	const char *colon = memchr(s, ':', (size_t)(end - s)), *p;
	uint32_t key, col;

	if (colon == NULL)
		return by_name(s, (size_t)(end - s));
	p = colon + 1;
	key = by_name(s, (size_t)(colon - s));
	col = number(&p, end);
	if (p == end || *p++ != ',')
		return K_NONE;
	key = key_mouse(key, col, number(&p, end));
	return p == end ? key : K_NONE;
}

int
key_parse(const char **s, uint32_t *key)
{
	const char *p = *s, *end;
	size_t used;

	if (*p == '\0')
		return -1;
	if (*p == '<' && (end = strchr(p, '>')) != NULL && end - p > 1 &&
	    strcspn(p + 1, " <") >= (size_t)(end - p - 1)) {
		if ((*key = by_text(p + 1, end)) == K_NONE)
			return -1;
		*s = end + 1;
		return 0;
	}
	*key = text_decode(p, strlen(p), &used);
	if (*key == '\n')
		*key = K_ENTER;
	*s = p + used;
	return 0;
}

int
key_parse_all(const char *s, uint32_t *keys, int max)
{
	int n = 0;

	while (*s != '\0') {
		if (n == max || key_parse(&s, &keys[n]) == -1)
			return -1;
		n++;
	}
	return n;
}

/* Writes a key in either spelling; `ctrl` formats a control character. */
static size_t
spell(char *out, size_t n, uint32_t key, const char *name, const char *ctrl,
    int lower)
{
	char utf8[4];
	size_t len;
	int r;

	if (name != NULL)
		r = snprintf(out, n, "%s", name);
	else if (key < ' ')
		r = snprintf(out, n, ctrl, (int)(key + (lower && key >= 1 &&
		    key <= 26 ? '`' : '@')));
	else {
		len = text_encode(key, utf8);
		r = snprintf(out, n, "%.*s", (int)len, utf8);
	}
	return r < 0 ? 0 : (size_t)r < n ? (size_t)r : n > 0 ? n - 1 : 0;
}

size_t
key_format(char *out, size_t n, uint32_t key)
{
	const struct key_name *k = by_key(key);
	char angles[16];

	if (k != NULL)
		snprintf(angles, sizeof(angles), "<%s>", k->name);
	return spell(out, n, key, k != NULL ? angles : NULL, "<C-%c>", 1);
}

size_t
key_label(char *out, size_t n, uint32_t key)
{
	const struct key_name *k = by_key(key);

	return spell(out, n, key, k != NULL ? k->label : NULL, "Ctrl-%c", 0);
}
