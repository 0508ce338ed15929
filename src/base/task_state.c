/*
 * task_state: THE letters of the states of tasks, by their bits.
 */
#include "config.h"

#include <string.h>

#include "ttv/task_state.h"

#define PREEMPTED	0x100		/* it could run on: "R+" */

static const char letters[] = "SDTtXZPI";

const char *
task_state(int64_t state, char out[TASK_STATE])
{
	size_t n = 0, i;

	for (i = 0; i < sizeof(letters) - 1 && state >> i != 0; i++)
		if (state >> i & 1) {
			if (n > 0)
				out[n++] = '|';
			out[n++] = letters[i];
		}
	if (n == 0)
		out[n++] = 'R';
	if (state & PREEMPTED)
		out[n++] = '+';
	out[n] = '\0';
	return out;
}

int64_t
task_state_bits(const char *s)
{
	const char *at;
	int64_t bits = 0;

	for (; *s != '\0'; s++) {
		if (*s == '+')
			bits |= PREEMPTED;
		else if (*s == 'R' || *s == '|')
			continue;
		else if ((at = strchr(letters, *s)) != NULL)
			bits |= (int64_t)1 << (at - letters);
		else
			return -1;
	}
	return bits;
}
