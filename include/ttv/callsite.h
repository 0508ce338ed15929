#ifndef TTV_CALLSITE_H
#define TTV_CALLSITE_H
/*
 * callsite: entries of call stacks and what is known of them, as a struct trace
 * (ttv/trace.h) has them.
 */
#include <stdint.h>

enum frame_place {
	FRAME_PLACE_NONE,	/* not known, or the function is */
	FRAME_PLACE_FIRST,	/* as headers count: that of the first of
				 * several, whose function is known */
	FRAME_PLACE_OFFSET,	/* bytes from the begin of the file */
	FRAME_PLACE_ADDRESS,	/* as its headers and symbols count */
	FRAME_PLACE_EITHER
};

/*
 * What a file says of an entry of call stacks beyond its name.  Strings, 0: not
 * known.  Entry 0 of the trace says nothing.
 */
struct frame {
	uint64_t	address;	/* that of the first such entry */
	uint64_t	place;		/* in the file of the module; FIRST:
					 * of the first such entry; beyond: of
					 * one whose function is not known, and
					 * entries differ by it */
	uint32_t	file, module, system_name, category;
	uint32_t	build_id;	/* of the module, hexadecimal digits */
	uint32_t	line, column;	/* from 1; 0: not known */
	uint8_t		has_address;
	uint8_t		inlined;
	uint8_t		place_is;	/* enum frame_place */
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
