# A log that Ninja has rewritten has each output once, in no order: one build, with a warning; what is appended to it is the next build.
--- input
# ninja log v5
31	57	1	z2	1
85	110	1	z3	2
2	86	1	g.c	3
55	80	1	z1	4
2	30	1	s.o	5
1	55	1	h.c	6
3	60	2	z2	1
--- want process slice warning
{"type":"process","upid":0,"pid":1,"name":"build 1"}
{"type":"process","upid":1,"pid":2,"name":"build 2"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000,"dur":54000000,"name":"h.c","args":{"outputs":["h.c"],"mtime":1,"hash":"6"}}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":55000000,"dur":25000000,"name":"z1","args":{"outputs":["z1"],"mtime":1,"hash":"4"}}
{"type":"slice","id":6,"track":1,"lane":0,"depth":0,"ts":85000000,"dur":25000000,"name":"z3","args":{"outputs":["z3"],"mtime":1,"hash":"2"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":2000000,"dur":84000000,"name":"g.c","args":{"outputs":["g.c"],"mtime":1,"hash":"3"}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":2000000,"dur":28000000,"name":"s.o","args":{"outputs":["s.o"],"mtime":1,"hash":"5"}}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":31000000,"dur":26000000,"name":"z2","args":{"outputs":["z2"],"mtime":1,"hash":"1"}}
{"type":"slice","id":3,"track":5,"lane":0,"depth":0,"ts":3000000,"dur":57000000,"name":"z2","args":{"outputs":["z2"],"mtime":2,"hash":"1"}}
{"type":"warning","code":"rewritten-log","count":3,"offset":15,"message":"lines that end before the line above, too many for builds one after another: read as one build"}
