# A piece as ndjson: the lines of what is in it, with the numbers of the whole trace.
--- input
[{"name":"long","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"bind_id":1,"flow_out":true},
{"name":"before","ph":"X","ts":1,"dur":2,"pid":1,"tid":1},
{"name":"in","ph":"X","ts":20,"dur":5,"pid":1,"tid":1},
{"name":"after","ph":"X","ts":200,"dur":5,"pid":1,"tid":2,"bind_id":1,"flow_in":true},
{"ph":"C","name":"n","ts":1,"pid":1,"args":{"v":1}},{"ph":"C","name":"n","ts":4,"pid":1,"args":{"v":2}},
{"ph":"C","name":"n","ts":30,"pid":1,"args":{"v":3}},{"ph":"C","name":"n","ts":90,"pid":1,"args":{"v":4}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"gone"}}]
--- run export --from 10us --to 50us input.json
--- want
{"type":"trace","format":"chrome-json","start":0,"end":205000,"events":9}
{"type":"process","upid":0,"pid":1}
{"type":"thread","utid":0,"upid":0,"tid":1}
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":null}
{"type":"track","track":3,"kind":"counter","parent":0,"upid":0,"name":"n"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":100000,"name":"long"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":20000,"dur":5000,"name":"in","parent":0}
{"type":"counter","track":3,"ts":4000,"series":"v","value":2}
{"type":"counter","track":3,"ts":30000,"series":"v","value":3}
--- stderr
ttv: ndjson: 1 flows that leave the piece: left out
