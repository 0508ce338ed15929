# The table warning says what was found and what was done about it, as info does.
--- input
[{"name":"a","ph":"X","ts":0,"dur":-5,"pid":1,"tid":1}]
--- file q.sql
SELECT code, count, what, done FROM warning WHERE count > 0;
--- run query --ndjson -f q.sql input.json
--- want
{"code":"negative-duration","count":1,"what":"a negative dur","done":"read as 0"}
