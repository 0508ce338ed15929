#ifndef TTV_FLAME_H
#define TTV_FLAME_H
/*
 * flame: the merged call tree of a part of a trace: slices, or samples, of
 * some tracks in a range of time, merged where all names from the outermost
 * one on are equal.  Pure functions of (trace, query), for the viewer and for
 * commands.
 *
 *	- The slices are those of an area (ttv/area.h), and count with their
 *	  part inside of it.
 *	- A node has a total and a self: what is its own.  The total is the self
 *	  and the totals of the children, so boxes of that width fit into each
 *	  other.
 *	- A slice without an end, or without a cpu time where that is the
 *	  weight, has no weight of its own: it has that of its children, and
 *	  is counted in `open`.
 *	- Samples of a profile weigh what the file says in the unit that it
 *	  names (bytes, objects, ns).  Where tracks have weights of different
 *	  kinds (a heap profile of pprof has four) a tree has one of them:
 *	  that of the query, else times, else what the file calls its default,
 *	  else the last one.
 *	- By label, slices of one name are apart where what tells them apart
 *	  (ttv/slice_label.h) is: "Source a.h", "Source b.h".
 *	- Inverted, the first nodes are the innermost names and the children
 *	  their callers.  By FLAME_WALL the total is then the time in which a
 *	  name was on the stack (recursion once), by the others its self.
 *	- Sums saturate at the ends of int64.
 *
 * Bounds: at most `most` nodes.  What has no place counts where it is called
 * (its weight in the self of the nearest node, or in the node FLAME_REST) and
 * is numbered in left_out.
 *
 * Cost: O(slices of the area + nodes), on `threads` threads; by FLAME_CPU, and
 * by label those of names that have one, the events are read again, a thousand
 * times dearer.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/area.h"
#include "ttv/entity.h"
#include "ttv/weight.h"

struct bits;
struct buf;
struct err;
struct label_rules;
struct strtab;
struct trace;

/* X(id, word, title) */
#define FLAME_WEIGHT_ROWS(X)						\
	X(WALL, "wall", "wall time")	/* ns between begin and end */	\
	X(SELF, "self", "self time")	/* ns not in children */	\
	X(CPU, "cpu", "cpu time")	/* ns of the thread's clock */	\
	X(COUNT, "count", "count")	/* slices */			\
	X(SAMPLES, "samples", "samples") /* of stacks, by their weight */ \
	X(SAMPLED, "sampled", "sampled time") /* ns from one to the next */
enum flame_weight {
#define FLAME_WEIGHT_ID(id, ...)	FLAME_##id,
	FLAME_WEIGHT_ROWS(FLAME_WEIGHT_ID)
	FLAME_WEIGHTS
};
/* The words of all weights, a blank before each. */
#define FLAME_WEIGHT_WORD(id, word, ...)	" " word
#define FLAME_WEIGHT_WORDS	FLAME_WEIGHT_ROWS(FLAME_WEIGHT_WORD)
struct flame_weight_row {
	const char	*word, *title;
};
extern const struct flame_weight_row flame_weights[FLAME_WEIGHTS];

#define FLAME_NODES	(1u << 20)	/* nodes, unless `most` says else */

struct flame_query {
	int64_t		 t0, t1;	/* t0 <= t1 */
	const uint8_t	*tracks;	/* by track: 1 in the area; NULL: all */
	enum area_what	 what;		/* which slices, up to AREA_CPUS */
	const struct bits *slices;	/* these alone; what is inside of others
					 * is below what is around them; NULL:
					 * all */
	enum flame_weight weight;
	uint32_t	 kind;		/* what samples are to be weights of, a
					 * of flame_kinds(); 0: any */
	int		 by_thread;	/* the first nodes are threads */
	int		 inverted;	/* callers below */
	int		 by_label;	/* slices of other labels are apart */
	const struct label_rules *rules; /* of labels, of the user; or NULL */
	uint32_t	 most;		/* nodes; 0: FLAME_NODES */
	int		 threads;	/* at least 1 */
	struct area_progress *progress;	/* or NULL */
};

struct flame_node {
	uint32_t	parent;		/* its number is lower; root: NONE */
	uint32_t	first, n;	/* children [first, first + n),
					 * the heaviest first */
	uint32_t	name, cat;	/* strings; cat: of a sample's frame */
	uint32_t	place;		/* where its function stands, or 0 */
	uint32_t	label;		/* of flame.labels, or 0 */
	int		shared;		/* 1: the name is that of others, too */
	uint32_t	track;		/* of a thread's node; else NONE */
	uint32_t	depth;		/* 0: the root */
	int64_t		total, self;	/* in the weight's unit, >= 0 */
	int64_t		below;		/* the totals of the children */
	uint64_t	count;		/* slices or samples of this node */
	uint64_t	open;		/* of these: without a weight */
	int64_t		max;		/* the weightiest of them ... */
	uint32_t	longest;	/* ... the first of equals; NONE */
};
#define FLAME_REST	(NONE - 1)	/* name of what had no place */

