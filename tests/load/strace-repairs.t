# A resumed call without a begin is counted; one that is never resumed is open.
--- input
5 100.000100 <... read resumed>"x", 16) = 1 <0.000050>
5 100.000200 <... poll resumed>) = 0
strace: Can't open something
5 100.000300 futex(0x7f, FUTEX_WAIT <unfinished ...>
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000050000,"dur":50000,"name":"read","cat":"strace","args":{"args":"\"x\", 16","ret":"1"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":100000200000,"dur":0,"name":"poll","cat":"strace","args":{"ret":"0"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":100000300000,"dur":-1,"name":"futex","cat":"strace","args":{"args":"0x7f, FUTEX_WAIT"}}
{"type":"warning","code":"bad-line","count":1,"offset":92,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"stray-end","count":2,"offset":0,"message":"an end that no open begin matches: ignored"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
