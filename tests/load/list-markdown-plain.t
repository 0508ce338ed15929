# Nothing in a name is markup in Markdown, a mention or a reference.
--- input
[{"name":"![x](javascript:y)","ph":"X","ts":1,"dur":1,"pid":1,"tid":1},{"name":"@team <b> #12","ph":"X","ts":3,"dur":2,"pid":1,"tid":1},{"name":"&lt;`*","ph":"X","ts":8,"dur":3,"pid":1,"tid":1}]
--- run list --format=markdown --sort=ts input.json
--- want
| type | id | ts | dur | self | depth | track | category | name |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| slice | 0 | 1000 | 1000 | 1000 | 0 | thread 1 |  | \!\[x\](javascript:y) |
| slice | 1 | 3000 | 2000 | 2000 | 0 | thread 1 |  | @<!-- -->team \<b\> \#<!-- -->12 |
| slice | 2 | 8000 | 3000 | 3000 | 0 | thread 1 |  | \&lt;\`\* |
