# Entries that are not there, entry 0, records too short for what they say.
--- input fxt
magic
string 0 "none"
word 0x0000006400010022 0x61
word 0x0000000000010023 5
thread 0 1 2
complete 100 200 1/7 @9 @8 @7:i32=1 "k":str=@6
complete 300 400 @3 - "lost"
complete 500 600 1/7 - @1
--- want process thread slice instant warning
{"type":"process","upid":0,"pid":1}
{"type":"thread","utid":0,"upid":0,"tid":7}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":null,"args":{"":1,"k":null}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":500,"dur":100,"name":null}
{"type":"warning","code":"bad-record","count":4,"offset":8,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"unknown-string","count":5,"offset":80,"message":"a reference to a string that is not in the table: read as no string"}
{"type":"warning","code":"unknown-thread","count":1,"offset":144,"message":"a reference to a thread that is not in the table: the event is dropped"}
--- stderr
ttv: input.json: part of it is lost: bad-record 4 times; `ttv check` says where
