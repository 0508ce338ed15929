# Words of the args of packets of a network, which stand for numbers, are found, also in bundles.
--- input perfetto
packet { seq: 1 timestamp: 1 47 { 1 { 1: "com.app" 2: 10100 } } }
packet { seq: 1 timestamp: 10 88 { 1: 1 2: "wlan0" 3: 70 4: 110100 5: 255 6: 6 7: 18 8: 80 9: 443 } }
packet { seq: 1 flags: 1 timestamp: 20 interned_data { 30 { 1: 3 2 { 1: 2 2: "rmnet 0" 4: 9 6: 17 } } } 92 { 1: 3 5: 4 6: 15 7: 320 } }
packet { seq: 1 flags: 2 timestamp: 100 92 { 1: 3 3: "\x00\x05\x07" 4: "\x46\x50" } }
packet { seq: 1 timestamp: 200 92 { 2 { 6: 1 10: 8 11: 0 } 3: "\x00" 4: "\x09" } }
packet { seq: 1 flags: 2 timestamp: 300 92 { 1: 77 5: 1 6: 1 7: 5 } }
--- run find --in=args --count IPPROTO_UDP input.json
--- want
3
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
