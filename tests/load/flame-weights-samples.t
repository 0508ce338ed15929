# Numbers called samples are chosen by this name.
--- input printf
\012\004\010\001\020\002\012\004\010\003\020\004*\004\010\001\020\005*\004\010\002\020\006*\004\010\003\020\007"\006\010\001"\002\010\001"\006\010\002"\002\010\002"\006\010\003"\002\010\003\022\010\012\002\002\001\022\002\002\036\022\007\012\001\001\022\002\001\0122\0002\007samples2\005count2\003cpu2\014microseconds2\011main.main2\012main.alloc2\011main.free
--- run flame --weight=samples input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
         3 100.0          0         0  all
         3 100.0          1         1    main.main
         2  66.7          2         1      main.alloc
--- stderr
ttv: weighed by samples; 1 track of samples with other weights left out (--weight takes them)
