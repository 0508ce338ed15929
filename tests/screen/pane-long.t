An argument that takes several lines of the tall pane is whole in the short one,
as far as it fits.
size: 90x24
keys: 
--- trace
{"traceEvents":[
{"ph":"X","name":"Load","pid":7,"tid":1,"ts":0,"dur":100,"args":{"url":"chrome://a-popup.top-chrome/a_popup_with_a_long_name_that_goes_on.html","n":1}}
]}
--- text
--- style
