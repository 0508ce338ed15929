# b, n and e of one id are a tree.
--- input
[{"name":"req","ph":"b","ts":0,"pid":1,"tid":1,"cat":"net","id":"0xa"},
{"name":"dns","ph":"b","ts":1,"pid":1,"tid":1,"cat":"net","id":"0xa"},
{"name":"hit","ph":"n","ts":2,"pid":1,"tid":1,"cat":"net","id":"0xa"},
{"name":"dns","ph":"e","ts":3,"pid":1,"tid":1,"cat":"net","id":"0xa"},
{"name":"req","ph":"e","ts":9,"pid":1,"tid":1,"cat":"net","id":"0xa"}]
--- want track slice warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"req"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":9000,"name":"req","cat":"net"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000,"dur":2000,"name":"dns","cat":"net","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":2000,"dur":0,"name":"hit","cat":"net","parent":1}
