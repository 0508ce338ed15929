#ifndef JOB_H
#define JOB_H
/*
 * job: work that a thread of its own does between keys.  What the work needs
 * and makes belongs to its owner, who leaves it alone until job_wait() says
 * that it is done.
 */
#include <pthread.h>

struct job {
	void		(*run)(void *);
	void		*arg;
	pthread_t	 thread;
	int		 threaded;
	pthread_mutex_t	 lock;
	pthread_cond_t	 cond;
	int		 done;		/* under lock */
};

/* Starts run(arg); at once: returns when it is done. */
void	job_start(struct job *, void (*run)(void *), void *arg, int at_once);
/* Returns whether a job is done, after at most `ms` milliseconds. */
int	job_wait(struct job *, int ms);
/* Waits for the end of a job. */
void	job_end(struct job *);

#endif
