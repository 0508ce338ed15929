# The id of a counter is part of its name.
--- input
[{"name":"gpu","ph":"C","ts":0,"pid":1,"tid":1,"id":3,"args":{"v":1}},
{"name":"gpu","ph":"C","ts":0,"pid":1,"tid":1,"args":{"v":2}}]
--- want track counter
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"counter","parent":0,"upid":0,"name":"gpu"}
{"type":"track","track":2,"kind":"counter","parent":0,"upid":0,"name":"gpu[3]"}
{"type":"counter","track":1,"ts":0,"series":"v","value":2}
{"type":"counter","track":2,"ts":0,"series":"v","value":1}
