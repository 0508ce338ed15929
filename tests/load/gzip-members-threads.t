# The same while it is inflated and read at a time: nothing is read twice.
--- input printf
\037\213\010\010\000\000\000\000\002\377a.json\000\213\256V\312K\314MU\262RJT\322Q*\310\0002"\200\214\222b%%+C\035\245\224\322"%%+#\240xf\n\230_\002\242\315kc\001\3600\216\2006\000\000\000\037\213\010\010\000\000\000\000\002\377b.log\000SV\310\313\314\313JT\310\311OW(3\3452\3404\004"\316D\316\304D.\000\367\035\313\227\033\000\000\000\037\213\010\010\000\000\000\000\002\377c.json\000\213\256V\312K\314MU\262RJR\322Q*\310\0002"\200\214\222b%%+C\035\245\224\322"%%+#\240xf\n\230_\002\242\315kc\001Vx\366\3766\000\000\000
--- run export --threads=2 input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a","args":{"outputs":["a"],"mtime":1,"hash":"aa"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
{"type":"slice","id":2,"track":2,"lane":0,"depth":1,"ts":1000,"dur":2000,"name":"b","parent":1}
