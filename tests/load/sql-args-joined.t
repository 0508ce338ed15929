# An arg in the ON of a join: with the search of the input as without it, whatever the side, the alias and the key.
--- input
[{"name":"a","ph":"X","ts":1,"dur":1,"pid":1,"tid":1,"args":{"k":"x"}},
{"name":"b","ph":"X","ts":3,"dur":1,"pid":1,"tid":1,"args":{"k":"y"}},
{"name":"c","ph":"X","ts":5,"dur":1,"pid":1,"tid":1,"args":{"k":"x","n":"y"}},
{"name":"d","ph":"X","ts":7,"dur":1,"pid":1,"tid":1}]
--- file q.sql
WITH
rows(what, n, plain) AS (
SELECT 'left, inner table', (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON extract_arg(i.arg_set_id, 'args.k') = 'x'),
 (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON (extract_arg(i.arg_set_id, 'args.k') || '') = 'x')
UNION ALL SELECT 'left, outer table', (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON extract_arg(s.arg_set_id, 'args.k') = 'x'),
 (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON (extract_arg(s.arg_set_id, 'args.k') || '') = 'x')
UNION ALL SELECT 'left, the next letter', (SELECT group_concat(j.name || coalesce(i.name, '-')) FROM slice j LEFT JOIN slice i ON extract_arg(j.arg_set_id, 'args.k') = 'x'),
 (SELECT group_concat(j.name || coalesce(i.name, '-')) FROM slice j LEFT JOIN slice i ON (extract_arg(j.arg_set_id, 'args.k') || '') = 'x')
UNION ALL SELECT 'left, a longer name', (SELECT group_concat(ix.name || coalesce(i.name, '-')) FROM slice ix LEFT JOIN slice i ON extract_arg(ix.arg_set_id, 'args.k') = 'x'),
 (SELECT group_concat(ix.name || coalesce(i.name, '-')) FROM slice ix LEFT JOIN slice i ON (extract_arg(ix.arg_set_id, 'args.k') || '') = 'x')
UNION ALL SELECT 'left, in capitals', (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice I ON extract_arg(i.arg_set_id, 'args.k') = 'x'),
 (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON (extract_arg(i.arg_set_id, 'args.k') || '') = 'x')
UNION ALL SELECT 'left, both', (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON extract_arg(i.arg_set_id, 'args.n') = extract_arg(s.arg_set_id, 'args.k')),
 (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON (extract_arg(i.arg_set_id, 'args.n') || '') = extract_arg(s.arg_set_id, 'args.k'))
UNION ALL SELECT 'left, both turned', (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON extract_arg(s.arg_set_id, 'args.k') = extract_arg(i.arg_set_id, 'args.n')),
 (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON (extract_arg(s.arg_set_id, 'args.k') || '') = extract_arg(i.arg_set_id, 'args.n'))
UNION ALL SELECT 'inner, both', (SELECT group_concat(s.name || i.name) FROM slice s JOIN slice i ON extract_arg(s.arg_set_id, 'args.k') = extract_arg(i.arg_set_id, 'args.n')),
 (SELECT group_concat(s.name || i.name) FROM slice s JOIN slice i ON (extract_arg(s.arg_set_id, 'args.k') || '') = extract_arg(i.arg_set_id, 'args.n'))
UNION ALL SELECT 'left, then where', (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON i.id = s.id + 1 WHERE extract_arg(s.arg_set_id, 'args.k') = 'x'),
 (SELECT group_concat(s.name || coalesce(i.name, '-')) FROM slice s LEFT JOIN slice i ON i.id = s.id + 1 WHERE (extract_arg(s.arg_set_id, 'args.k') || '') = 'x'))
SELECT what, n, n IS plain AS same FROM rows
--- run query --tsv -f q.sql input.json
--- want
what	n	same
left, inner table	aa,ac,ba,bc,ca,cc,da,dc	1
left, outer table	aa,ab,ac,ad,b-,ca,cb,cc,cd,d-	1
left, the next letter	aa,ab,ac,ad,b-,ca,cb,cc,cd,d-	1
left, a longer name	aa,ab,ac,ad,b-,ca,cb,cc,cd,d-	1
left, in capitals	aa,ac,ba,bc,ca,cc,da,dc	1
left, both	a-,bc,c-,d-	1
left, both turned	a-,bc,c-,d-	1
inner, both	bc	1
left, then where	ab,cd	1
