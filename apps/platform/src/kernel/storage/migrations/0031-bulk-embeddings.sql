create table bulk_jobs (
  id text primary key,
  key_id text not null references api_keys (id),
  model text not null,
  email text,
  file_name text not null,
  status text not null default 'waiting' check (status in ('waiting', 'in-progress', 'failed', 'completed')),
  error text,
  used_tokens bigint not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz
);
create index bulk_jobs_open on bulk_jobs (created_at) where status in ('waiting', 'in-progress');

-- One text of a job. Its vector (float32, little-endian) or its error stands here once it is done.
create table bulk_rows (
  job_id text not null references bulk_jobs (id) on delete cascade,
  place integer not null,
  custom_id text,
  input text,
  tokens integer,
  vector bytea,
  error text,
  primary key (job_id, place)
);
create index bulk_rows_open on bulk_rows (job_id, place) where vector is null and error is null;
