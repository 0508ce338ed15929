# A capital counts behind a backslash, too, unless it is an expression's.
--- input
[{"name":"a\\Bcd","ph":"X","ts":1,"dur":1,"pid":1,"tid":1,"args":{"k":"p\\Qr"}}]
--- run find --ndjson \Bc input.json
--- want
{"type":"slice","id":0,"track":1,"ts":1000,"dur":1000,"name":"a\\Bcd","off":1}
