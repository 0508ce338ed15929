# SQL: the profile of a callsite's stack is that of the frames around it, the outermost first; of all of its frames a name.
--- input
[{"name":"Profile","cat":"v8","ph":"P","id":"0x1","ts":100,"pid":1,"tid":7,"args":{"data":{"startTime":1000}}},
{"name":"ProfileChunk","cat":"v8","ph":"P","id":"0x1","ts":200,"pid":1,"tid":7,"args":{"data":{"cpuProfile":{"nodes":[
{"id":1,"callFrame":{"functionName":"root","scriptId":0,"lineNumber":-1}},
{"id":2,"parent":1,"callFrame":{"functionName":"work","scriptId":1,"url":"a.js","lineNumber":1,"columnNumber":13}},
{"id":3,"parent":2,"callFrame":{"functionName":"leaf","scriptId":1,"url":"a.js","lineNumber":2}}],"samples":[2,3,3]},"timeDeltas":[10,5,5]}}}]
--- file q.sql
WITH leaf AS (SELECT c.id, f.id AS frame FROM stack_profile_callsite c JOIN stack_profile_frame f ON f.id = c.frame_id
  WHERE f.name = 'leaf')
SELECT
  hex(experimental_profile(stack_from_stack_profile_callsite(id))) =
    hex(experimental_profile(cat_stacks('root', 'work', 'leaf'))) AS all_of_it,
  hex(experimental_profile(cat_stacks('a', stack_from_stack_profile_callsite(id)))) =
    hex(experimental_profile(cat_stacks('a', 'root', 'work', 'leaf'))) AS below_another,
  hex(experimental_profile(stack_from_stack_profile_callsite(0))) = hex(experimental_profile(cat_stacks('root'))) AS first,
  hex(experimental_profile(stack_from_stack_profile_frame(0))) = hex(experimental_profile(cat_stacks('root'))) AS first_frame,
  hex(experimental_profile(stack_from_stack_profile_frame(frame))) = hex(experimental_profile(cat_stacks('leaf'))) AS frame,
  hex(experimental_profile(stack_from_stack_profile_callsite(id))) =
    hex(experimental_profile(cat_stacks('root', 'leaf'))) AS another
FROM leaf;
--- run query --ndjson -f q.sql input.json
--- want
{"all_of_it":1,"below_another":1,"first":1,"first_frame":1,"frame":1,"another":0}
