/*
 * demangle: symbols of C++ and Rust, what is none, and symbols that are made to
 * recurse or to grow.
 */
#include "config.h"

#include "test.h"
#include "ttv/buf.h"
#include "ttv/demangle.h"
#include "ttv/limit.h"

static struct buf out;

/* Returns the name of a symbol; "" where there is none. */
static const char *
named(const char *symbol)
{
	buf_clear(&out);
	buf_adds(&out, "");
	if (demangle(symbol, &out) != (out.len > 0))
		CHECK_STR(symbol, "told as it is");
	return out.data;
}

#ifdef HAVE_IBERTY

/* The texts are those that c++filt and rustfilt print. */
TEST(cpp)
{
	CHECK_STR(named("_Z1fv"), "f()");
	CHECK_STR(named("_ZN3foo3barEi"), "foo::bar(int)");
	CHECK_STR(named("__ZN3foo3barEi"), "foo::bar(int)");
	CHECK_STR(named("_ZNSt6vectorIiSaIiEE9push_backERKi"),
	    "std::vector<int, std::allocator<int> >::push_back(int const&)");
	CHECK_STR(named("_ZN1AC2Ev"), "A::A()");
	CHECK_STR(named("_ZN1A1gEv.isra.0"), "A::g() [clone .isra.0]");
	CHECK_STR(named("_ZTV1A"), "vtable for A");
}

/* A symbol as long as the limit is read, one byte more is none. */
TEST(long_symbols)
{
	char symbol[LIMIT_SYMBOL + 64], name[LIMIT_SYMBOL];
	int len = LIMIT_SYMBOL - 3 - 4 - 20, more;

	for (more = 0; more < 2; more++) {
		memset(name, 'a', sizeof(name));
		name[len + more] = '\0';
		snprintf(symbol, sizeof(symbol), "_ZN%d%s17h0123456789abcdefE",
		    len + more, name);
		CHECK_INT(strlen(symbol), LIMIT_SYMBOL + more);
		CHECK_STR(named(symbol), more ? "" : name);
	}
}

TEST(rust)
{
	CHECK_STR(named("_ZN4core3fmt9Formatter9write_str17h0123456789abcdefE"),
	    "core::fmt::Formatter::write_str");
	CHECK_STR(named("_ZN58_$LT$a..B$u20$as$u20$core..fmt..Display$GT$3fmt"
	    "17h0123456789abcdefE"),
	    "");		/* its length is one too large */
	CHECK_STR(named("_ZN37_$LT$a..B$u20$as$u20$core..fmt..D$GT$3fmt"
	    "17h0123456789abcdefE"), "<a::B as core::fmt::D>::fmt");
	CHECK_STR(named("_RNvCs4fqI2P2rA04_7mycrate3foo"), "mycrate::foo");
	CHECK_STR(named("_RINvNtC3std3mem8align_ofjE"),
	    "std::mem::align_of::<usize>");
	CHECK_STR(named("_RNqCs4fqI2P2rA04_11utf8_identsu30____7hkackfecea1cbdat"
	    "hfdh9hlq6y"),
	    "utf8_idents::\341\203\241\341\203\220\341\203\255\341\203\233"
	    "\341\203\224\341\203\232\341\203\220\341\203\223_\341\203\222"
	    "\341\203\224\341\203\233\341\203\240\341\203\230\341\203\224"
	    "\341\203\232\341\203\230_\341\203\241\341\203\220\341\203\223"
	    "\341\203\230\341\203\232\341\203\230");
}

TEST(versions_stay)
{
	CHECK_STR(named("_ZN3foo3barEi@plt"), "foo::bar(int)@plt");
	CHECK_STR(named("_Znwm@@GLIBCXX_3.4"),
	    "operator new(unsigned long)@@GLIBCXX_3.4");
}

/* Appends to what is there: a caller's text is left. */
TEST(appends)
{
	buf_clear(&out);
	buf_adds(&out, "x ");
	CHECK_INT(demangle("_Z1fv", &out), 1);
	CHECK_STR(out.data, "x f()");
	CHECK_INT(demangle("_Zx", &out), 0);
	CHECK_STR(out.data, "x f()");
}

