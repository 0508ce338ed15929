/*
 * bundle_none: the program has no files in it.  The linker takes this for all
 * but a static program, which has a table of its own: .ci/packages/bundle.
 */
#include "config.h"

#include "ttv/bundle.h"

const struct bundle_file bundle_files[] = { { NULL, NULL, 0 } };
