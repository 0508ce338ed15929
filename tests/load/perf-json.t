# What perf data convert writes: ns, leaf first.
--- input
{
	"linux-perf-json-version": 1,
	"headers": { "header-version": 1, "hostname": "vm" },
	"samples": [
		{ "timestamp": 3549780701509, "pid": 100, "tid": 101, "cpu": 1, "comm": "pool 1", "callchain": [ { "ip": "0x7f4ec41c38d1", "symbol": "f", "dso": "libc.so.6" }, { "ip": "0x55e971e2a507", "symbol": "main", "dso": "burn" } ] },
		{ "timestamp": 3549780974661, "pid": 100, "tid": 100, "comm": "burn", "callchain": [ { "ip": "0x7f4ec44d44a3" } ] }
	]
}
--- want
{"type":"trace","format":"perf-json","start":3549780701509,"end":3549780974661,"events":2}
{"type":"process","upid":0,"pid":100,"name":"burn"}
{"type":"thread","utid":0,"upid":0,"tid":101,"name":"pool 1"}
{"type":"thread","utid":1,"upid":0,"tid":100,"name":"burn"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"burn"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"burn"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":1,"name":null}
{"type":"track","track":3,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"pool 1"}
{"type":"track","track":4,"kind":"sample","parent":3,"upid":0,"utid":0,"name":null}
{"type":"sample","track":2,"ts":3549780974661,"weight":1,"stack":["0x7f4ec44d44a3"],"frames":[{"address":"0x7f4ec44d44a3"}]}
{"type":"sample","track":4,"ts":3549780701509,"weight":1,"stack":["main","f"],"frames":[{"module":"burn","address":"0x55e971e2a507"},{"module":"libc.so.6","address":"0x7f4ec41c38d1"}],"cpu":1}
{"type":"metadata","name":"header-version","value":1}
{"type":"metadata","name":"hostname","value":"vm"}
