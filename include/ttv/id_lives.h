#ifndef TTV_ID_LIVES_H
#define TTV_ID_LIVES_H
/*
 * id_lives: when a system gave out its ids.  A pid or tid that a new task got
 * at a time is the id of that task from then on, and of another one before.
 *
 * For readers whose events are out of order: all births are added and sorted
 * first; then any number of threads may ask.  Times are ns of the trace.  A
 * birth takes 24 bytes.
 */
#include <stdint.h>

struct id_lives;

struct id_lives *id_lives_new(void);
void	 id_lives_free(struct id_lives *);
/* Adds the birth of a task with an id, pid or tid. */
void	 id_lives_add(struct id_lives *, uint32_t machine, int64_t id,
	    int64_t ts);
/* Sorts the births: to be called once, before the next two. */
void	 id_lives_sort(struct id_lives *);
/*
 * Returns the number of the life that an id has at a time, 0 before its first
 * birth, and sets [*from, *to) to the time for which that holds; INT64_MAX is
 * in the last life.  O(log births).
 */
uint32_t id_lives_at(const struct id_lives *, uint32_t machine, int64_t id,
	    int64_t ts, int64_t *from, int64_t *to);

#endif
