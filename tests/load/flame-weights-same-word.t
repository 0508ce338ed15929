# A word of the file is that of the file: Go calls its weights samples and cpu.
--- input printf
\012\004\010\001\020\002\012\004\010\003\020\004*\004\010\001\020\005*\004\010\002\020\006*\004\010\003\020\007"\006\010\001"\002\010\001"\006\010\002"\002\010\002"\006\010\003"\002\010\003\022\010\012\002\002\001\022\002\002\036\022\007\012\001\001\022\002\001\0122\0002\007samples2\005count2\003cpu2\014microseconds2\011main.main2\012main.alloc2\011main.free
--- run flame --weight=cpu input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
     40 µs 100.0          0         0  all
     40 µs 100.0      10 µs         1    main.main
     30 µs  75.0      30 µs         1      main.alloc
--- stderr
ttv: weighed by cpu; 1 track of samples with other weights left out (--weight takes them)
