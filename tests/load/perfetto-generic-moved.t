# A task that another kernel reports in states on one CPU and then on another, without its ever running: nothing ran there that its move could end.
--- input perfetto
packet { timestamp: 100 117 { 1: 0 2: "task" 3: 7 4: 4 } }
packet { timestamp: 200 117 { 1: 1 2: "task" 3: 7 4: 4 } }
packet { timestamp: 300 117 { 1: 1 2: "task" 3: 7 4: 2 } }
--- want track slice
{"type":"track","track":0,"kind":"thread","utid":0,"name":"task"}
{"type":"track","track":1,"kind":"state","parent":0,"utid":0,"name":null}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"S"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":200,"dur":100,"name":"S"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"R"}
