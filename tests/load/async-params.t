# The params of b and e are merged member by member, other args as ever; those of B and E are not.
--- input
[{"name":"a","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1,"args":{"params":{"url":"u","n":1},"o":{"p":1}}},
{"name":"a","ph":"e","ts":5,"pid":1,"tid":1,"cat":"c","id":1,"args":{"params":{"n":2,"m":3},"o":{"q":1},"z":0}},
{"name":"b","ph":"b","ts":7,"pid":1,"tid":1,"cat":"c","id":2,"args":{"params":{"url":"u"}}},
{"name":"b","ph":"e","ts":8,"pid":1,"tid":1,"cat":"c","id":2,"args":{"params":7}},
{"name":"B","ph":"B","ts":0,"pid":1,"tid":1,"args":{"params":{"url":"u"}}},
{"name":"B","ph":"E","ts":5,"pid":1,"tid":1,"args":{"params":{"m":3}}}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"B","args":{"params":{"m":3}}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"a","cat":"c","args":{"params":{"url":"u","n":2,"m":3},"o":{"q":1},"z":0}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":7000,"dur":1000,"name":"b","cat":"c","args":{"params":7}}
