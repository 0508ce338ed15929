# SQL: import() takes a module by its path as well as by its name.
--- input
[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":1}]
--- file q.sql
SELECT import('slices/with_context.sql'); SELECT name FROM thread_slice;
--- run query --csv -f q.sql input.json
--- want
name
a
