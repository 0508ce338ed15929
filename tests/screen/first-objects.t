A trace of objects alone opens on their types.
size: 120x36
trace: shared/corpus/catapult/google_highlight.json.gz
keys: 
--- text
 ttv  google_highlight.json.gz   332 events   5.296 519 s                 view -0.03 s .. 5.32 s   5.35 s   55.8 ms/col
 all 5.3 s             │▁▁▁▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇███████████████
│0.01 s                ┤┬0 s──────────────┬1 s──────────────┬2 s──────────────┬3 s──────────────┬4 s──────────────┬5 s──
 ▼ Renderer [26373]    ┤│╌ chrome://tracing  5 tracks, 167 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    …Ho… 0x324a04896c00│●●──◈─cc::LayerTreeHostImpl─────────────────────────────────────────────────●●●─────◈─────●───●●
    …Im… 0x324a04830640│●●──◈─cc::LayerTreeImpl─────────────────────────────────────────────────────●●●─────◈─────●───●●
  ▶ cc::Picture        │▄▇▇█████████████████████████████████████████████████████████████████████████████████████████████
  ▼ …La… 0x324a04804600│●●──◈─cc::PictureLayerImpl──────────────────────────────────────────────────●●●─────◈─────●───●●
    0x324a04804c00     │●●──◈─cc::PictureLayerImpl──────────────────────────────────────────────────●●●─────◈─────●───●●
    0x324a04805200     │●●──◈─cc::PictureLayerImpl──────────────────────────────────────────────────●●●─────◈─────●───●●
    0x324a04805800     │●●──◈─cc::PictureLayerImpl──────────────────────────────────────────────────●●●─────◈─────●───●●
    0x324a04805e00     │●●──◈─cc::PictureLayerImpl──────────────────────────────────────────────────●●●─────◈─────●───●●
> ▼ …Ti… 0x324a048e5160│●
    0x324a048e52c0     │●●──●─cc::Tile──────────────────────────────────────────────────────────────●●●─────●─────●───●●
    0x324a048e5580     │●●─✕◈─cc::Tile──────────────────────────────────────────────────────────────●●●────✕◈─────●───●●
    0x324a048e56e0     │●●─✕◈─cc::Tile──────────────────────────────────────────────────────────────●●●────✕◈─────●───●●
    0x324a048e5b00     │●●─✕                                                                                           ●
    0x324a048e5c60     │●●──◈─cc::Tile──────────────────────────────────────────────────────────────●●●─────◈─────●───●●
    0x324a049799a0     │●●──●─cc::Tile──────────────────────────────────────────────────────────────●●●─────●─────●───●●
    0x324a04979b00     │●●──●─cc::Tile──────────────────────────────────────────────────────────────●●●─────●─────●───●●
    0x324a04979c60     │●●──●─cc::Tile──────────────────────────────────────────────────────────────●●●─────●─────●───●●
    0x324a04979dc0     │●●──◈─cc::Tile──────────────────────────────────────────────────────────────●●●─────◈─────●───●●
    0x324a0497a000     │●●──◈─cc::Tile──────────────────────────────────────────────────────────────●●                 ●
    0x324a0497a9a0     │●●──◈─cc::Tile──────────────────────────────────────────────────────────────●●●─────◈─────●───●●
    0x324a0497ab00     │●●──◈─cc::Tile──────────────────────────────────────────────────────────────●●●─────◈─────●───●●
 what this trace has                                                                         Tab, then Enter goes there
 objects       226   70.4 %  cc::Tile
                75   23.4 %  cc::Picture
                15    4.7 %  cc::PictureLayerImpl
                 3    0.9 %  cc::LayerTreeImpl
                 2    0.6 %  cc::LayerTreeHostImpl
 odd            41  an object event that does not fit the object's life


 Renderer [26373] / cc::Tile                                                                                 line 10/59
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTT--------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRR............._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRIIIIRR
.P.PPPPPPPPPPPPPPPP...._|__LLLLLLLLLLLLLLLLRRRRRRRRRRRRRRRRRRRRRR_______________________________________________________
....LLLL.LLLLLLLLLLLLLL_|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLL.LLLLLLLLLLLLLL_|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
..L.LLLLLLLLLLL........_|%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
..L.LLLL.LLLLLLLLLLLLLL_|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
>>>>>>>>>>>>>>>>>>>>>>>_@
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBB...........................................................................................B
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB.................B
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLLLLLLLLL....._|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222.......333...222222..33333333
................33...222222..33333333333
................33....22222..33333333333333333333
.................3....22222..33333333333333333
.................3....22222..333333333333333333333
.222............33..333333333333333333333333333333333333333333333333333


777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
