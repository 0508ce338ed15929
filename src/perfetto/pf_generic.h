#ifndef PF_GENERIC_H
#define PF_GENERIC_H
/* Events of kernels other than Linux. */
#include "pf_part.h"

/* Read packets: of a task that enters a state, a frequency, a task's name. */
void	pf_generic_state(struct pf_context *);
void	pf_generic_frequency(struct pf_context *);
void	pf_generic_rename(struct pf_context *);
/* Makes the processes and threads of a tree, for each part. */
void	pf_generic_tree(struct pf_world *, struct builder *,
	    const struct pf_place *);

#endif
