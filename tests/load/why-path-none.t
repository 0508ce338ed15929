# why: a profile has no slices, of which none can have been waited for.
--- input
a;b 3
--- run why --way=path input.json
--- want
--- stderr
ttv: no slice or span tells what was waited for
