# Async operations of one name in one process share a track; others have their own.
--- input
[{"name":"load","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"load","ph":"e","ts":4,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"load","ph":"b","ts":5,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"save","ph":"b","ts":6,"pid":1,"tid":1,"cat":"c","id":3},
{"name":"load","ph":"e","ts":9,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"save","ph":"e","ts":9,"pid":1,"tid":1,"cat":"c","id":3}]
--- want track slice
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"load"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"save"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":4000,"name":"load","cat":"c"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":4000,"name":"load","cat":"c"}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":6000,"dur":3000,"name":"save","cat":"c"}
