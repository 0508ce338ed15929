#ifndef INPUT_H
#define INPUT_H
#include <stdint.h>

/* A key that is there already, or K_NONE; never waits. */
uint32_t	input_key(void);

#endif
