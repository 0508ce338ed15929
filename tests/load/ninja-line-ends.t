# Blank lines, with a carriage return or without, and comments are nothing; a carriage return ends the last column.
--- input printf
# ninja log v5\r
\r

# comment\r
0\t10\t0\ta.o\t1\r
\r
\r\r
10\t20\t0\tb.o\t2
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":0,"hash":"1"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":10000000,"dur":10000000,"name":"b.o","args":{"outputs":["b.o"],"mtime":0,"hash":"2"}}
{"type":"warning","code":"bad-line","count":1,"offset":46,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
