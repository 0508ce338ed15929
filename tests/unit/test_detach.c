/*
 * detach, pool: work without a waiting thread is done once, in another one;
 * which signals threads take.
 */
#include "config.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>

#include "ttv/detach.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"

#include "test.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;
static int times;
static pthread_t who;

static void
work(void *arg)
{
	pthread_mutex_lock(&lock);
	times += *(int *)arg;
	who = pthread_self();
	pthread_cond_signal(&done);
	pthread_mutex_unlock(&lock);
}

static void *
mask_of_thread(void *arg)
{
	pthread_sigmask(SIG_BLOCK, NULL, arg);
	return NULL;
}

/* The thread that waits for signals gets them, and each thread its faults. */
TEST(a_thread_takes_no_signals_but_faults)
{
	static const int others[] = { SIGINT, SIGTERM, SIGHUP, SIGWINCH,
	    SIGTSTP, SIGCONT, SIGALRM, SIGCHLD, SIGPIPE, SIGUSR1, SIGUSR2 };
	static const int faults[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE,
	    SIGABRT };
	sigset_t set, before, after;
	pthread_t thread;
	size_t i;

	sigemptyset(&set);
	pthread_sigmask(SIG_BLOCK, NULL, &before);
	CHECK_INT(pool_thread(&thread, mask_of_thread, &set), 0);
	pthread_join(thread, NULL);
	for (i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		CHECK_INT(sigismember(&set, others[i]), 1);
	for (i = 0; i < sizeof(faults) / sizeof(faults[0]); i++)
		CHECK_INT(sigismember(&set, faults[i]), 0);
	/* the mask of who starts it stays */
	pthread_sigmask(SIG_BLOCK, NULL, &after);
	for (i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		CHECK_INT(sigismember(&after, others[i]),
		    sigismember(&before, others[i]));
}

TEST(work_is_done_in_another_thread)
{
	static int one = 1;

	detach_run(work, &one);
	pthread_mutex_lock(&lock);
	while (times == 0)
		pthread_cond_wait(&done, &lock);
	CHECK_INT(times, 1);
	CHECK(!pthread_equal(who, pthread_self()));
	pthread_mutex_unlock(&lock);
}

/* Memory checkers see a block that is lost or freed twice. */
TEST(blocks_of_any_size_are_freed)
{
	static const size_t sizes[] = { 0, 1, 4096, 4 << 20, (4 << 20) + 1,
	    9 << 20 };
	char *p;
	size_t i;

	detach_free(NULL, 0);
	detach_free(NULL, 100 << 20);
	for (i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		p = xmalloc(sizes[i] + 1);
		memset(p, 'x', sizes[i] + 1);
		CHECK(p[sizes[i]] == 'x');
		detach_free(p, sizes[i] + 1);
	}
}

TEST_MAIN
