/*
 * bundle: finds a file that is a part of the program.
 */
#include "config.h"

#include <string.h>

#include "ttv/bundle.h"

const struct bundle_file *
bundle_find(const char *name)
{
	const struct bundle_file *f;

	for (f = bundle_files; f->name != NULL; f++)
		if (strcmp(f->name, name) == 0)
			return f;
	return NULL;
}
