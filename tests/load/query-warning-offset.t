# Where a warning is of the input: of one place, and of the first of several.
--- input
[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":1},
{"ph":"E","ts":9,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":"x","dur":2,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":"x","dur":2,"pid":1,"tid":1}]
--- file q.sql
SELECT code, count, offset FROM warning;
--- run query --ndjson -f q.sql input.json
--- want
{"code":"no-time","count":2,"offset":90}
{"code":"stray-end","count":1,"offset":55}
