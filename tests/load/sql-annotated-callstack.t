# SQL: experimental_annotated_callstack: how Android's runtime runs each function of a stack, by its file; the runtime's own below one of these is common, but what a bridge calls first; another stack of the runtime is not.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","shared":{"frames":[
{"name":"main","file":"/system/bin/app"},
{"name":"art_quick_invoke","file":"/apex/com.android.art/lib64/libart.so"},
{"name":"Zygote.main","file":"/system/framework/boot.oat"},
{"name":"Loop.run","file":"/memfd:jit-cache (deleted)"},
{"name":"art_jni_trampoline","file":"/system/framework/boot.oat"},
{"name":"Method_invoke","file":"/apex/com.android.art/lib64/libart.so"},
{"name":"View.draw","file":"/data/app/base.apk"},
{"name":"nterp_op_get","file":"/apex/com.android.art/lib64/libartd.so"},
{"name":"draw","file":"/data/app/base.apk!libnative.so"},
{"name":"Odex.f","file":"/data/app/oat/base.odex"},
{"name":"plain","file":"noextension"}]},"profiles":[
{"type":"sampled","name":"t","unit":"none","startValue":0,"endValue":2,"samples":[[0,1,2,3,4,5,1,6,7,8,9,10],[0,5]],"weights":[1,1]}]}
--- file q.sql
SELECT s.depth, f.name, s.annotation FROM experimental_annotated_callstack((SELECT id FROM stack_profile_callsite ORDER BY depth DESC LIMIT 1)) s JOIN stack_profile_frame f ON f.id = s.frame_id
UNION ALL SELECT 100, count(*), count(annotation) FROM experimental_annotated_callstack((SELECT max(id) FROM stack_profile_callsite WHERE depth = 1))
UNION ALL SELECT 101, count(*), NULL FROM experimental_annotated_callstack(NULL) ORDER BY 1;
--- run query --csv -f q.sql input.json
--- want
depth,name,annotation
0,main,
1,art_quick_invoke,
2,Zygote.main,aot
3,Loop.run,jit
4,art_jni_trampoline,common-frame
5,Method_invoke,
6,art_quick_invoke,common-frame
7,View.draw,interp
8,nterp_op_get,common-frame-interp
9,draw,
10,Odex.f,aot
11,plain,
100,2,0
101,0,
