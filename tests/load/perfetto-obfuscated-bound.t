# Methods of one name that many packages have are not looked through for every path without end: what is left is counted where the first mapping stands, not passed over silently.
--- input perfetto
packet { timestamp: 1 131 { 1: 5 3: "app" 5: 3 } }
!repeat 200
packet { 64 { 1: "p" 3 { 1: "a" 4 { 1: "m" 2: "named" } } } }
!end
!repeat 200
packet { timestamp: 2 131 { 1: 5 3: "/data/%d" 5: 3 8 { 1 { 1: "a.m" } } } }
!end
--- run export input.json
--- want warning
{"type":"warning","code":"too-damaged","count":158,"offset":16,"message":"damage that reading on behind would take too long: what stands before it is kept, the rest is not read"}
--- stderr
ttv: input.json: part of it is lost: too-damaged 158 times; `ttv check` says where
