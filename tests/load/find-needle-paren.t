# What is in a group need not be there, after a ) that is text as well.
--- input
[{"name":"n","ph":"X","ts":2,"dur":1,"pid":1,"tid":1,"args":{"k":"a)q"}}]
--- run find --ndjson /a\)(xyz)*q/ input.json
--- want
{"type":"slice","id":0,"track":1,"ts":2000,"dur":1000,"name":"n","off":1}
