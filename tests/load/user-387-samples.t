# samples and stackFrames.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":0,"dur":9,"pid":1,"tid":7}],
"stackFrames":{"1":{"name":"main"},"2":{"name":"f","parent":"1"}},
"samples":[{"tid":7,"ts":3,"name":"cycles","sf":2,"weight":2}]}
--- want track sample warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":null}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null}
{"type":"sample","track":2,"ts":3000,"name":"cycles","weight":2,"stack":["main","f"]}
