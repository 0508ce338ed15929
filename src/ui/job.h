#ifndef JOB_H
#define JOB_H
/*
 * job: work of a thread of its own, for which keys need not wait.  The work
 * looks at a sign of its owner's to stop early; the job knows only whether it
 * has ended.
 */
#include <pthread.h>
#include <stdint.h>

struct job {
	void		(*run)(void *);
	void		*arg;
	pthread_t	 thread;
	int		 threaded;
	pthread_mutex_t	 lock;
	pthread_cond_t	 cond;
	int		 done;		/* under lock */
};

/*
 * Starts run(arg) in a thread; with at_once, or where no thread can be made,
 * returns when run() has returned.
 */
void	job_start(struct job *, void (*run)(void *), void *arg, int at_once);
/* Returns whether the job has ended, after at most `ms` milliseconds. */
int	job_wait(struct job *, int ms);
/* Returns the tens of percent that are done; total 0: not known yet. */
int	job_percent(uint64_t done, uint64_t total);
/* Waits for the end and frees what the job has; for a job that was started. */
void	job_join(struct job *);

#endif
