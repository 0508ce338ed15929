# id2: a local id is one of its process, a global one is not.
--- input
[{"name":"l","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id2":{"local":"0x1"}},
{"name":"l","ph":"b","ts":1,"pid":2,"tid":1,"cat":"c","id2":{"local":"0x1"}},
{"name":"l","ph":"e","ts":2,"pid":1,"tid":1,"cat":"c","id2":{"local":"0x1"}},
{"name":"l","ph":"e","ts":5,"pid":2,"tid":1,"cat":"c","id2":{"local":"0x1"}},
{"name":"g","ph":"b","ts":10,"pid":1,"tid":1,"cat":"c","id2":{"global":7}},
{"name":"g","ph":"e","ts":12,"pid":2,"tid":1,"cat":"c","id2":{"global":7}}]
--- want track slice warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"g"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"l"}
{"type":"track","track":3,"kind":"process","upid":1,"name":null}
{"type":"track","track":4,"kind":"async","parent":3,"upid":1,"name":"l"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":10000,"dur":2000,"name":"g","cat":"c"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":2000,"name":"l","cat":"c"}
{"type":"slice","id":1,"track":4,"lane":0,"depth":0,"ts":1000,"dur":4000,"name":"l","cat":"c"}
