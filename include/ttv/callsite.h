#ifndef TTV_CALLSITE_H
#define TTV_CALLSITE_H
/*
 * callsite: entries of call stacks and what is known of them, as a struct trace
 * (ttv/trace.h) has them.
 */
#include <stdint.h>

/*
 * What a file says of an entry of call stacks beyond its name.  Strings, 0: not
 * known.  Entry 0 of the trace says nothing.
 */
struct frame {
	uint64_t	address;	/* that of the first such entry */
	uint32_t	file, module, system_name, category;
	uint32_t	line, column;	/* from 1; 0: not known */
	uint8_t		has_address;
	uint8_t		inlined;
	uint8_t		demangled;	/* 1: the file has system_name for the
					 * name of its callsites */
};
struct callsite {			/* an entry of a call stack */
	uint32_t	name;		/* string */
	uint32_t	cat;		/* string: category or file */
	uint32_t	frame;		/* in the trace's frames; 0: no more is
					 * known */
	uint32_t	place;		/* string: the file, and where in it the
					 * function stands, "a.js:12:3"; 0: not
					 * known */
	uint32_t	parent;		/* callsite nearer the root, or NONE */
};
/* Returns what tells functions of a name apart: the place, or the category. */
static inline uint32_t
callsite_where(const struct callsite *c)
{
	return c->place != 0 ? c->place : c->cat;
}

#define CALLSITE_OF_PROCESS UINT32_C(0x80000000)
struct callsite_id {			/* what the file calls a callsite */
	uint32_t	owner;		/* file; CALLSITE_OF_PROCESS | upid */
	uint32_t	id;		/* string */
	uint32_t	callsite;
};

#endif
