#ifndef INPUT_H
#define INPUT_H
#include <stdint.h>

/* Forgets what was read before. */
void		input_init(void);
/*
 * A key that is there already, or K_NONE; never waits.  While an answer of the
 * terminal is awaited, what may be its beginning is kept back.
 */
uint32_t	input_key(int awaited);
/* Something is kept back. */
int		input_held(void);
/* That was no answer: the keys come. */
void		input_release(void);
/* The terminal has said who it is (answer.h) since the last time: 1. */
int		input_answered(void);
/* It has said that it knows synchronised output. */
int		input_knows_sync(void);

#endif
