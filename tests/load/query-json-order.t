# json_group_array: a text is spelt the same with ORDER BY, which is ours, and without, which is SQLite's.
--- input
[]
--- file q.sql
WITH RECURSIVE n(c) AS (SELECT 1 UNION ALL SELECT c + 1 FROM n WHERE c < 127) SELECT json_group_array(char(c)) = json_group_array(char(c) ORDER BY c) AS same, count(*) AS n FROM n;
--- run query --ndjson -f q.sql input.json
--- want
{"same":1,"n":127}