/* All nodes of one name, threads and callers merged. */
struct flame_name {
	uint32_t	name, cat, place, label;
	int		shared;
	int64_t		total;		/* recursion counts once */
	int64_t		self;
	uint64_t	count;
	int64_t		max;
	uint32_t	longest;
};

struct flame {
	struct flame_node *v;		/* v[0] is the root; by depth */
	uint32_t	 n;		/* at least 1 */
	struct flame_name *names;	/* by self, most first */
	size_t		 nnames;
	struct strtab	*labels;	/* NULL: slices are not told apart */
	enum flame_weight weight;
	enum weight_unit	 unit;		/* of all weights */
	int64_t		 each;		/* what each sample weighs, where all of
					 * the trace do the same, as those of
					 * perf: texts count them; else 0 */
	int		 decimals;	/* of the numbers of weights; the same
					 * in each tree of a trace's samples of
					 * a kind */
	uint32_t	 weighs;	/* what samples are weights of, a string
					 * ("inuse_space", "bytes"); 0: times,
					 * or samples */
	uint32_t	 others;	/* tracks of other weights: left out */
	enum entity	 entity;		/* of `longest` */
	uint32_t	 depth;		/* of the deepest node */
	uint64_t	 entities;	/* slices or samples of the area */
	uint64_t	 open;		/* of these: without a weight */
	uint64_t	 left_out;	/* things past the limit of nodes */
};

/*
 * Returns the samples of [t0, t1] on some tracks, or of threads that are; NULL:
 * on all.  O(tracks + tracks with samples * log samples).
 */
uint64_t flame_sample_count(const struct trace *, const uint8_t *tracks,
	    int64_t t0, int64_t t1);
/*
 * Makes the tree.  Returns 0, or -1 when progress->cancel was set; the tree is
 * to be freed in both cases.
 */
int	 flame_make(struct flame *, const struct trace *,
	    const struct flame_query *);
void	 flame_free(struct flame *);
/*
 * Writes, for each node of a tree, the total of the node of another tree with
 * the same path, which is 0 if there is none: what some of the tracks of
 * `whole` have of it.  Both trees are of one trace.  O(nodes).
 */
void	 flame_of(const struct flame *whole, const struct flame *part,
	    int64_t *total);
/* What matches a pattern. */
struct flame_found {
	uint32_t	nodes;
	int64_t		total;		/* of those below no other */
	int64_t		self;
	uint64_t	costly;		/* names too costly to match */
};
/*
 * Sets hit[i] to 1 for each node, and name_hit[i] for each of f->names, whose
 * name matches a pattern (ttv/find.h), else to 0.  Returns 0, or -1 and *err
 * for a bad expression.
 */
int	 flame_match(const struct flame *, const struct trace *,
	    const char *pattern, uint8_t *hit, uint8_t *name_hit,
	    struct flame_found *, struct err *);
/* Does the same for one name, a string. */
void	 flame_match_name(const struct flame *, uint32_t name, uint8_t *hit,
	    uint8_t *name_hit, struct flame_found *);
/* Returns the node behind one, depth first, its children first if `below`;
 * NONE: no more. */
uint32_t flame_next(const struct flame *, uint32_t node, int below);
/* Returns 1 if the trace has anything of a weight. */
int	 flame_has(const struct trace *, enum flame_weight);
/*
 * Returns what tells most of samples: the time from each to the next, or where
 * there are pauses without any (those of perf, of a thread that sleeps) their
 * number.  O(tracks + callsites).
 */
enum flame_weight flame_sample_weight(const struct trace *);
/* Returns whether a name is that of a function, not of the root or of none. */
int	 flame_is_function(const char *name);
/* Returns the weight that says most of a trace. */
enum flame_weight flame_weight_first(const struct trace *);
/*
 * Returns the track with most samples of those that a tree of all samples has,
 * if there are others; NONE: all samples are of one kind.
 */
uint32_t flame_first_track(const struct trace *);
#define FLAME_KINDS	32		/* of a trace at most; of pprof: 4 */
#define FLAME_TIMES	NONE		/* kinds without a name: times, */
#define FLAME_NUMBERS	(NONE - 1)	/* numbers of nothing that is named */
/*
 * Sets out[0..n) to what samples of the trace are weights of, strings or
 * FLAME_TIMES, FLAME_NUMBERS, in the order of their tracks, and returns n, at
 * most FLAME_KINDS.
 */
size_t	 flame_kinds(const struct trace *, uint32_t *out);
/* Returns what the samples of a track, which has some, are weights of: one of
 * flame_kinds(). */
