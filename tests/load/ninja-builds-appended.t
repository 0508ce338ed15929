# A line that ends before the line above begins a build. So does an output that comes again by another job: its build begins at the line that was written the longest after the one above.
--- input
# ninja log v5
0	10	1795000000010000000	a.o	a
10	40	1795000000040000000	app	b
0	12	1795000100012000000	a.o	c
12	14	1795000100014000000	app	b
3	30	1795000200030000000	b.o	d
30	90	1795000200090000000	app	b
--- want process slice warning
{"type":"process","upid":0,"pid":1,"name":"build 1"}
{"type":"process","upid":1,"pid":2,"name":"build 2"}
{"type":"process","upid":2,"pid":3,"name":"build 3"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":1795000000010000000,"hash":"a"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":10000000,"dur":30000000,"name":"app","args":{"outputs":["app"],"mtime":1795000000040000000,"hash":"b"}}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":0,"dur":12000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":1795000100012000000,"hash":"c"}}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":12000000,"dur":2000000,"name":"app","args":{"outputs":["app"],"mtime":1795000100014000000,"hash":"b"}}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":3000000,"dur":27000000,"name":"b.o","args":{"outputs":["b.o"],"mtime":1795000200030000000,"hash":"d"}}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":30000000,"dur":60000000,"name":"app","args":{"outputs":["app"],"mtime":1795000200090000000,"hash":"b"}}
