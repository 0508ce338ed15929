# Scheduling records that are too short, of threads that are not in the table, of states and forms that are not known.
--- input fxt
magic
switch0 3 100 @1 2 10 1/8 20
switch0 3 150 1/7 9 10 1/8 20
word 0x1000000000000028 200
word 0x2000000000000028 200
word 0x0000000000000028 200
word 0x7000000000000018
switch 2 300 7 15 8 "incoming_weight":str="x" args=0
--- want track slice warning
{"type":"track","track":0,"kind":"cpu","cpu":2,"name":"CPU 2"}
{"type":"track","track":1,"kind":"cpu","cpu":3,"name":"CPU 3"}
{"type":"track","track":2,"kind":"process","upid":0,"name":null}
{"type":"track","track":3,"kind":"thread","parent":2,"upid":0,"utid":1,"name":null}
{"type":"track","track":4,"kind":"state","parent":3,"upid":0,"utid":1,"name":null}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":300,"dur":-1,"name":null,"utid":1,"priority":0,"args":{"incoming_weight":"x"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":150,"dur":-1,"name":null,"utid":1,"priority":20}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":150,"dur":150,"name":"Running","cpu":3}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"Running","cpu":2,"args":{"incoming_weight":"x"}}
{"type":"warning","code":"bad-record","count":3,"offset":88,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"unknown-record","count":1,"offset":136,"message":"a record of a type that is not known: passed over"}
{"type":"warning","code":"unknown-thread","count":1,"offset":8,"message":"a reference to a thread that is not in the table: the event is dropped"}
--- stderr
ttv: input.json: part of it is lost: bad-record 3 times; `ttv check` says where
