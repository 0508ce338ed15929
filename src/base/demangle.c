/*
 * demangle: names of functions of C++ and Rust, by libiberty.
 *
 * A symbol is hostile: a few bytes of it can name a text of gigabytes, since
 * its parts may stand for parts before them.  libiberty bounds how deep it
 * recurses and, of C++, how long a symbol is.  It gives the text in pieces to a
 * function that cannot tell it to stop, so demangle_text() leaves it by
 * longjmp() once the text is too long.  libiberty holds memory of the heap only
 * while it gives out an identifier of Rust in punycode: demangle_text() never
 * leaves it with a piece that begins as an identifier does.
 */
#include "config.h"

#ifdef HAVE_IBERTY
#include <libiberty/demangle.h>
#endif

#include <setjmp.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/demangle.h"
#include "ttv/limit.h"
#include "ttv/text.h"

#ifdef HAVE_IBERTY

struct demangling {
	struct buf	 text;		/* what libiberty has given so far */
	int		 is_rust;
	int		 over;		/* 1: the text is too long */
	jmp_buf		 stop;
};

/* Takes n bytes of a name; does not return to libiberty beyond the limit. */
static void
demangle_text(const char *p, size_t n, void *arg)
{
	struct demangling *d = arg;

	if (n == 0)
		return;
	d->over |= d->text.len + n > LIMIT_DEMANGLED;
	if (!d->over)
		buf_add(&d->text, p, n);
	else if (!d->is_rust || !(is_alnum(p[0]) || p[0] == '_' ||
	    (unsigned char)p[0] >= 0x80))
		longjmp(d->stop, 1);
}

/* Sets d->text to the name of a symbol; returns 0, or -1 if it is none. */
static int
demangle_symbol(struct demangling *d, const char *symbol)
{
	buf_clear(&d->text);
	d->over = 0;
	d->is_rust = 1;
	if (setjmp(d->stop) != 0)
		return -1;
	if (rust_demangle_callback(symbol, DMGL_NO_OPTS, demangle_text, d))
		return d->over || d->text.len == 0 ? -1 : 0;
	buf_clear(&d->text);
	d->over = 0;
	d->is_rust = 0;
	return cplus_demangle_v3_callback(symbol, DMGL_PARAMS | DMGL_ANSI,
	    demangle_text, d) && !d->over && d->text.len > 0 ? 0 : -1;
}

int
demangle(const char *name, struct buf *out)
{
	static const struct demangling none;
	struct demangling d = none;
	struct buf symbol = BUF_INIT;
	uint64_t bad = 0;
	size_t n = strcspn(name, "@");	/* before a version, or "plt" */
	int done;

	if (!demangle_may(name) || n > LIMIT_SYMBOL)
		return 0;
	/* systems with Mach-O put one more underscore before all symbols */
	buf_add(&symbol, name + (name[1] == '_'), n - (name[1] == '_'));
	done = demangle_symbol(&d, symbol.data) == 0;
	if (done) {
		buf_adds(&d.text, name + n);
		buf_room(out, 3 * d.text.len);
		out->len += text_utf8(out->data + out->len, d.text.data,
		    d.text.len, &bad);
		out->data[out->len] = '\0';
	}
	buf_free(&symbol);
	buf_free(&d.text);
	return done;
}

#else

int
demangle(const char *name, struct buf *out)
{
	(void)name;
	(void)out;
	return 0;
}

#endif
