# Lines of BattOr that are no samples cost themselves; a file of its own.
--- input
# BattOr
# voltage_range [0.0, 6144.0] mV
0.00 4000.0 250.0
0.25 nothing 1
1e300 1 1
0.50 4000.0 -250.0 <a b>
0.75 4000.0
1.00 4000.0 100.0 x
1.25 1000 1
--- want track counter clock_sync warning
{"type":"track","track":0,"kind":"counter","name":"power","unit":"mW"}
{"type":"counter","track":0,"ts":0,"series":null,"value":1000}
{"type":"counter","track":0,"ts":500000,"series":null,"value":-1000}
{"type":"counter","track":0,"ts":1250000,"series":null,"value":1}
{"type":"clock_sync","ts":500000,"sync_id":"a b"}
{"type":"warning","code":"bad-line","count":4,"offset":60,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 4 times; `ttv check` says where
