-- Used responses are kept in memory: no other process, and no later one, takes what this one has signed.
drop table bot_check_responses;
