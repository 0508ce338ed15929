/*
 * layout: columns of text for people.  Widths are those of the characters on a
 * terminal, so that columns align for names in any script.
 */
#include "config.h"

#include <limits.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/layout.h"
#include "ttv/text.h"

#define SAFE_MAX	512	/* bytes of a name that are printed, at most */

int
layout_plain(const char *s, size_t len)
{
	unsigned char odd = 0;
	size_t i;

	/* all of them, without a branch: most texts are plain */
	for (i = 0; i < len; i++)
		odd |= (unsigned char)(s[i] < ' ' || s[i] > '~');
	return odd == 0 && len <= INT_MAX;
}

int
layout_width(const char *s, size_t len)
{
	size_t	used;
	int	w, sum = 0;

	if (layout_plain(s, len))	/* most names: ten times as fast */
		return (int)len;
	for (; len > 0; s += used, len -= used) {
		used = 1;
		if (*s >= ' ' && *s <= '~')
			w = 1;
		else
			w = text_width(text_decode(s, len, &used));
		sum += w > 0 ? w : 0;
	}
	return sum;
}

/* Returns the bytes of the characters that fit into width columns. */
static size_t
layout_fit(const char *s, size_t len, int width)
{
	size_t	used, n = 0;
	int	w;

	while (n < len) {
		w = text_width(text_decode(s + n, len - n, &used));
		if (w > width)
			break;
		width -= w > 0 ? w : 0;
		n += used;
	}
	return n;
}

void
layout_safe(struct buf *b, const char *s, size_t len)
{
	char	safe[SAFE_MAX];

	buf_add(b, safe, text_safe(safe, sizeof(safe), s, len));
}

void
layout_left(struct buf *b, int width, const char *s, size_t len)
{
	char	safe[SAFE_MAX];
	int	w;

	len = text_safe(safe, sizeof(safe), s, len);
	if (layout_width(safe, len) > width) {
		len = layout_fit(safe, len, width - 1);
		buf_add(b, safe, len);
		buf_adds(b, "\xe2\x80\xa6");
		w = layout_width(safe, len) + 1;
	} else {
		buf_add(b, safe, len);
		w = layout_width(safe, len);
	}
	if (w < width)
		buf_fill(b, ' ', (size_t)(width - w));
}

void
layout_right(struct buf *b, int width, const char *s)
{
	int	w = layout_width(s, strlen(s));

	if (w < width)
		buf_fill(b, ' ', (size_t)(width - w));
	buf_adds(b, s);
}

void
layout_trim(struct buf *b)
{
	while (b->len > 0 && b->data[b->len - 1] == ' ')
		b->len--;
	if (b->data != NULL)
		b->data[b->len] = '\0';
}
