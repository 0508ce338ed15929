#ifndef REPEAT_H
#define REPEAT_H
/* Whether the terminal repeats characters, and which. */
#include <stddef.h>

/*
 * Returns what to send to an open terminal to learn whether it can repeat a
 * character, or "" where its description has another way.  It can when the
 * cursor is reported in column REPEAT_COLUMN; repeat_set() takes that.
 */
const char *repeat_question(void);
#define REPEAT_COLUMN	4
void	repeat_set(int can);
int	repeat_can(void);		/* what was set */
/*
 * Returns the bytes of the character at p if it can be repeated: ASCII, a
 * middle dot, or a line or block character; else 0.
 */
size_t	repeat_glyph(const char *p, size_t n);

#endif
