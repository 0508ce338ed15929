/*
 * symbols_demangle: names in the source of C++ and Rust for the entries of call
 * stacks that have symbols for names.
 *
 * An entry whose frame is not known gets one, so that its symbol can be asked
 * for; equal symbols share it.  LIMIT_DEMANGLED_ALL bounds what all names take.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/demangle.h"
#include "ttv/idtab.h"
#include "ttv/limit.h"
#include "ttv/strtab.h"
#include "ttv/symbols.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

struct demangled {
	struct trace	*t;
	struct idtab	 symbols;	/* strings of the trace */
	uint32_t	*name;		/* of each; 0: it has none */
	uint32_t	*frame;		/* of each, for entries without; 0: not
					 * made yet */
	size_t		 name_cap, frame_cap, frames_cap;
	size_t		 bytes;		/* of all names */
	struct buf	 text;
};

/* Returns the number of a symbol; finds its name the first time. */
static uint32_t
symbol_of(struct demangled *d, uint32_t string)
{
	struct idkey key = {{ string }};
	uint32_t i;
	int added;

	i = idtab_add(&d->symbols, &key, &added);
	if (!added)
		return i;
	d->name = xgrow(d->name, i, &d->name_cap, sizeof(*d->name));
	d->frame = xgrow(d->frame, i, &d->frame_cap, sizeof(*d->frame));
	d->name[i] = d->frame[i] = 0;
	buf_clear(&d->text);
	if (d->bytes >= LIMIT_DEMANGLED_ALL ||
	    !demangle(trace_str(d->t, string), &d->text))
		return i;
	d->bytes += d->text.len;
	d->name[i] = strtab_add(d->t->strings, d->text.data, d->text.len);
	return i;
}

/* Returns a frame that knows the symbol alone. */
static uint32_t
frame_of(struct demangled *d, uint32_t symbol)
{
	struct trace *t = d->t;
	struct frame *f;

	if (d->frame[symbol] != 0)
		return d->frame[symbol];
	t->frames = xgrow(t->frames, t->nframes + (t->nframes == 0),
	    &d->frames_cap, sizeof(*t->frames));
	if (t->nframes == 0)
		memset(&t->frames[t->nframes++], 0, sizeof(*t->frames));
	f = &t->frames[t->nframes];
	memset(f, 0, sizeof(*f));
	return d->frame[symbol] = t->nframes++;
}

void
symbols_demangle(struct trace *t)
{
	struct demangled d = { .t = t };
	struct callsite *c;
	struct frame *f;
	uint32_t i, symbol, string;

	d.frames_cap = t->nframes;
	for (i = 0; i < t->ncallsites; i++) {
		c = &t->callsites[i];
		if (!demangle_may(trace_str(t, c->name)))
			continue;
		symbol = symbol_of(&d, string = c->name);
		if (d.name[symbol] == 0)
			continue;
		c->name = d.name[symbol];
		if (c->frame == 0)
			c->frame = frame_of(&d, symbol);
		f = &t->frames[c->frame];
		if (f->system_name == 0 || f->system_name == string) {
			f->system_name = string;
			f->demangled = 1;
		}
	}
	idtab_free(&d.symbols);
	free(d.name);
	free(d.frame);
	buf_free(&d.text);
}
