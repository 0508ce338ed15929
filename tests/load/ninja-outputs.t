# Lines of one start, end and hash are one job, named by all of its outputs; another hash is another job. An output that comes again (restat) tells a new time.
--- input
# ninja log v5
1	55	1795192779812165167	gen.h	6b62
1	55	1795192779812165167	gen.c	6b62
1	55	1795192779812165167	other.c	7b62
1	55	1795192780000000000	gen.h	6b62
--- want process thread slice warning
{"type":"process","upid":0,"pid":1,"name":"build 1"}
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"Worker"}
{"type":"thread","utid":1,"upid":0,"tid":2,"name":"Worker"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000,"dur":54000000,"name":"gen.h gen.c","args":{"outputs":["gen.h","gen.c"],"mtime":1795192780000000000,"hash":"6b62"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":1000000,"dur":54000000,"name":"other.c","args":{"outputs":["other.c"],"mtime":1795192779812165167,"hash":"7b62"}}
