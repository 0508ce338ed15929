/*
 * names: what functions of call stacks are called, whatever reader made them:
 * with --compat and --mangled as the file has it.
 */
#include "config.h"

#include "ttv/load.h"
#include "ttv/symbols.h"
#include "names.h"

void
load_names(struct trace *t, const struct load_options *o)
{
	if (!o->compat && !o->mangled)
		symbols_demangle(t);
}
