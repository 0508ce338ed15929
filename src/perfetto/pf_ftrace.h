#ifndef PF_FTRACE_H
#define PF_FTRACE_H
/* Bundles of events of the kernel. */
#include "ttv/linux_event.h"
#include "pf_part.h"

/*
 * Events: the text of trace_marker; a task that is made; one with its name and
 * fields.
 */
#define PF_PRINT	3
#define PF_NEWTASK	235
#define PF_GENERIC	327

/* Events that a bundle may describe; real ones have some tens. */
#define PF_DESCRIBED	256

/* A FtraceEventBundle, without its events. */
struct pf_bundle {
	struct pf_span	 data;
	uint32_t	 cpu;
	uint8_t		 lost;
	uint32_t	 clock;		/* FtraceClock */
	int64_t		 ftrace_ts, boot_ts; /* at one time; 0: not known */
	uint64_t	 from;		/* up to when its CPU was read before */
	uint8_t		 has_from;
	int64_t		 covered;	/* pf_bundle_covered() */
	struct pf_span	 compact;
	uint32_t	 ndescribed;	/* events that it describes */
	struct pf_span	 described[PF_DESCRIBED];
};

/* A FtraceEvent. */
struct pf_ftrace_event {
	uint64_t	 ts;
	uint32_t	 pid, flags;
	uint32_t	 number;	/* of the event; 0: none */
	struct pf_span	 data;		/* its message */
};

/* Reads a bundle; births, or NULL, see its events. */
void	pf_bundle_fields(const struct pf_span *, struct pf_bundle *,
	    struct pf_births *);
/*
 * Returns the CPU of a bundle, without passing over its events where the CPU
 * stands before them, as all recorders write it.
 */
uint32_t pf_bundle_cpu(const struct pf_span *);
/* Returns linux_name() of an event that pf_ftrace_name() knows. */
uint32_t pf_ftrace_linux(struct pf_part *, uint32_t number);
/* Returns 0, or -1 when the event is broken. */
int	pf_ftrace_event(const struct pf_span *, struct pf_ftrace_event *);
/* Returns the description of an event in its bundle; p NULL: none. */
struct pf_span pf_ftrace_description(const struct pf_bundle *,
	    uint32_t number);
/* As linux_past() of an event; sets *what, too. */
int	pf_ftrace_past(struct pf_context *, const struct pf_bundle *,
	    const struct pf_ftrace_event *, enum linux_past *what,
	    int64_t *key, int64_t found[2]);
/* Reads a bundle. */
void	pf_ftrace(struct pf_context *);
/* Sets the time of a bundle's event; 0, or -1: not joined. */
int	pf_ftrace_time(struct pf_context *, const struct pf_bundle *,
	    uint64_t ts, struct linux_event *);
/* Returns the boot time of a time in a bundle. */
int64_t	pf_ftrace_boot(const struct pf_bundle *, uint64_t ts);

/* pf_ftrace_field.c */
/* Returns the number of a field of an event, or 0. */
uint32_t pf_ftrace_field(uint32_t event, const char *name);
/*
 * Returns the name of a field of an event, p NULL: none; sets *is_unsigned
 * where its numbers have no sign.
 */
struct pf_span pf_ftrace_field_name(uint32_t event, uint32_t field,
	    int *is_unsigned);
/* Returns the i-th text that has names of fields; NULL behind the last. */
const char *pf_ftrace_field_nth(uint32_t i);
/* Words for the fields of an event, from field 1 on. */
struct pf_ftrace_words {
	uint32_t	 event;
	const char	*words;
};
/* pf_ftrace_low.c, pf_ftrace_high.c: ascending by event */
extern const struct pf_ftrace_words pf_ftrace_low[], pf_ftrace_high[];
extern const size_t pf_ftrace_nlow, pf_ftrace_nhigh;

/* pf_births.c */
/* Keeps an event that can be one that makes a task. */
void	pf_births_keep(struct pf_births *, const struct pf_span *);
/* Notes the tasks that events which were seen of a bundle make. */
void	pf_births_scan(struct pf_world *, const struct pf_packet *,
	    const struct pf_bundle *);

/* pf_past.c */
/*
 * What a kernel asks about events before a part (linux_look_back()): `arg` is
 * the struct pf_machine of the part.
 */
int	pf_past(void *arg, enum linux_past, int64_t key, int64_t found[2]);
void	pf_past_free(struct pf_past *);

/* pf_compact.c */
void	pf_compact(struct pf_context *, const struct pf_bundle *);

#endif
