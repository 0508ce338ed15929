/*
 * names: what functions of call stacks are called, whatever reader made them:
 * those at an address by the files of --symbols, and by their names in the
 * source unless --compat or --mangled wants them as they are.
 */
#include "config.h"

#include "ttv/load.h"
#include "ttv/symbols.h"
#include "names.h"

void
load_names(struct trace *t, const struct load_options *o)
{
	if (o->nsymbols > 0)
		symbols_resolve(t, o->symbols, o->nsymbols);
	if (!o->compat && !o->mangled)
		symbols_demangle(t);
}
