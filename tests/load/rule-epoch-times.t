# Times since 1970 with fractions are exact.
--- input
[{"name":"a","ph":"X","ts":1666382280874284.123,"dur":0.5,"pid":1,"tid":1}]
--- want trace slice
{"type":"trace","format":"chrome-json","start":1666382280874284123,"end":1666382280874284623,"events":1}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1666382280874284123,"dur":500,"name":"a"}
