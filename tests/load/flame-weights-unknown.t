# What is no weight of a profile is told, with those that are.
--- input printf
\012\004\010\001\020\002\012\004\010\003\020\004\012\004\010\005\020\004*\004\010\001\020\006*\004\010\002\020\007*\004\010\003\020\010"\006\010\001"\002\010\001"\006\010\002"\002\010\002"\006\010\003"\002\010\003\022\013\012\002\002\001\022\005\003\200\030\200\010\022\012\012\002\003\001\022\004\001\200\010\000\022\010\012\001\001\022\003\005\012\0122\0002\015alloc_objects2\005count2\013alloc_space2\005bytes2\013inuse_space2\011main.main2\012main.alloc2\011main.freep\003
--- run flame --weight=lost_space input.json
--- want
--- stderr
ttv: flame: --weight: lost_space is none of: wall self cpu count samples sampled alloc_objects alloc_space inuse_space
--- status 2
