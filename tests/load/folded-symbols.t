# Symbols of stacks that have no frames: each gets a frame that knows it, equal ones share it, and what is no symbol has none.
--- input
main;_Z3bazv 4
_ZN3foo3barEv;_Z3bazv 3
--- want sample
{"type":"sample","track":2,"ts":0,"weight":4,"stack":["main","baz()"],"frames":[{},{"system_name":"_Z3bazv"}]}
{"type":"sample","track":2,"ts":4,"weight":3,"stack":["foo::bar()","baz()"],"frames":[{"system_name":"_ZN3foo3barEv"},{"system_name":"_Z3bazv"}]}
