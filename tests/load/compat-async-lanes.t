# Keys of one root name share lanes; what overlaps in a key is cut.
--- input
[{"name":"req","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"part","ph":"b","ts":2,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"req","ph":"b","ts":3,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"req","ph":"e","ts":4,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"part","ph":"e","ts":6,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"dot","ph":"n","ts":7,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"req","ph":"e","ts":8,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"req","ph":"b","ts":9,"pid":1,"tid":1,"cat":"c","id":3},
{"name":"req","ph":"e","ts":10,"pid":1,"tid":1,"cat":"c","id":3}]
--- run export --compat=trace_processor input.json
--- want track slice warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"req"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":4000,"name":"req","cat":"c"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":9000,"dur":1000,"name":"req","cat":"c"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":2000,"dur":2000,"name":"part","cat":"c","parent":0}
{"type":"slice","id":2,"track":1,"lane":1,"depth":0,"ts":3000,"dur":5000,"name":"req","cat":"c"}
{"type":"slice","id":3,"track":1,"lane":1,"depth":1,"ts":7000,"dur":0,"name":"dot","cat":"c","parent":2}
{"type":"warning","code":"stray-end","count":1,"offset":262,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"misplaced-end-event","count":1,"offset":1,"message":"slices still open inside one that has ended: cut there, as trace_processor does"}
