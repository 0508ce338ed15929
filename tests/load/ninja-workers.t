# A job goes to the free worker that was busy last, else to a new one; a job that begins as another ends follows it.
--- input
# ninja log v6
2	3	1	e.o	e
0	10	1	a.o	a
5	15	1	b.o	b
15	15	1	nothing	f
10	20	1	c.o	c
15	25	0	d	d
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"Worker"}
{"type":"thread","utid":1,"upid":0,"tid":2,"name":"Worker"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":1,"hash":"a"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":10000000,"dur":10000000,"name":"c.o","args":{"outputs":["c.o"],"mtime":1,"hash":"c"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":2000000,"dur":1000000,"name":"e.o","args":{"outputs":["e.o"],"mtime":1,"hash":"e"}}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":5000000,"dur":10000000,"name":"b.o","args":{"outputs":["b.o"],"mtime":1,"hash":"b"}}
{"type":"slice","id":4,"track":2,"lane":0,"depth":0,"ts":15000000,"dur":10000000,"name":"d","args":{"outputs":["d"],"mtime":0,"hash":"d"}}
{"type":"slice","id":5,"track":2,"lane":0,"depth":1,"ts":15000000,"dur":0,"name":"nothing","parent":4,"args":{"outputs":["nothing"],"mtime":1,"hash":"f"}}
