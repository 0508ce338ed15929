#ifndef GOTO_TIME_H
#define GOTO_TIME_H
/*
 * Times that a person types.
 */
#include <stdint.h>

struct app;

/* Parses a time: 0, or -1. */
int	goto_time_parse(const struct app *, const char *, int64_t *);

#endif
