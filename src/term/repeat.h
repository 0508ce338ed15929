#ifndef REPEAT_H
#define REPEAT_H
/* Whether the terminal repeats characters, and which; its tab stops. */
#include <stddef.h>

/*
 * Returns what to send to an open terminal of these columns to learn whether it
 * can repeat a character and has tab stops, or "" where its description has
 * another way.  It answers with a column, which repeat_answer() takes.
 */
const char *repeat_question(int cols);
void	repeat_answer(int column);
void	repeat_set(int can, int tabs);
int	repeat_can(void);		/* what was learnt */
int	repeat_tabs(void);		/* the last column with a tab stop, from
					 * 0; 0: none is to be used */
/*
 * Returns the bytes of the character at p if it can be repeated: ASCII, a
 * middle dot, or a line or block character; else 0.
 */
size_t	repeat_glyph(const char *p, size_t n);

#endif
