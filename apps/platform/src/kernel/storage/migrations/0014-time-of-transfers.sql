-- Recent use of a model, and the days of a history.
create index transfers_by_time on transfers (created_at);
