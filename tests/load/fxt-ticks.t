# Ticks become ns, exactly beyond 2^53 and rounded down, from the initialization record on.
--- input fxt
magic
instant 5 1/7 - "ns"
init 24000000
instant 24 1/7 - "a"
instant 25 1/7 - "b"
instant 216000000000000001 1/7 - "c"
init 3
instant 1 1/7 - "third of a second"
init 18446744073709551615
instant 18446744073709551615 1/7 - "a second"
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":5,"name":"ns"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":1000,"name":"a"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":1041,"name":"b"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":333333333,"name":"third of a second"}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":1000000000,"name":"a second"}
{"type":"instant","id":5,"track":1,"scope":"thread","ts":9000000000000000041,"name":"c"}
