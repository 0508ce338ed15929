#ifndef TTV_LETTERS_H
#define TTV_LETTERS_H
/*
 * What happened, by a letter, for tests that write their events as letters:
 * those of the Trace Event Format, and F for a flow's end around its point.
 */
#include <string.h>

#include "ttv/builder.h"

/* Returns the place of a letter among those of an enum. */
static inline int
letter_index(const char *letters, char letter)
{
	const char *p = strchr(letters, letter);

	return p == NULL ? 0 : (int)(p - letters);
}

static inline enum async_step
letter_async(char letter)
{
	return (enum async_step)letter_index("benSTpF", letter);
}

static inline enum flow_step
letter_flow(char letter)
{
	return (enum flow_step)letter_index("stfF", letter);
}

static inline enum object_step
letter_object(char letter)
{
	return (enum object_step)letter_index("NOD", letter);
}

static inline enum context_step
letter_context(char letter)
{
	return (enum context_step)letter_index("()", letter);
}

/* Counts an event of that letter. */
static inline void
letter_count(struct builder *b, char letter)
{
	builder_count(b, builder_string(b, &letter, 1), 0, 1);
}

#endif
