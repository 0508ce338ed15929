# diff: no difference is said first.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --format=github input.json input.json
--- want
### :white_check_mark: No difference

<details><summary>how it was compared</summary>

old  input.json  
new  input.json  
paired by name; names match by what remains after the rules (--rules); no times are aligned  
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

slices: 0 more, 0 less, 0 only in new, 0 only in old, 2 within the limits

no difference beyond these limits

</details>
