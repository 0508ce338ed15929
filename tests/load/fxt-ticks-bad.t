# No ticks a second; times beyond 63 bits of ns cost their events.
--- input fxt
magic
init 0
instant 5 1/7 - "a"
word 0x11
init 1000
instant 18446744073709551615 1/7 - "late"
complete 5 18446744073709551615 1/7 - "late"
complete 6 5 1/7 - "backwards"
log 18446744073709551615 1/7 "late"
switch 0 18446744073709551615 7 3 8
wake 0 18446744073709551615 7
--- want slice instant warning
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":6000000,"dur":0,"name":"backwards"}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":5,"name":"a"}
{"type":"warning","code":"bad-record","count":2,"offset":8,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"time-too-large","count":5,"offset":88,"message":"a time in ticks beyond 63 bits of nanoseconds: the event is dropped"}
{"type":"warning","code":"negative-duration","count":1,"offset":176,"message":"a negative dur: read as 0"}
--- stderr
ttv: input.json: part of it is lost: bad-record 2 times; `ttv check` says where
