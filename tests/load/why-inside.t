# The heaviest path says what each step spends by itself.
--- input
[{"ph":"X","pid":1,"tid":1,"ts":0,"dur":100,"name":"a"},
{"ph":"X","pid":1,"tid":1,"ts":10,"dur":50,"name":"b"},
{"ph":"X","pid":1,"tid":1,"ts":70,"dur":20,"name":"c"}]
--- run why --json --way=inside input.json
--- want
{"why":"start","type":"slice","id":0,"track":1,"ts":0,"gap":0,"dur":100000,"self":30000,"name":"a"}
{"why":"child","type":"slice","id":1,"track":1,"ts":10000,"gap":10000,"dur":50000,"self":50000,"name":"b"}
