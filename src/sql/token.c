/*
 * token: the words of SQL.
 */
#include "config.h"

#include <string.h>
#include <strings.h>

#include "token.h"

static int
is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
	    (c >= '0' && c <= '9') || (unsigned char)c >= 0x80;
}

static int
is_gap(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

static size_t
word_len(const char *s, size_t n)
{
	size_t i = 0;

	while (i < n && (is_word(s[i]) || s[i] == '$'))
		i++;
	return i;
}

/* Returns the length of blanks and comments, one after the other. */
static size_t
space_len(const char *s, size_t n)
{
	const char *end;
	size_t i = 0;

	while (i < n) {
		if (is_gap(s[i]))
			i++;
		else if (n - i > 1 && s[i] == '-' && s[i + 1] == '-') {
			end = memchr(s + i, '\n', n - i);
			i = end == NULL ? n : (size_t)(end - s) + 1;
		} else if (n - i > 1 && s[i] == '/' && s[i + 1] == '*') {
			i += 2;
			while (i + 1 < n && (s[i] != '*' || s[i + 1] != '/'))
				i++;
			i = i + 1 < n ? i + 2 : n;
		} else
			break;
	}
	return i;
}

/* Returns the length of what begins with a quote; a doubled one is a part. */
static size_t
quoted_len(const char *s, size_t n)
{
	char end = s[0] == '[' ? ']' : s[0];
	size_t i = 1;

	for (; i < n; i++) {
		if (s[i] != end)
			continue;
		if (end == ']' || i + 1 == n || s[i + 1] != end)
			return i + 1;
		i++;
	}
	return n;
}

static size_t
number_len(const char *s, size_t n)
{
	size_t i = 0;

	while (i < n && (is_word(s[i]) || s[i] == '.' ||
	    ((s[i] == '+' || s[i] == '-') && i > 0 &&
	    (s[i - 1] == 'e' || s[i - 1] == 'E') && s[1] != 'x' &&
	    s[1] != 'X')))
		i++;
	return i;
}

struct token
token_at(const char *s, size_t n)
{
	struct token t = { TOKEN_END, s, 0 };

	if (n == 0)
		return t;
	t.type = TOKEN_PUNCT;
	t.len = 1;
	if ((t.len = space_len(s, n)) > 0)
		t.type = TOKEN_SPACE;
	else if (s[0] == '\'') {
		t.type = TOKEN_STRING;
		t.len = quoted_len(s, n);
	} else if (s[0] == '"' || s[0] == '`' || s[0] == '[') {
		t.type = TOKEN_QUOTED;
		t.len = quoted_len(s, n);
	} else if (strchr("?:@$", s[0]) != NULL && s[0] != '\0' && n > 1 &&
	    is_word(s[1])) {
		t.type = TOKEN_PARAM;
		t.len = 1 + word_len(s + 1, n - 1);
	} else if ((s[0] >= '0' && s[0] <= '9') ||
	    (s[0] == '.' && n > 1 && s[1] >= '0' && s[1] <= '9')) {
		t.type = TOKEN_NUMBER;
		t.len = number_len(s, n);
	} else if ((s[0] == 'x' || s[0] == 'X') && n > 1 && s[1] == '\'') {
		t.type = TOKEN_STRING;
		t.len = 1 + quoted_len(s + 1, n - 1);
	} else if (is_word(s[0])) {
		t.type = TOKEN_WORD;
		t.len = word_len(s, n);
	} else
		t.len = 1;
	return t;
}

struct token
token_skip(const char *s, size_t n)
{
	size_t blank = space_len(s, n);

	return token_at(s + blank, n - blank);
}

int
token_is(struct token t, const char *word)
{
	return (t.type == TOKEN_WORD || t.type == TOKEN_PUNCT) &&
	    strlen(word) == t.len && strncasecmp(t.s, word, t.len) == 0;
}
