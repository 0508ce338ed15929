#ifndef PLACE_H
#define PLACE_H
/*
 * The options that open a trace at a place, for `ttv view` and `ttv shot`, and
 * those that choose a range of its time.
 */
#include "cmd.h"

struct err;
struct permalink;
struct trace;

#define CMD_PLACE_OPTIONS						\
	{ "from", 0, CMD_WHEN, "TIME", 0, 0, NULL, NULL,		\
	    "Show from this time on: from the start of the trace, or with " \
	    "@ in front of the trace's clock (@796982771000, as ts says " \
	    "it) or of the day (@2026-11-23T09:30:00Z)" },		\
	{ "to", 0, CMD_WHEN, "TIME", 0, 0, NULL, NULL,			\
	    "Show up to this time" },					\
	{ "cursor", 0, CMD_WHEN, "TIME", 0, 0, NULL, NULL,		\
	    "Put the time cursor there" },				\
	{ "track", 0, CMD_STRING, "PATH", 0, 0, NULL, NULL,		\
	    "Go to a track, such as \"app [7] / main [1]\"" },		\
	{ "select", 0, CMD_STRING, "THING", 0, 0, NULL, NULL,		\
	    "Select a thing by its kind, ns from the start, length and name, " \
	    "such as \"slice@1200+500 Paint\", or a slice by its id in SQL, " \
	    "\"slice#12\"" },						\
	{ "filter", 0, CMD_STRING, "EXPRESSION", 0, 0, NULL, NULL,	\
	    "Show only what matches, as & does" },			\
	{ "trace", 0, CMD_STRING, "ID", 0, 0, NULL, NULL,		\
	    "Show only this distributed trace, from edge to edge; a " \
	    "beginning of its id is enough" },				\
	{ "find", 0, CMD_STRING, "TEXT", 0, 0, NULL, NULL,		\
	    "Search, as / does, without moving to a hit" },		\
	{ "find-on", 0, CMD_STRING, "PATH", 0, 0, NULL, NULL,		\
	    "Search the name --find on this track, as # does" },		\
	{ "folds", 0, CMD_CHOICE, "HOW", 0, 0, "open closed", NULL,	\
	    "Unfold or fold all tracks" },				\
	{ "fold", 0, CMD_LIST, "PATH", 0, 0, NULL, NULL,		\
	    "Fold a track, or with --folds=closed unfold it" },		\
	{ "hide", 0, CMD_LIST, "PATH", 0, 0, NULL, NULL,		\
	    "Hide a track" },						\
	{ "pin", 0, CMD_LIST, "PATH", 0, 0, NULL, NULL,			\
	    "Pin a track to the top" },					\
	{ "height", 0, CMD_LIST, "N:PATH", 0, 0, NULL, NULL,		\
	    "Give a track N lines, as z+ does; -1 lets its rows share no " \
	    "lines" },							\
	{ "line", 0, CMD_INT, "N", 0, 100000, NULL, NULL,		\
	    "Go to this line of the track, from 0 on" },		\
	{ "above", 0, CMD_INT, "N", 0, 100000, NULL, NULL,		\
	    "Scroll to have this many lines above the cursor's" },	\
	{ "open", 0, CMD_CHOICE, "PANE", 0, 0,				\
	    "details help metadata summary warnings", NULL,		\
	    "Open a pane" }

/*
 * Sets *t0 and *t1 to the times that --from and --to say, or the start and the
 * end of the trace: 0, or -1 and *err where the range is empty.
 */
int	place_range(const struct cmd_call *, const struct trace *, int64_t *t0,
	    int64_t *t1, struct err *);
/* Fills a permalink, which borrows its texts from the call. */
void	place_of_call(const struct cmd_call *, struct permalink *);
/* Writes the options of loading that were given, each with a blank before. */
void	place_load_words(const struct cmd_call *, struct buf *);

#endif
