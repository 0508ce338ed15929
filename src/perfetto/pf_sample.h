#ifndef PF_SAMPLE_H
#define PF_SAMPLE_H
/* Call stacks, and samples of them. */
#include "ttv/buf.h"
#include "pf_part.h"

/* Fields of InternedData */
enum { PF_IN_FUNCTIONS = 5, PF_IN_FRAMES = 6, PF_IN_STACKS = 7,
	PF_IN_BUILD_IDS = 16, PF_IN_PATHS = 17, PF_IN_MAPPINGS = 19 };

/* Where a frame is. */
struct pf_sample_place {
	struct buf	 path;		/* of its file */
	struct buf	 build_id;	/* in digits of base 16 */
	uint64_t	 pc;		/* as the file's headers count */
	int		 named;		/* 1: its function is known */
};

/* Where something interned is looked up. */
struct pf_lookup {
	const struct pf_world *w;
	uint32_t	 seq;
	const struct pf_epoch *e;
	uint64_t	 pos;
	/* what goes before it: returns 0, or -1 where it has none; or NULL */
	int		(*own)(void *arg, uint32_t field, uint64_t iid,
			    struct pf_span *);
	void		*arg;
	struct pf_sample_place *place;	/* of the frame that a name is given
					 * for; NULL: not asked for */
};

/*
 * Calls fn with the name of each frame of an interned stack, root first.
 * Returns 0, or -1 when the stack, or a frame of it, was not found.
 */
int	pf_sample_stack(const struct pf_lookup *, uint64_t iid,
	    void (*fn)(void *, const char *, size_t), void *arg);

/*
 * Sets the callsite of an interned stack, or of what was found of it; returns
 * as pf_sample_stack().
 */
int	pf_sample_callsites(struct builder *, const struct pf_lookup *,
	    uint64_t iid, uint32_t *leaf);

/* Returns the callsite of an interned stack, or NONE, counted. */
uint32_t pf_sample_leaf(struct pf_context *, uint64_t iid);

/* Read a StreamingProfilePacket, and a PerfSample. */
void	pf_sample_stream(struct pf_context *);
void	pf_sample_perf(struct pf_context *);
/* Adds the rows of what took samples of perf. */
void	pf_sample_sessions(const struct pf_world *, struct builder *);
/* Adds the times of a StreamingProfilePacket up. */
void	pf_sample_sum(const struct pf_world *, struct pf_sums *, uint32_t seq,
	    const struct pf_epoch *, const struct pf_span *);

#endif
