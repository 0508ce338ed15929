# Paths may be of any bytes: what is no UTF-8 is U+FFFD, in the name and in the args, and counted.
--- input printf
# ninja log v5\n0\t10\t1\ta\377b \033[31m.o\taa\n
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a�b \u001b[31m.o","args":{"outputs":["a�b \u001b[31m.o"],"mtime":1,"hash":"aa"}}
{"type":"warning","code":"invalid-utf8","count":1,"offset":15,"message":"bytes that are not UTF-8: each read as U+FFFD"}
