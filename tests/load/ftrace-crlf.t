# Lines may end in CR LF, and a byte order mark may stand before them.
--- input printf
\357\273\277            bash-101 [000] d..2.  1.000001: e: n=1\r\n            bash-101 [000] d..2.  1.000002: e: n=x\r\n\r\n
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"e","args":{"n":"x"}}
{"type":"warning","code":"byte-order-mark","count":1,"offset":0,"message":"a byte order mark: passed over"}
