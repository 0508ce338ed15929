# Names, order and metadata are all used.
--- input
{"metadata":{"version":3},"traceEvents":[
{"name":"process_name","ph":"M","pid":1,"args":{"name":"prog"}},
{"name":"process_labels","ph":"M","pid":1,"args":{"labels":"one,two"}},
{"name":"num_cpus","ph":"M","pid":1,"args":{"number":8}},
{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1}]}
--- want process metadata
{"type":"process","upid":0,"pid":1,"name":"prog","labels":["one","two"]}
{"type":"metadata","name":"metadata","value":{"version":3}}
{"type":"metadata","name":"num_cpus","value":{"number":8}}
