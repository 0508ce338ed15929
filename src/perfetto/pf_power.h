#ifndef PF_POWER_H
#define PF_POWER_H
/* Counters of batteries, power rails and the display. */
#include "pf_part.h"

#define NS_A_MS		INT64_C(1000000)

/* Read BatteryCounters and InitialDisplayState. */
void	pf_battery(struct pf_context *);
void	pf_display(struct pf_context *);
/* Reads all PowerRails packets of the parts, once these are read. */
void	pf_rails(struct pf_part *, size_t n);

#endif
