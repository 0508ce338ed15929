#ifndef PF_CHUNK_H
#define PF_CHUNK_H
/*
 * pf_chunk: a chunk of the input as the first pass needs it: what its packets
 * do to the state that packets share.  Chunks are read by several threads;
 * pf_scan.c applies them in the order of the file.
 */
#include "pf.h"

/* Extra values of an event at most that are added up by chunks. */
#define PF_ITEM_INTS	2

/*
 * A packet that changes shared state, or a run: track events of a sequence, in
 * one block, that do no more than to add to its sums.
 */
struct pf_item {
	uint64_t	 pos;		/* of the first packet */
	uint64_t	 ts, ts_bits;	/* of a run: the sum of its times, and
					 * their bits or-ed: where the high ones
					 * are 0 the sum did not overflow */
	int64_t		 ints[PF_ITEM_INTS];	/* sums of extra values */
	uint64_t	 int_bits;	/* their amounts, or-ed likewise */
	uint32_t	 seq, machine, clock;
	uint8_t		 run;		/* 0: a packet */
	uint8_t		 needs;		/* PF_SEQ_NEEDS, of a run's packets */
	uint8_t		 has_ts;
	uint8_t		 nints;		/* the most of an event */
};

struct pf_first {			/* the first event of a track that has a
					 * name */
	uint64_t	 uuid, pos;
};

/* Tracks whose first events are known; of others several may be noted. */
#define PF_CHUNK_FIRSTS	256

/*
 * Sequences whose runs are open: the packets of one come in groups.  Packets
 * that name a clock have runs of their own, as other packets lie between them.
 */
#define PF_CHUNK_SLOTS	64

struct pf_chunk {
	struct pf_input	 in;		/* counts nothing */
	uint64_t	 from, to;	/* packets that begin here are its */
	uint64_t	 first;		/* where it begins, or UINT64_MAX */
	uint64_t	 next;		/* where the next one begins */
	uint8_t		 careful;	/* 1: there are no runs */
	uint8_t		 broken;	/* 1: at `next` is no packet */
	uint8_t		 untimed;	/* 1: a packet needs the time of others
					 * before it */
	uint64_t	 npackets;
	uint64_t	 end;		/* of the last packet, or 0 */
	struct pf_item	*items;		/* ascending by pos */
	size_t		 nitems, items_cap;
	uint64_t	*blocks;	/* the first packet of each block that
					 * a packet begins in */
	size_t		 nblocks, blocks_cap;
	struct pf_first	*firsts;	/* ascending by pos */
	size_t		 nfirsts, firsts_cap;
	uint64_t	 block;		/* of the last packet; UINT64_MAX:
					 * none */
	uint32_t	 slots[PF_CHUNK_SLOTS][2]; /* item + 1; 0: none */
	uint64_t	 seen[PF_CHUNK_FIRSTS];	/* uuids, by their hash */
};

/* Finds where the packets of a chunk begin, and reads them. */
void	pf_chunk_guess(struct pf_chunk *);
/*
 * Reads the packets of a chunk from a position on.  Input `loud` counts what is
 * broken and passes it over; NULL: the chunk ends there.
 */
void	pf_chunk_read(struct pf_chunk *, uint64_t pos, struct pf_input *loud);
void	pf_chunk_free(struct pf_chunk *);

#endif
