# Nothing in a name is markup in Markdown, a mention or a reference.
--- input
[{"name":"![x](javascript:y)","ph":"X","ts":1,"dur":1,"pid":1,"tid":1},{"name":"@team <b> #12","ph":"X","ts":3,"dur":2,"pid":1,"tid":1},{"name":"&lt;`*","ph":"X","ts":8,"dur":3,"pid":1,"tid":1}]
--- run stat --format=markdown --sort=name input.json
--- want
| NAME | COUNT | WALL | SELF | SELF% | MAX | AREA% | AVG | P50 | P95 | P99 | MIN | GAPS | MAX GAP | OPEN | OPEN WALL |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
| \!\[x\](javascript:y) | 1 | 1 µs | 1 µs | 16.7 | 1 µs | 10.0 | 1 µs | 1 µs | 1 µs | 1 µs | 1 µs | 0 | 0 | 0 |  |
| \&lt;\`\* | 1 | 3 µs | 3 µs | 50.0 | 3 µs | 30.0 | 3 µs | 3 µs | 3 µs | 3 µs | 3 µs | 0 | 0 | 0 |  |
| @<!-- -->team \<b\> \#<!-- -->12 | 1 | 2 µs | 2 µs | 33.3 | 2 µs | 20.0 | 2 µs | 2 µs | 2 µs | 2 µs | 2 µs | 0 | 0 | 0 |  |
