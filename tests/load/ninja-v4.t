# Version 4 has the command where later ones have its hash, and it may have tabs; CR LF ends lines too.
--- input printf
# ninja log v4\r
0\t10\t1400000000\ta.o\tgcc\t-c a.c -o a.o\r
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":1400000000,"command":"gcc\t-c a.c -o a.o"}}
