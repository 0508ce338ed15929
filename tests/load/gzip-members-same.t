# Members of one format are one text, as a log that was rotated.
--- input printf
\037\213\010\010\000\000\000\000\002\377a.json\000\213\256V\312K\314MU\262RJT\322Q*\310\0002"\200\214\222b%%+C\035\245\224\322"%%+#\240xf\n\230_\002\242\315ku\000Zq\214\2476\000\000\000\037\213\010\010\000\000\000\000\002\377b.json\000\253V\312K\314MU\262RJR\322Q*\310\0002"\200\214\222b%%+C\035\245\224\322"%%+#\240xf\n\230_\002\242\315kc\001/#\011\2565\000\000\000
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000,"dur":2000,"name":"b","parent":0}
