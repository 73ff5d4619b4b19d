-- A file of a bulk job that is uploaded in parts.
create table bulk_uploads (
  id text primary key,
  key_id text not null references api_keys (id),
  model text not null,
  email text,
  file_name text not null,
  -- What the client recognizes the file by.
  fingerprint text,
  -- Bytes of the whole file, and those that have arrived.
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  created_at timestamptz not null,
  -- When it is deleted. Every part moves it.
  expires_at timestamptz not null,
  -- The job that it became; its parts are deleted then.
  job_id text references bulk_jobs (id) on delete cascade
);
create index bulk_uploads_of_key on bulk_uploads (key_id, created_at desc, id desc);
create index bulk_uploads_by_expiry on bulk_uploads (expires_at);

create table bulk_upload_parts (
  upload_id text not null references bulk_uploads (id) on delete cascade,
  -- Position of its first byte in the file.
  start bigint not null,
  content bytea not null,
  primary key (upload_id, start)
);
-- Not compressed: a part is read once.
alter table bulk_upload_parts alter column content set storage external;
