# A series that an event does not mention keeps its value; nothing is made up.
--- input
[{"name":"c","ph":"C","ts":0,"pid":1,"tid":1,"args":{"a":1,"b":2}},
{"name":"c","ph":"C","ts":1,"pid":1,"tid":1,"args":{"a":3}}]
--- want track counter warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"counter","parent":0,"upid":0,"name":"c"}
{"type":"counter","track":1,"ts":0,"series":"a","value":1}
{"type":"counter","track":1,"ts":1000,"series":"a","value":3}
{"type":"counter","track":1,"ts":0,"series":"b","value":2}
