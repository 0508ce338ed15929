#ifndef INPUT_H
#define INPUT_H
#include <stdint.h>

/* Forgets what was read before. */
void		input_init(void);
/*
 * A key that is there already, or K_NONE; never waits.  What may be the
 * beginning of something that the terminal says is kept back for so many ms.
 */
uint32_t	input_key(int hold);
/* For how many ms something will be kept back from now on; -1: nothing is. */
int		input_held(int hold);
/* From now on the mouse is told of, or no longer. */
void		input_mouse(int on);
/* The terminal has said who it is (answer.h) since the last time: 1. */
int		input_answered(void);
/* It has said that it knows synchronised output. */
int		input_knows_sync(void);

#endif
