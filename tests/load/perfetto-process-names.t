# A process is called by its name, else by Chromium's type, else by its command; a name that repeats the command is none.
--- input perfetto
packet { track_descriptor { uuid: 1 process { pid: 1 cmdline: "/bin/a" } } }
packet { track_descriptor { uuid: 2 process { pid: 2 cmdline: "/bin/b" process_name: "Renderer" } } }
packet { track_descriptor { uuid: 2 process { pid: 2 cmdline: "/bin/b" process_name: "/bin/b" process_labels: "page" } } }
packet { track_descriptor { uuid: 3 process { pid: 3 cmdline: "/bin/c" } chrome_process { process_type: 6 } } }
--- want process
{"type":"process","upid":0,"pid":1,"name":"/bin/a"}
{"type":"process","upid":1,"pid":2,"name":"Renderer","labels":["page"]}
{"type":"process","upid":2,"pid":3,"name":"Gpu"}
