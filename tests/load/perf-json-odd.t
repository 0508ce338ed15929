# Addresses that are none, threads without a process, samples without a thread, a time or a stack; a CPU is a number from 0 on.
--- input
{"linux-perf-json-version":1,"headers":{"a":"text","n":7},
"samples":[
{"timestamp":10,"pid":1,"tid":1,"comm":"main","cpu":0,"callchain":[{"ip":"0xFfffffffffffffff","symbol":"top"},{"ip":"0x10000000000000000","symbol":"wide"},{"ip":"0x","symbol":"empty"},{"ip":"12","symbol":"decimal"},{"ip":"0x1g","symbol":"letter"},{"ip":7},3]},
{"timestamp":20,"tid":2,"comm":"lone","cpu":-1,"callchain":[]},
{"timestamp":30,"callchain":[{"symbol":"f"}],"cpu":4294967294},
{"pid":1,"tid":1},
{"timestamp":40,"pid":1,"tid":3,"cpu":4294967295},
{"timestamp":"50","pid":1,"tid":1},
5]}
--- want process thread sample metadata warning
{"type":"process","upid":0,"pid":1,"name":"main"}
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"main"}
{"type":"thread","utid":1,"tid":2,"name":"lone"}
{"type":"thread","utid":2,"upid":0,"tid":3}
{"type":"sample","track":1,"ts":30,"weight":1,"stack":["f"],"cpu":4294967294}
{"type":"sample","track":4,"ts":10,"weight":1,"stack":["[unknown]","[unknown]","letter","decimal","empty","wide","top"],"frames":[{},{},{},{},{},{},{"address":"0xffffffffffffffff"}],"cpu":0}
{"type":"sample","track":4,"ts":50,"weight":1,"stack":[]}
{"type":"sample","track":6,"ts":40,"weight":1,"stack":[]}
{"type":"sample","track":8,"ts":20,"weight":1,"stack":[]}
{"type":"metadata","name":"a","value":"text"}
{"type":"metadata","name":"n","value":7}
{"type":"warning","code":"bad-sample","count":2,"offset":460,"message":"a sample that cannot be read: dropped"}
