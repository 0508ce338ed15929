The flows that leave, on a narrow screen: gap, reason, length and name.
size: 40x10
trace: shared/corpus/local/chromium-startup.json.gz
keys: }
--- text
 flows that leave
     WHEN WHY        LENGTH NAME
> +302 ms flow fr…  22.6 ms ThreadContr…
  +302 ms flow fr…  22.6 ms AsyncTask R…




 Renderer [28793] / CrRendererMain [287…
 j/k line  Enter go there  q back  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
2....2222.222........222222.2222
4444444444444444444444444444444444444444
?.2222222.????????..???????.333333333333




7777777777777777777777777777777777777777
.66655555..66666555555555..655555..5
