# Frames of functions of one name are apart in SQL; their symbols say where they stand; those of old profiles count lines from 1.
--- input
[{"name":"Profile","cat":"v8","ph":"P","id":"0x1","ts":100,"pid":1,"tid":7,"args":{"data":{"startTime":1000}}},
{"name":"ProfileChunk","cat":"v8","ph":"P","id":"0x1","ts":200,"pid":1,"tid":7,"args":{"data":{"cpuProfile":{"nodes":[
{"id":1,"callFrame":{"functionName":"(root)","scriptId":0,"lineNumber":-1}},
{"id":2,"parent":1,"callFrame":{"functionName":"work","scriptId":1,"url":"a.js","lineNumber":1,"columnNumber":13}},
{"id":3,"parent":1,"callFrame":{"functionName":"work","scriptId":1,"url":"a.js","lineNumber":2}},
{"id":4,"parent":3,"functionName":"old","url":"a.js","lineNumber":7,"columnNumber":3}],"samples":[2,3,4]},"timeDeltas":[10,5,5]}}}]
--- file q.sql
SELECT f.name, m.name AS mapping, source_file, line_number, column_number, (SELECT count(*) FROM stack_profile_callsite c
WHERE c.parent_id = o.id) AS callees FROM stack_profile_callsite o JOIN stack_profile_frame f ON f.id = o.frame_id
LEFT JOIN stack_profile_mapping m ON m.id = f.mapping LEFT JOIN stack_profile_symbol s USING (symbol_set_id) ORDER BY 1, 4;
--- run query --csv -f q.sql input.json
--- want
name,mapping,source_file,line_number,column_number,callees
(root),,,,,2
old,a.js,a.js,7,3,0
work,a.js,a.js,2,14,0
work,a.js,a.js,3,,1
