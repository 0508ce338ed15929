#ifndef HINTS_H
#define HINTS_H
/*
 * Recognisers of formats that are not read (hint_sniff.c), for the table of
 * hints.c: whether n bytes are the beginning of such a file.
 */
#include <stddef.h>

int	hint_is_go_trace(const char *, size_t n);
int	hint_is_other_simpleperf(const char *, size_t n);
int	hint_is_har(const char *, size_t n);
int	hint_is_jaeger_proto(const char *, size_t n);
int	hint_is_zipkin_proto(const char *, size_t n);
int	hint_is_jaeger_thrift(const char *, size_t n);
int	hint_is_zipkin_thrift(const char *, size_t n);
int	hint_is_massif(const char *, size_t n);
int	hint_is_heaptrack(const char *, size_t n);
int	hint_is_gperftools(const char *, size_t n);
int	hint_is_strace_counts(const char *, size_t n);
int	hint_is_strace(const char *, size_t n);
int	hint_is_etl(const char *, size_t n);
int	hint_is_pstats(const char *, size_t n);
int	hint_is_callgrind(const char *, size_t n);
int	hint_is_cachegrind(const char *, size_t n);
int	hint_is_bpftrace(const char *, size_t n);
int	hint_is_stap(const char *, size_t n);
int	hint_is_jstack(const char *, size_t n);
int	hint_is_xctrace(const char *, size_t n);
int	hint_is_xdebug(const char *, size_t n);
int	hint_is_apitrace(const char *, size_t n);

#endif
