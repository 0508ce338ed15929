# "1.5" is a value; "NaN" and null are none and are counted.
--- input
[{"name":"c","ph":"C","ts":0,"pid":1,"tid":1,"args":{"v":"1.5"}},
{"name":"c","ph":"C","ts":1,"pid":1,"tid":1,"args":{"v":"NaN"}},
{"name":"c","ph":"C","ts":2,"pid":1,"tid":1,"args":{"v":null}}]
--- want counter warning
{"type":"counter","track":1,"ts":0,"series":"v","value":1.5}
{"type":"warning","code":"counter-value","count":2,"offset":123,"message":"a counter value that is no number: that value is skipped"}
