# Negative times are kept.
--- input
[{"name":"a","ph":"X","ts":-100,"pid":1,"tid":1,"dur":10},
{"name":"b","ph":"X","ts":50,"pid":1,"tid":1,"dur":10}]
--- want trace slice
{"type":"trace","format":"chrome-json","start":-100000,"end":60000,"events":2}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":-100000,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":50000,"dur":10000,"name":"b"}
