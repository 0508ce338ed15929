#ifndef REPEAT_H
#define REPEAT_H
/* Runs of a character, sent as the character and REP. */
#include <stddef.h>

struct buf;

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
/*
 * Appends n bytes of output to a buffer, runs of a glyph as the glyph and REP.
 * The output must begin and end between two characters.
 */
void	repeat_filter(const char *, size_t n, struct buf *);

#endif
