-- What one product did on one day (UTC): how long it was watched, how long it failed, and what its calls took.
create table service_days (
  product text not null,
  day date not null,
  measured_seconds bigint not null default 0,
  down_seconds bigint not null default 0,
  calls bigint not null default 0,
  failed bigint not null default 0,
  -- Successful calls by the bucket of their duration.
  durations bigint[] not null default '{}',
  primary key (product, day)
);

-- Where the observation of a product is, once a minute by one of the processes.
create table service_watch (
  product text primary key,
  seen_at timestamptz not null,
  -- Since when every observation failed.
  failing_since timestamptz,
  -- Calls since the last observation.
  recent_calls bigint not null default 0,
  recent_failed bigint not null default 0
);

create table service_incidents (
  id bigint generated always as identity primary key,
  product text not null,
  -- errors: its calls or its model server failed. unreachable: no process could observe it.
  cause text not null check (cause in ('errors', 'unreachable')),
  started_at timestamptz not null,
  ended_at timestamptz
);
create unique index service_incidents_open on service_incidents (product) where ended_at is null;
create index service_incidents_by_start on service_incidents (started_at);
