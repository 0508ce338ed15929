# A byte that is lost, or one too many, shifts all records behind it: they are found again between words.  A record without its last byte ends with the first one of the next, which is lost, too.
--- input fxt
magic
complete 100 200 1/7 - "a"
complete 300 400 1/7 - "lost in the cut"
cut 1
complete 500 600 1/7 - "begins in the cut" "k":u64=5
instant 550 1/7 - "i"
complete 700 800 1/7 - "c"
complete 710 720 1/7 - "d"
begin 730 1/7 - "e"
end 740 1/7 - "e"
complete 900 950 1/7 - "kept"
hex 00
complete 1000 1100 1/7 - "f"
complete 1200 1300 1/7 - "g"
complete 1400 1500 1/7 - "h"
complete 1600 1700 1/7 - "i"
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":700,"dur":100,"name":"c"}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":900,"dur":50,"name":"kept"}
{"type":"slice","id":6,"track":1,"lane":0,"depth":0,"ts":1000,"dur":100,"name":"f"}
{"type":"slice","id":7,"track":1,"lane":0,"depth":0,"ts":1200,"dur":100,"name":"g"}
{"type":"slice","id":8,"track":1,"lane":0,"depth":0,"ts":1400,"dur":100,"name":"h"}
{"type":"slice","id":9,"track":1,"lane":0,"depth":0,"ts":1600,"dur":100,"name":"i"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":1,"ts":710,"dur":10,"name":"d","parent":2}
{"type":"slice","id":4,"track":1,"lane":0,"depth":1,"ts":730,"dur":10,"name":"e","parent":2}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":550,"name":"i"}
{"type":"warning","code":"bad-record","count":2,"offset":112,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"time-too-large","count":1,"offset":56,"message":"a time in ticks beyond 63 bits of nanoseconds: the event is dropped"}
--- stderr
ttv: input.json: part of it is lost: bad-record 2 times; `ttv check` says where
