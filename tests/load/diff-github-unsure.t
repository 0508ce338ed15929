# diff: that nothing is proved is said first, with the number of what may be.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":50000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":60000,"pid":1,"tid":1}]
--- file o2.json
[{"name":"a","ph":"X","ts":0,"dur":50000,"pid":1,"tid":1}]
--- file o3.json
[{"name":"a","ph":"X","ts":0,"dur":60000,"pid":1,"tid":1}]
--- file o4.json
[{"name":"a","ph":"X","ts":0,"dur":50000,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":60000,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":50000,"pid":1,"tid":1}]
--- file n2.json
[{"name":"a","ph":"X","ts":0,"dur":70000,"pid":1,"tid":1}]
--- file n3.json
[{"name":"a","ph":"X","ts":0,"dur":60000,"pid":1,"tid":1}]
--- file n4.json
[{"name":"a","ph":"X","ts":0,"dur":60000,"pid":1,"tid":1}]
--- run diff --format=github o0.json o1.json o2.json o3.json o4.json -- n0.json n1.json n2.json n3.json n4.json
--- want
### :white_check_mark: No difference is proved; 1 may be

<details><summary>how it was compared</summary>

old  o0.json and 4 more; medians of the runs  
new  n0.json and 4 more; medians of the runs  
paired by name; names match by what remains after the rules (--rules); no times are aligned  
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

slices: 0 more, 0 less, 0 only in new, 0 only in old, 0 within the limits, 1 not sure
outlier: the old run o1.json is 1.20 times the middle of its side: was the machine busy?
outlier: the old run o3.json is 1.20 times the middle of its side: was the machine busy?
outlier: the new run n1.json is 0.83 times the middle of its side: was the machine busy?
outlier: the new run n2.json is 1.17 times the middle of its side: was the machine busy?

no difference is proved beyond these limits; 1 may be (marked ?, with --all)

</details>
