-- Every call that was made with a key, written in batches and kept for a month. Neither bodies nor addresses: the route's pattern only.
create table request_log (
  -- The request id that the answer named.
  id text primary key,
  key_id text not null,
  at timestamptz not null,
  method text not null,
  route text not null,
  product text,
  model text,
  status integer not null,
  -- Tokens that the call took.
  tokens bigint not null,
  duration_ms integer not null,
  engine text
);
create index request_log_by_key on request_log (key_id, at desc, id desc);
create index request_log_by_time on request_log using brin (at);