uint32_t flame_kind_name(const struct trace *, uint32_t track);
/* Returns the name of one of flame_kinds(); "": it has none. */
const char *flame_kind_text(const struct trace *, uint32_t kind);
/*
 * Reads the word of a weight, or of a kind of samples of the trace, which is
 * preferred where the trace has no slices; returns 0, or -1 and *err with all
 * that there are, and sets nothing else.
 */
int	 flame_weight_parse(const struct trace *, const char *,
	    enum flame_weight *, uint32_t *kind, struct err *);
/* Returns what a tree is weighed by: "wall time", "inuse_space". */
const char *flame_title(const struct trace *, const struct flame *);
/* Sets out[0..n) to " a.js:12:3" of a string where a function stands. */
void	 flame_place_text(const struct trace *, uint32_t where, char *out,
	    size_t n);
/* Writes a weight for people: "12.3 ms", "1,024", "0.25", "4.2 MiB". */
size_t	 flame_text(const struct flame *, int64_t, char *, size_t n);
/* The same of a weight >= 0 without decimals, by its unit alone. */
size_t	 flame_unit_text(enum weight_unit, int64_t, char *, size_t n);
/* Appends a weight as a number, with its decimals but for zeros at the end. */
void	 flame_number(struct buf *, const struct flame *, int64_t);
/* Returns whether each sample of a trace stands for as many as it weighs. */
int	 flame_counted(const struct trace *);
/* Returns whether each sample of a trace is the sum of those of its stack. */
int	 flame_summed(const struct trace *);
/*
 * Returns what the things that were counted are: "slice"; "sample", where all
 * weigh the same or have a unit; "stack", where one stands for several samples.
 */
const char *flame_thing(const struct flame *);

/*
 * THE table of columns, from left to right, of `ttv flame` and of the lists of
 * the pane.
 *
 * X(id, title, kind, cols, pane, number): a column is `cols` wide in the
 * command's text (0: it is not in there) and `pane` wide in the viewer;
 * number(node) is what a column of numbers has.  A name takes what is left.
 */
#define FLAME_COLUMN_ROWS(X)						\
	X(TOTAL, "TOTAL", FLAME_IS_WEIGHT, 10, 11, flame_total)		\
	X(TOTAL_SHARE, "%", FLAME_IS_SHARE, 5, 8, flame_total)		\
	X(SELF, "SELF", FLAME_IS_WEIGHT, 10, 11, flame_self)		\
	X(SELF_SHARE, "%", FLAME_IS_SHARE, 0, 8, flame_self)		\
	X(COUNT, "COUNT", FLAME_IS_COUNT, 9, 11, flame_count)		\
	X(NAME, "NAME", FLAME_IS_NAME, TABLE_UNCUT, 0, NULL)
enum flame_column {
#define FLAME_COLUMN_ID(id, ...)	FLAME_COLUMN_##id,
	FLAME_COLUMN_ROWS(FLAME_COLUMN_ID)
	FLAME_COLUMNS
};
struct flame_column_row {
	const char	*title;
	enum { FLAME_IS_WEIGHT,		/* flame_text() */
		FLAME_IS_SHARE,		/* percent of the root's total */
		FLAME_IS_COUNT, FLAME_IS_NAME } kind;
	int		 cols, pane;
	int64_t		(*number)(const struct flame_node *);
};
extern const struct flame_column_row flame_columns[FLAME_COLUMNS];
/* Writes what people see in a column; of FLAME_IS_NAME nothing. */
void	 flame_column_text(const struct flame *, const struct flame_node *,
	    enum flame_column, char *, size_t n);

/*
 * Returns the number of a label of one tree in another, 0 for none, NONE where
 * the other lacks it.
 */
uint32_t flame_label_in(const struct flame *, const struct flame *from,
	    uint32_t label);
/* Returns what tells functions of a name apart: a string, or 0. */
static inline uint32_t
flame_where(const struct flame_node *v)
{
	return v->place != 0 ? v->place : v->cat;
}
/*
 * Returns the name of a node, and in *len its bytes: a string of the trace, or
 * a text in out[0..n).  The name is followed by the node's label, of which the
 * end stays where it is too long; one that several functions share by the file,
 * and the place in it, of this one.  Nothing is sanitised.
 */
const char *flame_label(const struct trace *, const struct flame *,
	    const struct flame_node *, char *out, size_t n, size_t *len);

enum flame_format { FLAME_PLAIN, FLAME_FOLDED, FLAME_SPEEDSCOPE, FLAME_SVG };
/* Writes a piece of the output; returns -1 to stop. */
typedef int	 flame_sink(void *, struct buf *);
/*
 * Writes a tree.  FLAME_PLAIN: at most `most` nodes (0: all).  `title` names
 * the trace.  sink(arg, buf) is called now and then to empty the buffer; NULL:
 * all stays there.
 */
void	 flame_write(struct buf *, const struct trace *, const struct flame *,
	    enum flame_format, const char *title, size_t most, flame_sink *,
	    void *arg);

#endif
