# beginningOfTime (clang, us) and baseTimeNanoseconds (PyTorch) are clocks.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}],"beginningOfTime":1795191281292044}
--- file b.json
{"baseTimeNanoseconds":1795191281292544000,"traceEvents":[{"name":"b","ph":"X","ts":0.5,"dur":10,"pid":1,"tid":1}]}
--- run export input.json b.json
--- want trace slice warning
{"type":"trace","format":"chrome-json","start":0,"end":510500,"events":2,"files":[{"path":"input.json","format":"chrome-json","shift":0},{"path":"b.json","format":"chrome-json","shift":500000,"align":"time of day"}]}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":500500,"dur":10000,"name":"b"}
