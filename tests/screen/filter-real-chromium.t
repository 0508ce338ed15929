701 rows of Chromium: those that matter.
size: 120x36
trace: shared/corpus/local/chromium-startup.json.gz
keys: zR&RunTask dur>50ms<Enter>
--- text
--- style
