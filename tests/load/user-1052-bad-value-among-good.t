# One value that is no number does not cost the others.
--- input
[{"name":"c","ph":"C","ts":0,"pid":1,"tid":1,"args":{"a":1,"b":"many","c":3}}]
--- want counter warning
{"type":"counter","track":1,"ts":0,"series":"a","value":1}
{"type":"counter","track":1,"ts":0,"series":"c","value":3}
{"type":"warning","code":"counter-value","count":1,"offset":64,"message":"a counter value that is no number: that value is skipped"}
