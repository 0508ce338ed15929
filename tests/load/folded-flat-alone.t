# folded: a stack of one frame alone.
--- input printf
main 5\n
--- run flame --format=folded input.json
--- want
main 5
