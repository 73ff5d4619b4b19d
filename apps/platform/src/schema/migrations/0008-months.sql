-- Entries and the request log are partitioned by month. What a database has so far becomes the first partition as it is, up to the end of
-- its latest month; `add_months` creates the others ahead of time, and the default partition takes what fits none of them.
lock table entries, request_log;

create function end_of_month(p_at timestamptz) returns timestamptz language sql immutable as $$
  select (date_trunc('month', p_at at time zone 'UTC') + interval '1 month') at time zone 'UTC'
$$;

drop trigger entries_append_only on entries;
drop trigger entries_sum_to_zero on entries;
alter table entries rename to entries_first;
alter table entries_first drop constraint entries_pkey;
drop index entries_by_time;
create table entries (like entries_first including defaults including constraints) partition by range (created_at);
alter table entries add foreign key (transfer_id) references transfers (id);
alter table entries add foreign key (account_id) references accounts (id);
alter table entries add primary key (transfer_id, account_id, created_at);
-- A page of a history and a sum over a time read the index only.
create index entries_by_time on entries (account_id, created_at) include (transfer_id, amount);
do $$ begin
  execute format('alter table entries attach partition entries_first for values from (minvalue) to (%L)',
    (select end_of_month(greatest(now(), max(created_at))) from entries_first));
end $$;
create table entries_other partition of entries default;
create trigger entries_append_only before update or delete on entries for each row execute function refuse_change();
create trigger entries_sum_to_zero after insert on entries
  referencing new table as added for each statement execute function check_transfer_sum();

alter table request_log rename to request_log_first;
alter table request_log_first drop constraint request_log_pkey;
drop index request_log_by_key;
drop index request_log_by_time;
create table request_log (like request_log_first including defaults including constraints) partition by range (at);
alter table request_log add primary key (id, at);
create index request_log_by_key on request_log (key_id, at desc, id desc);
create index request_log_by_time on request_log using brin (at);
do $$ begin
  execute format('alter table request_log attach partition request_log_first for values from (minvalue) to (%L)',
    (select end_of_month(greatest(now(), max(at))) from request_log_first));
end $$;
create table request_log_other partition of request_log default;

-- Usage of each key by day (UTC), product and model, kept in the transaction of each charge.
create table usage_days (
  key_id text not null references api_keys (id),
  day date not null,
  product text not null,
  model text not null,
  tokens bigint not null,
  requests bigint not null,
  primary key (key_id, day, product, model)
) with (fillfactor = 70);
insert into usage_days
  select accounts.key_id, (entries.created_at at time zone 'UTC')::date, coalesce(metadata->>'product_name', ''),
    coalesce(metadata->>'model_name', ''), -sum(amount), count(distinct transfers.id)
  from entries join transfers on transfers.id = entries.transfer_id join accounts on accounts.id = entries.account_id
  where transfers.type = 'consume' and accounts.key_id is not null group by 1, 2, 3, 4;

create function add_to_usage_days() returns trigger language plpgsql as $$
begin
  insert into usage_days as held (key_id, day, product, model, tokens, requests)
    select accounts.key_id, (added.created_at at time zone 'UTC')::date, coalesce(metadata->>'product_name', ''),
      coalesce(metadata->>'model_name', ''), -sum(added.amount), count(distinct transfers.id)
    from added join transfers on transfers.id = added.transfer_id join accounts on accounts.id = added.account_id
    where transfers.type = 'consume' and accounts.key_id is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (key_id, day, product, model) do update
      set tokens = held.tokens + excluded.tokens, requests = held.requests + excluded.requests;
  return null;
end $$;
create trigger entries_add_to_usage_days after insert on entries
  referencing new table as added for each statement execute function add_to_usage_days();
