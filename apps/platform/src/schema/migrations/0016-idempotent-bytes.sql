-- Stored responses may be compressed, and a key may store a number of bytes per day.
alter table idempotent_calls add column encoding text check (encoding = 'gzip');
create table idempotent_bytes (
  key_id text not null references api_keys (id),
  day date not null,
  bytes bigint not null,
  primary key (key_id, day)
);
create index idempotent_bytes_by_day on idempotent_bytes (day);
