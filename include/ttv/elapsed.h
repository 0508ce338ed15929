#ifndef TTV_ELAPSED_H
#define TTV_ELAPSED_H
/* A monotonic clock: for decisions that depend on elapsed time only. */
#include <stdint.h>

/* Returns milliseconds since a moment that is fixed while the program runs. */
int64_t	now_ms(void);

#endif
