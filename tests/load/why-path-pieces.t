# why: the critical path says what each piece of a thread's work was, and short work in a row is one step.
--- input
[{"name":"main","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":1000,"dur":4000,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":9910,"dur":1,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9920,"dur":2,"pid":1,"tid":1},
{"name":"end","ph":"X","ts":9990,"dur":10,"pid":1,"tid":1}]
--- run why --way=path input.json
--- want
                                                   10 µs  thread 1  end
    -77 µs  after                                   3 µs  thread 1  2 slices, the longest b
   -910 µs  after                                   4 ms  thread 1  main
            after                                   4 ms  thread 1  task
            after                                   1 ms  thread 1  main
