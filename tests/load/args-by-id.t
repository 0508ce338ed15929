# SQL: a row of args is found by its id, its arg_set_id, both ways the same row.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1,"args":{"a":1,"b":{"c":"x","d":2.5},"e":true}},
{"name":"B","ph":"X","ts":70,"dur":20,"pid":1,"tid":1,"args":{"f":[7,8]}}]
--- file q.sql
CREATE TEMP TABLE n AS SELECT id, arg_set_id, key FROM args WHERE key GLOB 'args.*';
SELECT count(*) AS rows,
  (SELECT group_concat(key) FROM (SELECT n.key FROM n JOIN args USING (id) WHERE n.key = args.key ORDER BY n.id)) AS by_id,
  (SELECT count(*) FROM args WHERE id = -1 OR id = 9223372036854775807) AS none,
  (SELECT group_concat(args.key) FROM args WHERE id = (SELECT max(id) FROM n)) AS last
FROM n;
--- run query --ndjson -f q.sql input.json
--- want
{"rows":6,"by_id":"args.a,args.b.c,args.b.d,args.e,args.f[0],args.f[1]","none":0,"last":"args.f[1]"}
