On 80 columns the heaviest path says behind a name how many slices have it, so that names keep their columns.
size: 80x12
keys: kgO
--- trace
[
{"ph":"X","name":"ThreadControllerImpl::RunTaskOfTheMainThread","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"Document::UpdateStyleAndLayoutTreeForThisDocumentAndAllInside","pid":1,"tid":1,"ts":10,"dur":500},
{"ph":"X","name":"Layout","pid":1,"tid":1,"ts":20,"dur":400},
{"ph":"X","name":"Document::UpdateStyleAndLayoutTreeForThisDocumentAndAllInside","pid":1,"tid":1,"ts":600,"dur":300},
{"ph":"X","name":"Layout","pid":1,"tid":1,"ts":610,"dur":200}
]
--- text
 heaviest path   thread 1                                                1 of 3
        WHEN      LENGTH        SELF NAME
>                   1 ms      200 µs ThreadControllerImpl::RunTaskOfTheMainThre…
      +10 µs      500 µs      100 µs Document::UpdateStyleAndL…  2 times, 800 µs
      +10 µs      400 µs      400 µs Layout





 process 1 / thread 1   depth 0   1 slice                              line 2/4
 j/k line  Enter go there  q back  / find  i full screen  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2.......2222......222222........2222.2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?.....222222......??????......222222.3333333333333333333333333322222222222222222
?.....222222......??????......222222.333333





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..655555
