Escapes that are pasted into the note of a mark are no escapes in the list.
size: 100x10
trace: traces/xray.json
keys: mM<Paste>n<Esc>[31mo<C-g>p<PasteEnd><Enter>g'
--- text
 marks                                                                                       1 of 1
    MARK                  AT      LENGTH       SINCE      CURSOR NOTE, TRACK
> range        0.000000 ms     30.7 ms                      +0 n [31mo p  thread 12122





 process 12122 / thread 12122   depth 0   1 slice                                          line 2/7
 j/k line  Enter go there  e note  x delete  q back  i full screen  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
..222222..................22......222222.......22222......222222.22222222222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444





7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..65555555..655555..6555555555555..655555
