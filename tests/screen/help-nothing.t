The help says what to do when no line is like the text.
size: 80x20
trace: traces/atrace.systrace
keys: ?/frobnicate
--- text
 help                                                                    1 of 1
> Nothing is like that: > finds commands by letters, / in the tracks names
















lines with: frobnicate
 Enter keep these lines  slices: dur>5ms cat: track: !not too  Esc show all
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
44444444444444444444444444444444444444444444444444444444444444444444444444444444
















::::::::::::::::::::::|:::::::::::::::::::::::::::::::::::::::::::::::::::::::::
.6666655555555555555555..666666655555555555555555555555555555..666555555555