/* Each type has the one before it twice. */
TEST(doubling_cpp_is_left)
{
	struct buf symbol = BUF_INIT;
	char digit;
	int i;

	buf_adds(&symbol, "_Z1f1AIiiES_IS0_S0_E");
	for (i = 1; i < 35; i++) {
		digit = (char)(i < 10 ? '0' + i : 'A' + i - 10);
		buf_printf(&symbol, "S_IS%c_S%c_E", digit, digit);
	}
	CHECK_STR(named(symbol.data), "");
	symbol.data[strlen("_Z1f1AIiiES_IS0_S0_E")] = '\0';
	CHECK_STR(named(symbol.data), "f(A<int, int>, A<A<int, int>, "
	    "A<int, int> >)");
	buf_free(&symbol);
}

/* Makes a symbol of n tuples, each with the one before it twice. */
static void
doubling_rust(struct buf *symbol, int n)
{
	static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	size_t at, last = 0;
	char back[8];

	buf_clear(symbol);
	buf_adds(symbol, "_RINvC1a1f");
	for (; n > 0; n--) {
		at = symbol->len - 2;		/* counted behind "_R" */
		if (last == 0)
			buf_adds(symbol, "TyyE");
		else {
			if (last - 1 < 62)
				snprintf(back, sizeof(back), "B%c_",
				    digits[last - 1]);
			else
				snprintf(back, sizeof(back), "B%c%c_",
				    digits[(last - 1) / 62],
				    digits[(last - 1) % 62]);
			buf_printf(symbol, "T%s%sE", back, back);
		}
		last = at;
	}
	buf_addc(symbol, 'E');
}

TEST(doubling_rust_is_left)
{
	struct buf symbol = BUF_INIT;

	doubling_rust(&symbol, 2);
	CHECK_STR(named(symbol.data),
	    "a::f::<(u64, u64), ((u64, u64), (u64, u64))>");
	doubling_rust(&symbol, 60);
	CHECK_STR(named(symbol.data), "");
	buf_free(&symbol);
}

/* Gives head, n times `part`, and tail to demangle(). */
static void
deep(const char *head, const char *part, size_t n, const char *tail)
{
	struct buf symbol = BUF_INIT;

	buf_adds(&symbol, head);
	for (; n > 0; n--)
		buf_adds(&symbol, part);
	buf_adds(&symbol, tail);
	named(symbol.data);
	CHECK(out.len <= LIMIT_DEMANGLED + symbol.len);
	buf_free(&symbol);
}

/* What is nested as deep as a symbol can be ends, by a name or without. */
TEST(deep_symbols_end)
{
	static const struct { const char *head, *part, *tail; } rows[] = {
		{ "_Z1f", "P", "i" }, { "_Z1f", "R", "i" },
		{ "_Z1f", "1AI", "i" }, { "_Z1f", "F", "vE" },
		{ "_Z1f", "A_", "i" }, { "_Z1f", "M1A", "i" },
		{ "_Z", "N", "1aE" }, { "_ZN", "1a", "Ev" },
		{ "_Z1fIX", "ad", "EEvv" }, { "_Z1fI", "Dp", "iEvv" },
		{ "_Z", "Z", "1avE1bE" }, { "_Z1f", "N1aI", "iE" },
		{ "_Z1fI", "J", "EEvv" }, { "_Z1f", "DTcl", "EE" },
		{ "_RINvC1a1f", "R", "yE" }, { "_RINvC1a1f", "T", "yE" },
		{ "_RINvC1a1f", "F", "EuE" }, { "_R", "Nv", "C1a1f" },
		{ "_R", "INv", "C1a1fyE" }, { "_R", "X", "C1a" },
		{ "_R", "M", "C1ay" }, { "_RINvC1a1f", "A", "yj0_E" },
		{ "_RINvC1a1fD", "C1a", "EL_E" }, { "_RC", "9999999999", "a" },
		{ "_ZN", "9999999999", "a" }, { "_RNvC1a", "u9", "_a" },
	};
	static const size_t depths[] = { 1, 20, 250, 1000, 4000 };
	size_t i, k;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		for (k = 0; k < sizeof(depths) / sizeof(depths[0]); k++)
			deep(rows[i].head, rows[i].part, depths[k],
			    rows[i].tail);
}

#else

TEST(without_libiberty_there_is_none)
{
	CHECK_STR(named("_Z1fv"), "");
	CHECK_STR(named("_RNvC1a1f"), "");
}

#endif

TEST(others_are_none)
{
	static const char *const names[] = { "", "_", "_Z", "_R", "__Z", "f",
		"i", "main", "_Z1", "_Zx", "_R1", "Z1fv", "_ZN3foo",
		"_ZN\377", "_RNv\300", "_Z@", "@", "___Z1fv" };
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		CHECK_STR(named(names[i]), "");
	buf_free(&out);
}

TEST_MAIN
