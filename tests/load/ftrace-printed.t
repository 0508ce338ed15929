# to_ftrace() gives the flags of a line, and those of an allocation as the line has them; a number of none is named.
--- input
            a-10    [000] d.h. 1.000000: foo: x=1 gfp_flags=GFP_KERNEL
            a-10    [001] dNs2 1.000001: foo: x=2 gfp_flags=0
            a-10    [001] .nH. 1.000002: foo: x=3 gfp_flags=3
            a-10    [001] Dp.f1 1.000003: foo: x=4
            a-10    [001] 1.000004: foo: x=5
--- file q.sql
SELECT common_flags, to_ftrace(id) AS line FROM ftrace_event
--- run query --csv -f q.sql input.json
--- want
common_flags,line
9,               a-10    (-----) [000] d.h. 1.000000: foo: x=1 gfp_flags=GFP_KERNEL
565,               a-10    (-----) [001] dNs2 1.000001: foo: x=2 gfp_flags=GFP_NOWAIT
28,               a-10    (-----) [001] .nH. 1.000002: foo: x=3 gfp_flags=3
3873,               a-10    (-----) [001] dp.f 1.000003: foo: x=4
,               a-10    (-----) [001] .... 1.000004: foo: x=5
