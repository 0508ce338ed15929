# Call stacks are walked in SQL from the roots down by parent_id, and a stack that two samples end in is there once.
--- input
{"stackFrames":{"5":{"name":"leaf","category":"a","parent":"2"},"2":{"name":"mid","category":"a","parent":"1"},
"1":{"name":"root","category":"a"},"9":{"name":"other","category":"a","parent":"1"},"7":{"name":"alone","category":"b"}},
"traceEvents":[{"name":"t","ph":"X","ts":0,"dur":9,"pid":1,"tid":1},
{"name":"s","ph":"P","ts":1,"pid":1,"tid":1,"sf":"5"},{"name":"s","ph":"P","ts":2,"pid":1,"tid":1,"sf":"9"},
{"name":"s","ph":"P","ts":3,"pid":1,"tid":1,"sf":"5"},{"name":"s","ph":"P","ts":4,"pid":1,"tid":1,"sf":"7"}]}
--- file q.sql
WITH RECURSIVE down(id, path, depth) AS (
SELECT c.id, f.name, c.depth FROM stack_profile_callsite c JOIN stack_profile_frame f ON f.id = c.frame_id WHERE c.parent_id IS NULL
UNION ALL
SELECT c.id, down.path || '/' || f.name, c.depth FROM down JOIN stack_profile_callsite c ON c.parent_id = down.id
JOIN stack_profile_frame f ON f.id = c.frame_id)
SELECT path, depth, (SELECT count(*) FROM cpu_profile_stack_sample WHERE callsite_id = down.id) AS samples FROM down ORDER BY path;
--- run query --csv -f q.sql input.json
--- want
path,depth,samples
alone,0,1
root,0,0
root/mid,1,0
root/mid/leaf,2,2
root/other,1,1
