# A time is read as an integer of as many digits as it has; one beyond 64 bits breaks its line.
--- input
            bash-101   [000] 1234567.123456789: e: n=1
            bash-101   [000] 1234567.2: e: n=2
            bash-101   [000] 0.000000: e: n=3
            bash-101   [000] 9007199.254740993: e: n=4
            bash-101   [000] 9223372036.854775807: e: n=5
            bash-101   [000] 9223372036.854775808: e: n=6
            bash-101   [000] 99999999999999999999.5: e: n=7
            bash-101   [000] 1.0000000009: e: n=8
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":0,"name":"e","args":{"n":3}}
{"type":"instant","track":0,"scope":"thread","ts":1000000000,"name":"e","args":{"n":8}}
{"type":"instant","track":0,"scope":"thread","ts":1234567123456789,"name":"e","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":1234567200000000,"name":"e","args":{"n":2}}
{"type":"instant","track":0,"scope":"thread","ts":9007199254740993,"name":"e","args":{"n":4}}
{"type":"instant","track":0,"scope":"thread","ts":9223372036854775807,"name":"e","args":{"n":5}}
{"type":"warning","code":"bad-line","count":2,"offset":261,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 2 times; `ttv check` says where
