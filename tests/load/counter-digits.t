# Values of counters are the nearest doubles of their decimal texts, whatever the number of digits and where the point stands.
--- input
[{"name":"c","ph":"C","ts":0,"pid":1,"tid":1,"args":{"v":1.23456789012345}},
{"name":"c","ph":"C","ts":1,"pid":1,"tid":1,"args":{"v":9.999999999999999}},
{"name":"c","ph":"C","ts":2,"pid":1,"tid":1,"args":{"v":9007199254740993}},
{"name":"c","ph":"C","ts":3,"pid":1,"tid":1,"args":{"v":999999999999999}},
{"name":"c","ph":"C","ts":4,"pid":1,"tid":1,"args":{"v":-0.12345678901234}},
{"name":"c","ph":"C","ts":5,"pid":1,"tid":1,"args":{"v":12345678901234567890}},
{"name":"c","ph":"C","ts":6,"pid":1,"tid":1,"args":{"v":12345678.9012345678901}}]
--- want counter
{"type":"counter","track":1,"ts":0,"series":"v","value":1.23456789012345}
{"type":"counter","track":1,"ts":1000,"series":"v","value":9.999999999999998}
{"type":"counter","track":1,"ts":2000,"series":"v","value":9007199254740992}
{"type":"counter","track":1,"ts":3000,"series":"v","value":999999999999999}
{"type":"counter","track":1,"ts":4000,"series":"v","value":-0.12345678901234}
{"type":"counter","track":1,"ts":5000,"series":"v","value":1.2345678901234567e+19}
{"type":"counter","track":1,"ts":6000,"series":"v","value":12345678.901234567}
