# Suffixes of folded frames say what they are; counts are the axis.
--- input
sh;read;entry_SYSCALL_64_[k];vfs_read_[k] 4
java;run_[j];get_[i] 2
a;b_[w];c_[x];_[k] 1
--- want sample track warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":null}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null}
{"type":"sample","track":2,"ts":0,"weight":4,"stack":["sh","read","entry_SYSCALL_64","vfs_read"],"frames":[{},{},{"category":"kernel"},{"category":"kernel"}]}
{"type":"sample","track":2,"ts":4,"weight":2,"stack":["java","run","get"],"frames":[{},{"category":"jit"},{"inlined":true}]}
{"type":"sample","track":2,"ts":6,"weight":1,"stack":["a","b","c_[x]","_[k]"],"frames":[{},{"category":"waker"},{},{}]}
