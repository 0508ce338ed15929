/*
 * prompt: line editing.  The text is UTF-8 and the cursor is a byte offset,
 * always at the start of a character.  The keys are those of a shell's line:
 * arrows, Home, End, Ctrl-A/E/B/F, Ctrl-U/K/W, Backspace, Delete.  Up and Down
 * recall lines of the history; the unfinished line is kept as the draft.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/key.h"
#include "ttv/prompt.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

void
history_add(struct history *h, const char *text)
{
	int i;

	if (*text == '\0')
		return;
	for (i = 0; i < h->n; i++)
		if (strcmp(h->v[i], text) == 0)
			break;
	if (i == h->n && h->n == PROMPT_HISTORY)
		i = 0;
	if (i < h->n) {
		free(h->v[i]);
		memmove(&h->v[i], &h->v[i + 1],
		    (size_t)(h->n - i - 1) * sizeof(h->v[0]));
		h->n--;
	}
	h->v[h->n++] = xstrdup(text);
}

void
history_free(struct history *h)
{
	while (h->n > 0)
		free(h->v[--h->n]);
}

void
prompt_set(struct prompt *p, const char *text)
{
	strlcpy(p->text, text, sizeof(p->text));
	p->len = p->at = strlen(p->text);
}

void
prompt_open(struct prompt *p, struct history *history, const char *text)
{
	memset(p, 0, sizeof(*p));
	p->history = history;
	p->recall = history != NULL ? history->n : 0;
	prompt_set(p, text);
}

static int
is_tail(char c)
{
	return ((unsigned char)c & 0xc0) == 0x80;
}

static size_t
char_before(const struct prompt *p, size_t at)
{
	if (at == 0)
		return 0;
	for (at--; at > 0 && is_tail(p->text[at]); at--)
		;
	return at;
}

static size_t
char_after(const struct prompt *p, size_t at)
{
	if (at == p->len)
		return at;
	for (at++; at < p->len && is_tail(p->text[at]); at++)
		;
	return at;
}

/* Returns the start of the word before the cursor. */
static size_t
word(const struct prompt *p)
{
	size_t at = p->at;

	while (at > 0 && p->text[at - 1] == ' ')
		at--;
	while (at > 0 && p->text[at - 1] != ' ')
		at--;
	return at;
}

static enum prompt_result
cut(struct prompt *p, size_t from, size_t to)
{
	if (from == to)
		return PROMPT_MOVED;
	memmove(p->text + from, p->text + to, p->len - to + 1);
	p->len -= to - from;
	p->at = from;
	return PROMPT_EDITED;
}

static enum prompt_result
insert(struct prompt *p, uint32_t key)
{
	char utf8[4];
	size_t n;

	if (text_width(key) < 0)
		return PROMPT_IGNORED;
	n = text_encode(key, utf8);
	if (p->len + n >= sizeof(p->text))
		return PROMPT_MOVED;
	memmove(p->text + p->at + n, p->text + p->at, p->len - p->at + 1);
	memcpy(p->text + p->at, utf8, n);
	p->len += n;
	p->at += n;
	return PROMPT_EDITED;
}

static enum prompt_result
recall(struct prompt *p, int dir)
{
	int to = p->recall + dir;

	if (p->history == NULL || to < 0 || to > p->history->n)
		return PROMPT_MOVED;
	if (p->recall == p->history->n)
		strlcpy(p->draft, p->text, sizeof(p->draft));
	p->recall = to;
	prompt_set(p, to == p->history->n ? p->draft : p->history->v[to]);
	return PROMPT_EDITED;
}

/*
 * Goes to the next older line with the text that was typed; the first time that
 * is the draft.
 */
static enum prompt_result
recall_with(struct prompt *p)
{
	int i;

	if (p->history == NULL)
		return PROMPT_MOVED;
	if (p->recall == p->history->n)
		strlcpy(p->draft, p->text, sizeof(p->draft));
	for (i = p->recall - 1; i >= 0; i--)
		if (strcasestr(p->history->v[i], p->draft) != NULL) {
			p->recall = i;
			prompt_set(p, p->history->v[i]);
			return PROMPT_EDITED;
		}
	return PROMPT_MOVED;
}

static enum prompt_result
move(struct prompt *p, size_t at)
{
	p->at = at;
	return PROMPT_MOVED;
}

enum prompt_result
prompt_key(struct prompt *p, uint32_t key)
{
	switch (key) {
	case K_ENTER:
		if (p->history != NULL)
			history_add(p->history, p->text);
		return PROMPT_ACCEPTED;
	case K_ESC:
	case K_CTRL('c'):
		return PROMPT_CANCELLED;
	case K_BACKSPACE:
	case K_CTRL('h'):
		if (p->len == 0)
			return PROMPT_CANCELLED;
		return cut(p, char_before(p, p->at), p->at);
	case K_DELETE:
	case K_CTRL('d'):
		return cut(p, p->at, char_after(p, p->at));
	case K_CTRL('u'):
		return cut(p, 0, p->at);
	case K_CTRL('k'):
		return cut(p, p->at, p->len);
	case K_CTRL('w'):
		return cut(p, word(p), p->at);
	case K_LEFT:
	case K_CTRL('b'):
		return move(p, char_before(p, p->at));
	case K_RIGHT:
	case K_CTRL('f'):
		return move(p, char_after(p, p->at));
	case K_HOME:
	case K_CTRL('a'):
		return move(p, 0);
	case K_END:
	case K_CTRL('e'):
		return move(p, p->len);
	case K_UP:
	case K_CTRL('p'):
		return recall(p, -1);
	case K_CTRL('r'):
		return recall_with(p);
	case K_DOWN:
	case K_CTRL('n'):
		return recall(p, 1);
	default:
		return insert(p, key);
	}
}

static int
width(const char *s, size_t len)
{
	size_t i, used;
	int cols = 0, w;

	for (i = 0; i < len; i += used)
		if ((w = text_width(text_decode(s + i, len - i, &used))) > 0)
			cols += w;
		else if (w < 0)
			cols++;
	return cols;
}

int
prompt_show(const struct prompt *p, const char *label, int cols, char *out,
    size_t n)
{
	size_t from = 0;
	int room;

	room = cols - width(label, strlen(label)) - 1;
	if (room < 1)
		room = 1;
	while (from < p->at && width(p->text + from, p->at - from) > room)
		from = char_after(p, from);
	snprintf(out, n, "%s%s", label, p->text + from);
	return width(label, strlen(label)) +
	    width(p->text + from, p->at - from);
}
