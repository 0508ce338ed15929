# stat: Markdown, sorted, with the rows of a text, at most one.
--- input
[{"name":"a|b","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"ab","ph":"X","ts":110,"dur":40,"pid":1,"tid":1},
{"name":"ab","ph":"X","ts":160,"dur":40,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":260,"dur":40,"pid":1,"tid":1}]
--- run stat --sort count --filter a --max 2 --format markdown input.json
--- want
| NAME | COUNT | WALL | SELF | SELF% | MAX | AREA% | AVG | P50 | P95 | P99 | MIN | GAPS | MAX GAP | OPEN | OPEN WALL |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
| ab | 2 | 80 µs | 80 µs | 36.4 | 40 µs | 26.7 | 40 µs | 40 µs | 40 µs | 40 µs | 40 µs | 10 µs | 10 µs | 0 |  |
| a\|b | 1 | 100 µs | 100 µs | 45.5 | 100 µs | 33.3 | 100 µs | 100 µs | 100 µs | 100 µs | 100 µs | 0 | 0 | 0 |  |
