#ifndef PF_ENERGY_H
#define PF_ENERGY_H
/* Counters of energy by consumer and user, and of times in states. */
#include "pf_part.h"

/* Reads all packets of these of the parts, once the parts are read. */
void	pf_energies(struct pf_part *, size_t n);

#endif
