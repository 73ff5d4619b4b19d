-- What was done with an account, in the order in which it was done. Rows are only ever added; they end with their account, whose deletion
-- names itself by the setting `platform.erased_user` of its transaction.
create table account_actions (
  sequence bigint generated always as identity primary key,
  user_id text not null,
  action text not null,
  -- What it was done to: most often the id of a key.
  subject text,
  detail jsonb not null default '{}',
  -- Address of the client, where a request of its own did it.
  ip text,
  at timestamptz not null
);
create index account_actions_by_user on account_actions (user_id, sequence);

create function keep_account_actions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.user_id = current_setting('platform.erased_user', true) then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$;
create trigger account_actions_append_only before update or delete on account_actions
  for each row execute function keep_account_actions();
