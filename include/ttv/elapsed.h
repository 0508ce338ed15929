#ifndef TTV_ELAPSED_H
#define TTV_ELAPSED_H
/* For what depends on how long something took, and for nothing else. */
#include <stdint.h>

/* Milliseconds since a time that does not change while the program runs. */
int64_t	now_ms(void);

#endif
