#ifndef PF_SAMPLE_H
#define PF_SAMPLE_H
/* Call stacks, and samples of them. */
#include "pf_part.h"

/* Where something interned is looked up. */
struct pf_lookup {
	const struct pf_world *w;
	uint32_t	 seq;
	const struct pf_epoch *e;
	uint64_t	 pos;
};

/*
 * Calls fn with the name of each frame of an interned stack, root first.
 * Returns 0, or -1 when the stack, or a frame of it, was not found.
 */
int	pf_sample_stack(const struct pf_lookup *, uint64_t iid,
	    void (*fn)(void *, const char *, size_t), void *arg);

/* Read a StreamingProfilePacket, and a PerfSample. */
void	pf_sample_stream(struct pf_context *);
void	pf_sample_perf(struct pf_context *);
/* Adds the rows of what took samples of perf. */
void	pf_sample_sessions(const struct pf_world *, struct builder *);
/* Adds the times of a StreamingProfilePacket up. */
void	pf_sample_sum(const struct pf_world *, struct pf_sums *, uint32_t seq,
	    const struct pf_epoch *, const struct pf_span *);

#endif
