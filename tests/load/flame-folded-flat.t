# flame: stacks of one frame are read back: one of the first lines has a semicolon.
--- input printf
x; 5\ny 7\nx 1\nz 2\n
--- run flame --format folded input.json
--- want
y 7
x 6
z; 2
