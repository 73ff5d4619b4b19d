-- The process that makes the call. A hold without one, as that of a bulk job, ends by its time alone.
alter table holds add column process_id text;
