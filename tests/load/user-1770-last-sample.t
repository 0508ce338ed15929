# The last value of a counter and a series that comes late are there.
--- input
[{"name":"c","ph":"C","ts":0,"pid":1,"tid":1,"args":{"a":1}},
{"name":"c","ph":"C","ts":5,"pid":1,"tid":1,"args":{"a":2,"b":7}}]
--- want counter
{"type":"counter","track":1,"ts":0,"series":"a","value":1}
{"type":"counter","track":1,"ts":5000,"series":"a","value":2}
{"type":"counter","track":1,"ts":5000,"series":"b","value":7}
