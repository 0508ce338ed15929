# The latency format: CPU and flags without a blank, microseconds, and a mark of the delay.
--- input
# nop latency trace v1.1.5 on 6.18.44-generic
    bash-29941     0..... 29140us : e: n=1
clang++--30513     0dNs4. 29150us+: e: n=2
 my task-30514    12d.h1. 151958us!: e: n=3
    a-b-29941     1d..2. 151959us#: e: n=4
    bash-29941     0d..2. 151960u: e: n=5
    bash-29941     0..... 9999999999999999999us : e: n=6
  <idle>-0        1d..1  1234.567890: e: n=7
--- want thread instant warning
{"type":"thread","utid":0,"tid":29941,"name":"a-b"}
{"type":"thread","utid":1,"tid":30513,"name":"clang++-"}
{"type":"thread","utid":2,"tid":30514,"name":"my task"}
{"type":"thread","utid":3,"tid":0,"name":"swapper"}
{"type":"instant","track":0,"scope":"thread","ts":29140000,"name":"e","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":151959000,"name":"e","args":{"n":4}}
{"type":"instant","track":1,"scope":"thread","ts":29150000,"name":"e","args":{"n":2}}
{"type":"instant","track":2,"scope":"thread","ts":151958000,"name":"e","args":{"n":3}}
{"type":"instant","track":3,"scope":"thread","ts":1234567890000,"name":"e","args":{"n":7}}
{"type":"warning","code":"bad-line","count":2,"offset":219,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 2 times; `ttv check` says where
