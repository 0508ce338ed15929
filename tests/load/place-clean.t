# Nothing to report.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1}]
--- run check --strict input.json
--- want
input.json: 1 event, nothing to report
