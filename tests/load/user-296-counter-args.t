# A counter may have many series, and not all in each event.
--- input
[{"name":"c","ph":"C","ts":0,"pid":1,"tid":1,"args":{"a":1,"b":2,"c":3,"d":4}},
{"name":"c","ph":"C","ts":1,"pid":1,"tid":1,"args":{"b":5}}]
--- want counter warning
{"type":"counter","track":1,"ts":0,"series":"a","value":1}
{"type":"counter","track":1,"ts":0,"series":"b","value":2}
{"type":"counter","track":1,"ts":1000,"series":"b","value":5}
{"type":"counter","track":1,"ts":0,"series":"c","value":3}
{"type":"counter","track":1,"ts":0,"series":"d","value":4}
