# A piece with --clip: what reaches over the cut is shorter.
--- input
[{"name":"long","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"bind_id":1,"flow_out":true},
{"name":"before","ph":"X","ts":1,"dur":2,"pid":1,"tid":1},
{"name":"in","ph":"X","ts":20,"dur":5,"pid":1,"tid":1},
{"name":"after","ph":"X","ts":200,"dur":5,"pid":1,"tid":2,"bind_id":1,"flow_in":true},
{"ph":"C","name":"n","ts":1,"pid":1,"args":{"v":1}},{"ph":"C","name":"n","ts":4,"pid":1,"args":{"v":2}},
{"ph":"C","name":"n","ts":30,"pid":1,"args":{"v":3}},{"ph":"C","name":"n","ts":90,"pid":1,"args":{"v":4}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"gone"}}]
--- run export -f json --from 10us --to 50us --clip input.json
--- want
{"traceEvents":[
{"ph":"X","name":"long","ts":10,"dur":40,"pid":1,"tid":1},
{"ph":"X","name":"in","ts":20,"dur":5,"pid":1,"tid":1},
{"ph":"C","name":"n","ts":10,"pid":1,"args":{"v":2}},
{"ph":"C","name":"n","ts":30,"pid":1,"args":{"v":3}}
]}
--- stderr
ttv: json: 1 flows that leave the piece: left out
