# A time may be text, have an exponent, be negative.
--- input
[{"name":"a","ph":"i","ts":"12.5","pid":1,"tid":1},
{"name":"b","ph":"i","ts":1e3,"pid":1,"tid":1},
{"name":"c","ph":"i","ts":-5,"pid":1,"tid":1}]
--- want instant trace warning
{"type":"trace","format":"chrome-json","start":-5000,"end":1000000,"events":3}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":-5000,"name":"c"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":12500,"name":"a"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":1000000,"name":"b"}
