# What the server says about a table; the games say everything else.

table-waiting = Waiting for somebody to take the open seat.
