# Kernels other than Linux: a state of a task ends that before, one that runs leaves its CPU; ids have 64 bits, frequencies are Hz, the tree and renames name tasks; a state without a name is broken.
--- input perfetto
packet { 122 { 1 { 1: 10 2: 1 3: "server --port 80" } 2 { 1: 10 2: 10 3: "main" } } }
packet { timestamp: 100 117 { 1: 0 2: "a" 3: 10 4: 1 5: 100 } }
packet { timestamp: 110 117 { 1: 0 2: "a" 3: 10 4: 2 5: 100 } }
packet { timestamp: 120 117 { 1: 0 2: "a" 3: 10 4: 3 5: 100 } }
packet { timestamp: 150 117 { 1: 0 2: "a" 3: 10 4: 4 5: 100 } }
packet { timestamp: 150 117 { 1: 0 2: "big" 3: 9023372036854775807 4: 3 5: 90 } }
packet { timestamp: 170 117 { 1: 0 2: "big" 3: 9023372036854775807 4: 5 5: 90 } }
packet { timestamp: 180 117 { 1: 0 2: "big" 3: 9023372036854775807 4: 6 5: 90 } }
packet { timestamp: 190 117 { 1: 0 2: "a" 3: 10 4: 7 5: 100 } }
packet { timestamp: 200 117 { 1: 0 2: "a" 3: 10 4: 9 5: 100 } }
packet { timestamp: 200 120 { 1: 9023372036854775807 2: "renamed" } }
packet { timestamp: 210 118 { 1: 1 2: 800000000 } }
--- want process thread slice counter warning
{"type":"process","upid":0,"pid":10,"name":"server"}
{"type":"process","upid":1,"pid":1}
{"type":"thread","utid":0,"upid":0,"tid":10,"name":"main"}
{"type":"thread","utid":1,"tid":9023372036854775807,"name":"renamed"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":120,"dur":30,"name":"a","utid":0,"priority":100,"end_state":"S"}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":150,"dur":20,"name":"big","utid":1,"priority":90,"end_state":"D"}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":100,"dur":10,"name":"Created"}
{"type":"slice","id":3,"track":5,"lane":0,"depth":0,"ts":110,"dur":10,"name":"R"}
{"type":"slice","id":4,"track":5,"lane":0,"depth":0,"ts":120,"dur":30,"name":"Running","cpu":0}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":150,"dur":40,"name":"S"}
{"type":"slice","id":6,"track":5,"lane":0,"depth":0,"ts":190,"dur":-1,"name":"Z"}
{"type":"slice","id":7,"track":7,"lane":0,"depth":0,"ts":150,"dur":20,"name":"Running","cpu":0}
{"type":"slice","id":8,"track":7,"lane":0,"depth":0,"ts":170,"dur":10,"name":"D"}
{"type":"slice","id":9,"track":7,"lane":0,"depth":0,"ts":180,"dur":-1,"name":"T"}
{"type":"counter","track":2,"ts":210,"series":null,"value":800000}
{"type":"warning","code":"bad-packet","count":1,"offset":220,"message":"a packet that cannot be read: passed over, the next is read"}
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
