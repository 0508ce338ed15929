#ifndef GOTO_TIME_H
#define GOTO_TIME_H
/*
 * Times that a person types.
 */
#include <stdint.h>

struct app;


#endif
