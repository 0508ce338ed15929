#ifndef PF_SAMPLE_H
#define PF_SAMPLE_H
/* Call stacks, and samples of them. */
#include "ttv/buf.h"
#include "pf_part.h"

/* Fields of InternedData */
enum { PF_IN_FUNCTIONS = 5, PF_IN_FRAMES = 6, PF_IN_STACKS = 7,
	PF_IN_BUILD_IDS = 16, PF_IN_PATHS = 17, PF_IN_SOURCE_PATHS = 18,
	PF_IN_MAPPINGS = 19 };

/* Where something interned is looked up. */
struct pf_lookup {
	const struct pf_world *w;
	uint32_t	 seq;
	const struct pf_epoch *e;
	uint64_t	 pos;
	struct builder	*b;		/* has the strings of mappings; NULL:
					 * they are not asked for */
	struct pf_mappings *mappings;	/* that were looked up so */
	struct pf_told	*told;		/* takes functions; or NULL, as b */
	/* what goes before it: returns 0, or -1 where it has none; or NULL */
	int		(*own)(void *arg, uint32_t field, uint64_t iid,
			    struct pf_span *);
	void		*arg;
};

/* A frame of a stack. */
struct pf_sampled {
	struct pf_span	 name;
	const struct pf_mapping *mapping; /* or NULL */
	uint64_t	 pc;		/* as the headers of its file count */
	int		 named;		/* 1: its function is known */
	struct pf_span	 source;	/* file that it stands in, or empty */
	uint64_t	 line;		/* in it; 0: not known */
	struct pf_span	 kind;		/* interpreted, gc ...; or empty */
};

/* What a stack lacks: */
#define PF_STACK_LOST	1	/* itself, or a frame */
#define PF_STACK_CUT	2	/* of a path or a build id, which is too long */

/*
 * Calls fn with each frame of an interned stack, root first, which holds until
 * fn returns.  Returns what the stack lacks, PF_STACK_.
 */
int	pf_sample_stack(const struct pf_lookup *, uint64_t iid,
	    void (*fn)(void *, const struct pf_sampled *), void *arg);

/*
 * Sets the callsite of an interned stack, or of what was found of it; returns
 * as pf_sample_stack().
 */
int	pf_sample_callsites(const struct pf_lookup *, uint64_t iid,
	    uint32_t *leaf);

/*
 * Returns the callsite, within a parent, of a function that stands in a file,
 * at a line; 0: not known.
 */
uint32_t pf_inline_callsite(struct builder *, const struct pf_span *name,
	    const struct pf_span *file, uint64_t line, uint32_t parent,
	    uint64_t off);

/* pf_clear_code.c */
/* Finds the classes whose names were obfuscated. */
void	pf_obscured_make(struct pf_world *);
void	pf_obscured_free(struct pf_obscured *);
/*
 * Returns what a function of the file of a path was called, as a string of a
 * builder; 0: as it is.  Looks nothing up beyond a bound, which is counted.
 */
uint32_t pf_clear_code(const struct pf_world *, struct builder *,
	    const struct pf_span *name, const char *path);

/* pf_told.c */
/* A function: its name, its file or 0, and the path or the package of that,
 * which are strings. */
struct pf_told_key {
	uint32_t	 name, module, path;
};
/*
 * Notes what a function is called, which may be empty, and what kind of code it
 * is, or an empty text.
 */
void	pf_told_add(struct pf_told *, const struct pf_told_key *,
	    const struct pf_span *called, const struct pf_span *kind);
/* Adds the rows of frame_fact, of the functions that n parts have noted. */
void	pf_told_rows(struct pf_part *, size_t n);

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
