# Written as JSON: counters, instants by scope, objects with snapshots, samples, memory dumps, contexts, clock syncs, metadata.
--- input
[{"ph":"C","name":"heap","ts":1,"pid":1,"id":"9","args":{"used":1.5,"free":2}},
{"ph":"i","name":"g","ts":1,"s":"g"},{"ph":"i","name":"p","ts":2,"pid":1,"s":"p"},
{"ph":"i","name":"t","ts":3,"pid":1,"tid":2,"s":"t","args":{"q":1}},{"ph":"R","name":"m","ts":3,"pid":1,"tid":2},
{"ph":"N","name":"T","cat":"o","ts":1,"pid":1,"id":"0x10"},
{"ph":"O","name":"T","cat":"o","ts":2,"pid":1,"id":"0x10","args":{"snapshot":{"base_type":"B","v":{"id_ref":"0x11"}}}},
{"ph":"D","name":"T","cat":"o","ts":9,"pid":1,"id":"0x10"},
{"ph":"P","name":"cpu","ts":4,"pid":1,"tid":2,"weight":3,"stack":["root","leaf"]},
{"ph":"v","name":"dump","ts":5,"pid":1,"id":"d1","args":{"dumps":{"level_of_detail":"light"}}},
{"ph":"V","name":"dump","ts":5,"id":"d1","args":{"dumps":{}}},
{"ph":"(","name":"ctx","ts":1,"pid":1,"tid":2,"id":"0x1"},{"ph":")","name":"ctx","ts":2,"pid":1,"tid":2,"id":"0x1"},
{"ph":"c","name":"clock_sync","ts":3,"pid":1,"args":{"sync_id":"s","issue_ts":1}},
{"ph":"M","name":"num_cpus","pid":1,"args":{"number":4}},
{"ph":"M","name":"process_labels","pid":1,"args":{"labels":"x,y"}},
{"ph":"M","name":"process_sort_index","pid":1,"args":{"sort_index":-1}}]
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"M","name":"process_labels","pid":1,"args":{"labels":"x,y"}},
{"ph":"M","name":"process_sort_index","pid":1,"args":{"sort_index":-1}},
{"ph":"M","name":"num_cpus","pid":1,"args":{"number":4}},
{"ph":"i","name":"g","ts":1,"pid":0,"tid":0,"s":"g"},
{"ph":"i","name":"p","ts":2,"pid":1,"s":"p"},
{"ph":"i","name":"t","ts":3,"pid":1,"tid":2,"s":"t","args":{"q":1}},
{"ph":"R","name":"m","ts":3,"pid":1,"tid":2},
{"ph":"C","name":"heap[9]","ts":1,"pid":1,"args":{"used":1.5,"free":2}},
{"ph":"N","name":"T","cat":"o","ts":1,"pid":1,"id":"0x10"},
{"ph":"O","name":"T","cat":"o","ts":2,"pid":1,"id":"0x10","args":{"snapshot":{"v":{"id_ref":"0x11"},"base_type":"B"}}},
{"ph":"D","name":"T","cat":"o","ts":9,"pid":1,"id":"0x10"},
{"ph":"V","ts":5,"pid":0,"id":"d1","args":{"dumps":{}}},
{"ph":"v","ts":5,"pid":1,"id":"d1","args":{"dumps":{"level_of_detail":"light"}}},
{"ph":"c","name":"clock_sync","ts":3,"pid":0,"args":{"sync_id":"s","issue_ts":1}},
{"ph":"(","name":"ctx","ts":1,"pid":1,"tid":2,"id":"0x1"},
{"ph":")","name":"ctx","ts":2,"pid":1,"tid":2,"id":"0x1"}
],
"samples":[
{"cpu":0,"pid":1,"tid":2,"ts":4,"name":"cpu","sf":1,"weight":3}
],
"stackFrames":{
"0":{"name":"root"},
"1":{"name":"leaf","parent":"0"}
}}
