# A line that is no job costs itself: fields missing, times that are none, end before start, beyond 64 bits of ns; a last line that is cut.
--- input
# ninja log v7
0	10	1	a.o	a1
0	10	1	b.o
x	10	1	c.o	a3
-1	10	1	c.o	a3
20	15	1	d.o	a4
0	9223372036854775807	1	d.o	a4
0	10	1		a4
0	10	1	c.o	

10	20	1	e.o	a5
20	2
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":1,"hash":"a1"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":10000000,"dur":10000000,"name":"e.o","args":{"outputs":["e.o"],"mtime":1,"hash":"a5"}}
{"type":"warning","code":"truncated","count":1,"offset":154,"message":"the file ends in the middle of an event: what was complete is kept"}
{"type":"warning","code":"bad-line","count":7,"offset":29,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: truncated once, bad-line 7 times; `ttv check` says where
