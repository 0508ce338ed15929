#ifndef TOKEN_H
#define TOKEN_H
/*
 * token: the words of SQL, as SQLite divides a text into them.
 */
#include <stddef.h>

enum token_type {
	TOKEN_END,
	TOKEN_SPACE,		/* blanks and comments */
	TOKEN_WORD,
	TOKEN_QUOTED,		/* a name in quotes */
	TOKEN_STRING,
	TOKEN_NUMBER,
	TOKEN_PARAM,		/* ?1 :a @a $a */
	TOKEN_PUNCT		/* one character */
};

struct token {
	enum token_type	 type;
	const char	*s;
	size_t		 len;
};

/*
 * Returns the token at s, of which n bytes are left; TOKEN_END for n = 0.  What
 * does not end, as a comment or a string, ends with the text.
 */
struct token	token_at(const char *s, size_t n);
/* Returns the same, after blanks and comments. */
struct token	token_skip(const char *s, size_t n);
/* Returns 1 if a token is a word, in any letter case, or a character. */
int		token_is(struct token, const char *);

#endif
