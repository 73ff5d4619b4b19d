-- Processes over this database. Work that a process has claimed is taken over once its process has ended.
create table processes (
  id text primary key,
  -- By the clock of the database. A process marks its row every two seconds.
  seen_at timestamptz not null
);

-- Work over everything that one process does at a time.
create table sweeps (
  name text primary key,
  -- By the clock of the database.
  next_at timestamptz not null
);

-- The calls of each key or client in the last minute: one element per second with calls, oldest first. Not written to the log of the
-- database: after a crash of the server the counts begin anew.
create unlogged table rate_limits (
  caller text primary key,
  -- Seconds since 1970.
  seconds bigint[] not null default '{}',
  requests integer[] not null default '{}',
  tokens bigint[] not null default '{}'
) with (fillfactor = 50);

-- The process that makes the call or works on the job.
alter table idempotent_calls add column process_id text;
alter table bulk_jobs add column process_id text;
