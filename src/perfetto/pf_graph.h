#ifndef PF_GRAPH_H
#define PF_GRAPH_H
/* Graphs of the objects on heaps of Java (HeapGraph). */
#include "pf_part.h"

/* HeapGraphType.Kind: those that matter. */
enum { PF_KIND_NOREFERENCES = 2, PF_KIND_STRING, PF_KIND_ARRAY,
	PF_KIND_WEAK_REFERENCE = 9, PF_KIND_FINALIZER_REFERENCE,
	PF_KIND_PHANTOM_REFERENCE };

struct pf_heap_object {
	uint32_t	 graph;
	uint32_t	 class;
	uint32_t	 set;		/* its first reference, if nrefs */
	uint32_t	 nrefs;
	uint32_t	 nruntime;	/* the last of them, of the runtime */
	int64_t		 size, native;
	int64_t		 registry;	/* of a NativeAllocationRegistry: bytes
					 * of each allocation; RECORD_NULL */
	uint8_t		 heap;		/* HeapType; 0: not known */
	uint8_t		 fields;	/* 1: the references name their
					 * fields */
	uint8_t		 seen;		/* 1: the file describes it */
	uint8_t		 root;		/* HeapGraphRoot.Type + 1; 0: none */
	uint32_t	 distance;	/* from a root; NONE: not reachable */
	uint32_t	 callsite;	/* of the way from there */
	struct pf_span	 message;	/* HeapGraphObject, if it says values
					 * of fields; p NULL */
};

struct pf_heap_reference {
	uint32_t	 owner, owned;	/* objects; owned NONE: null */
	uint64_t	 field;		/* iid; 0: none */
	uint32_t	 name, type;	/* strings, when settled */
	uint32_t	 clear;		/* string: name that was obfuscated */
};

struct pf_heap_class {
	uint32_t	 graph;
	struct pf_span	 message;	/* HeapGraphType; p NULL: none */
	struct pf_span	 name, place;
	uint32_t	 clear;		/* string: name that was obfuscated */
	uint32_t	 super;		/* class, or NONE */
	uint32_t	 loader;	/* object, or NONE */
	uint8_t		 kind;
};

/* A graph, of the packets of a sequence up to one that is the last. */
struct pf_graph {
	uint32_t	 upid;
	int64_t		 ts;
	uint64_t	 off;
	uint64_t	 last_id;	/* of an object */
	uint64_t	 index;		/* of the last packet */
	int64_t		 heap_size;	/* RECORD_NULL */
	uint8_t		 heap;		/* of the last object */
	uint8_t		 truncated, begun, ended;
	uint8_t		 oome;		/* 1: taken as no memory was left */
	uint32_t	*objects;	/* numbers, as they came */
	size_t		 nobjects, objects_cap;
	struct pf_span	*roots;		/* HeapGraphRoot */
	size_t		 nroots, roots_cap;
};

struct pf_heap {
	struct pf_world	*w;
	struct builder	*b;
	struct pf_told	*told;		/* takes functions of stacks */
	struct pf_graph	*graphs;
	size_t		 ngraphs, graphs_cap;
	struct idtab	 seq_ids;	/* sequence */
	uint32_t	*newest;	/* the newest graph of each */
	size_t		 newest_cap;
	struct idtab	 object_ids;	/* graph, id */
	struct pf_heap_object *objects;
	size_t		 objects_cap;
	struct idtab	 class_ids;	/* graph, id */
	struct pf_heap_class *classes;
	size_t		 classes_cap;
	struct idtab	 field_ids;	/* graph, iid */
	struct pf_span	*fields;
	size_t		 fields_cap;
	struct idtab	 place_ids;	/* graph, iid */
	struct pf_span	*places;
	size_t		 places_cap;
	struct pf_heap_reference *refs;
	size_t		 nrefs, refs_cap;
};

/* Returns the number of an object of a graph, which is new or not. */
uint32_t pf_heap_object(struct pf_heap *, uint32_t graph, uint64_t id);
/* pf_graph_end.c: settles what names stand for, and writes all rows. */
void	pf_graph_end(struct pf_heap *);
/* pf_super.c: sets which classes others extend, where objects say it. */
void	pf_graph_super(struct pf_heap *);
/* pf_clear.c: the name within "java.lang.Class<NAME[]>" and "NAME[][]". */
struct pf_span pf_class_base(const struct pf_span *);
/* pf_art.c: adds what the runtime says of processes, and its graphs. */
void	pf_arts(struct pf_heap *, const struct pf_part *, size_t n);
/* pf_clear.c: sets the names that the file says were obfuscated. */
void	pf_graph_clear(struct pf_heap *);

/* pf_alloc.c: likewise, all ProfilePacket packets. */
void	pf_allocs(struct pf_part *, size_t n);
/* Reads all HeapGraph packets of the parts, once these are read. */
void	pf_graphs(struct pf_part *, size_t n);

#endif
