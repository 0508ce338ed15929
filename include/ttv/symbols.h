#ifndef TTV_SYMBOLS_H
#define TTV_SYMBOLS_H
/*
 * symbols: what functions of call stacks are called, when a trace has the
 * symbols of compilers for their names.
 */
struct trace;

/*
 * Gives entries of call stacks whose names are symbols of C++ or Rust the names
 * in the source; the symbols stay in their frames.
 */
void	symbols_demangle(struct trace *);

#endif
