#ifndef TTV_MEMORY_FACTS_H
#define TTV_MEMORY_FACTS_H
/*
 * Memory facts: what the event of a memory dump says of a process's memory, in
 * terms of the model.  A format fills them from its own text (struct
 * event_source).  One dump may be several events, each with facts of its own.
 *
 * - A text that the event does not state has p NULL.
 * - Texts and arrays live in the arena of the call.
 */
#include <stddef.h>
#include <stdint.h>

enum memory_part {			/* bits: which parts to read */
	MEMORY_TOTALS = 1,
	MEMORY_ALLOCATORS = 2,		/* and ownerships */
	MEMORY_MAPPED = 4,
	MEMORY_ALL = 7
};

enum memory_measure {			/* what a total is */
	MEMORY_OTHER,
	MEMORY_RESIDENT,
	MEMORY_FOOTPRINT,		/* private */
	MEMORY_PEAK_RESIDENT,
	MEMORY_MEASURES
};

struct memory_text {
	const char	*p;
	size_t		 len;
};

struct memory_total {
	struct memory_text name;
	uint64_t	 bytes;
	enum memory_measure measure;
	int		 brief;		/* 1: a short text shows it */
};

struct memory_attribute {
	struct memory_text name;
	struct memory_text text;	/* when it has no number */
	uint64_t	 number;
	int		 has_number;
	int		 is_bytes;	/* the unit of the number */
};

struct memory_allocator {
	struct memory_text path;	/* from the root, '/' between parts */
	struct memory_text id;		/* in ownerships */
	uint64_t	 size;		/* bytes */
	uint64_t	 effective;	/* bytes, without those of owners */
	int		 has_size, has_effective;
	struct memory_attribute *attributes;	/* all but the two sizes */
	size_t		 nattributes;
};

/* The memory of the allocator `owned` is memory of the allocator `owner`. */
struct memory_ownership {
	struct memory_text owner, owned;	/* ids */
};

struct memory_mapped {			/* a mapped range of addresses */
	struct memory_text file;	/* p NULL: of no file */
	uint64_t	 size, resident, dirty;	/* bytes */
};

struct memory_facts {
	struct memory_text level;	/* of detail, in words of the file */
	struct memory_total *totals;
	size_t		 ntotals;
	struct memory_allocator *allocators;
	size_t		 nallocators;
	struct memory_ownership *ownerships;
	size_t		 nownerships;
	struct memory_mapped *mapped;
	size_t		 nmapped;
};

#endif
