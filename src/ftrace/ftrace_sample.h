#ifndef FTRACE_SAMPLE_H
#define FTRACE_SAMPLE_H
/*
 * ftrace_sample: samples that `perf script` wrote, beside its events of the
 * kernel; what the files that read them share.  ftrace_sample.c says how.
 */
#include <stddef.h>
#include <stdint.h>

#define SAMPLE_RECORD	"PERF_RECORD_"	/* what no sample begins with */

/* How a text of perf is written; all zero: it is none. */
struct sample_mode {
	int		 on;
	int		 timeless;	/* 1: no line has a time */
	int		 without_tid;	/* 1: no line has a tid */
	int		 without_comm;	/* 1: ... nor a comm or a time */
	int		 events;	/* 1: samples name their events */
};

/* What a line of perf is. */
enum sample_type { SAMPLE_IS_NONE, SAMPLE_IS_SAMPLE, SAMPLE_IS_EVENT,
	SAMPLE_IS_RECORD };
struct sample_line {
	const char	*comm, *event;	/* event_len 0: none */
	size_t		 comm_len, event_len;
	int64_t		 tid, tgid;	/* or LINUX_UNKNOWN */
	int		 has_tid;
	uint32_t	 cpu;		/* or NONE */
	int64_t		 ts;
	int64_t		 period;
	const char	*text;		/* behind all that: a frame, or the
					 * text of a record */
};

/* ---- ftrace_sample_line.c ---- */
/* Reads a line that has a time. */
enum sample_type sample_line(const char *p, const char *end, int without_tid,
		    struct sample_line *);
/* Reads a line of a text that has no times. */
enum sample_type sample_line_timeless(const char *p, const char *end,
		    int without_tid, struct sample_line *);
/* Reads a line of a text that has neither: of an event, or of a stack. */
enum sample_type sample_line_nameless(const char *p, const char *end,
		    struct sample_line *);
/* Width to which perf pads an address, blanks before its digits. */
#define SAMPLE_ADDRESS_WIDTH	16
/* Digits of an address that is no other number: of user space 12, or more. */
#define SAMPLE_LONG_ADDRESS	12
/*
 * Reads the digits of an address, which perf writes in lower case: returns
 * where they end.
 */
const char	*sample_address(const char *p, const char *end, uint64_t *);
/* Whether a text begins with an address and a blank, or is one. */
int		 sample_is_frame(const char *p, const char *end);
/*
 * Whether the address at p is as wide as perf writes them, with the blanks
 * before it from `from` on, or has the digits of one.
 */
int		 sample_is_padded(const char *from, const char *p,
		    const char *end);
/* Whether a text begins with the size of a page: "4K", "N/A". */
int		 sample_is_size(const char *p, const char *end);
/* Whether a text is an address of data, behind which only sizes stand. */
int		 sample_is_data(const char *p, const char *end);
/* Whether a text has branches, words as 0x401000/0x402000/P/-/-/0. */
int		 sample_has_branches(const char *p, const char *end);

/* ---- ftrace_stack.c ---- */
struct builder;
struct stack_cache;
/* Entries whose functions will be found by address differ by it. */
struct stack_cache *stack_cache_new(struct builder *, int symbols);
void		 stack_cache_free(struct stack_cache *);
/*
 * Returns the callsite of the lines [p, end) of a stack, leaf first, or NONE,
 * and what is wrong with them.
 */
struct stack_flaws {
	uint32_t	bad;		/* lines that cannot be read */
	uint32_t	cut;		/* entries cut off */
	uint32_t	branches;	/* 1: it has some; they are not read */
};
uint32_t	 stack_find(struct stack_cache *, const char *p,
		    const char *end, struct stack_flaws *);

/*
 * Cuts the text of an entry behind its address down to its name.  Of one
 * without a name the module's remains: returns 1 where brackets belong around
 * it, else 0.
 */
int		 stack_entry_name(const char **p, const char **end);

/* ---- ftrace_sample.c ---- */
struct ftrace_part;
struct ftrace_samples;
/* Decides by the first bytes how a text is written. */
struct sample_mode sample_mode(const char *p, const char *end);
/* Returns the first place from p on where a line of perf begins, or end. */
const char	*sample_cut(const char *p, const char *end,
		    const struct sample_mode *);
struct ftrace_samples *ftrace_samples_new(struct ftrace_part *);
void		 ftrace_samples_free(struct ftrace_samples *);
/* Says how long the last samples of a text without times hold. */
void		 ftrace_samples_end(const struct ftrace_part *);
/* Takes what stands at p, a line or a sample; returns what is behind it. */
const char	*ftrace_samples_take(struct ftrace_part *, const char *p);

#endif
