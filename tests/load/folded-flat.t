# folded: stacks of one frame, as ttv flame writes them of samples without callers.
--- input printf
parse 43\n# heaviest first\ncopy_from iter 4\nwrite 2.5e0\nread 1\nmain;read 7\n
--- run flame --format=folded input.json
--- want
parse 43
main;read 7
copy_from iter 4
write 2.5
read 1
