-- The same as before with fewer statements inside: a wallet is locked, checked and changed in one.
create or replace function post_transfer(
  p_id text, p_key text, p_type text, p_metadata jsonb, p_at timestamptz, p_accounts text[], p_amounts bigint[]
) returns table (id text, created boolean, balance bigint, wanted bigint) language plpgsql as $$
declare
  entry record;
begin
  id := p_id;
  created := true;
  insert into transfers (id, idempotency_key, type, metadata, created_at)
    values (p_id, p_key, p_type, p_metadata, p_at) on conflict (idempotency_key) do nothing;
  if not found then
    created := false;
    select transfers.id into id from transfers where idempotency_key = p_key;
    return next;
    return;
  end if;
  for entry in
    select account, amount from unnest(p_accounts, p_amounts) as given (account, amount)
    where account not like 'system:%' order by account collate "C"
  loop
    update accounts set balance = accounts.balance + entry.amount
      where accounts.id = entry.account and accounts.balance + entry.amount >= 0;
    if not found then
      select accounts.balance, -entry.amount into balance, wanted from accounts where accounts.id = entry.account;
      if not found then raise exception 'Account % does not exist.', entry.account; end if;
      return next;
      return;
    end if;
  end loop;
  insert into entries (transfer_id, account_id, amount, created_at)
    select p_id, account, amount, p_at from unnest(p_accounts, p_amounts) as given (account, amount);
  return next;
end $$;

create or replace function transfer_paid_tokens(
  p_id text, p_name text, p_sender text, p_receiver text, p_revoke boolean, p_at timestamptz
) returns table (outcome text, transferred bigint, revoked boolean) language plpgsql as $$
declare
  held record;
  sender_tail text;
  receiver_tail text;
begin
  transferred := 0;
  revoked := false;
  for held in
    select api_keys.id, tail from api_keys where api_keys.id in (p_sender, p_receiver) and revoked_at is null
    order by api_keys.id for no key update
  loop
    if held.id = p_sender then sender_tail := held.tail; else receiver_tail := held.tail; end if;
  end loop;
  select entries.account_id, entries.amount, coalesce((transfers.metadata->>'revoked')::boolean, false) as ended into held
    from transfers join entries on entries.transfer_id = transfers.id
    where transfers.idempotency_key = p_name and entries.amount > 0;
  if found then
    outcome := case when held.account_id = 'regular:' || p_receiver then 'moved' else 'elsewhere' end;
    transferred := held.amount;
    revoked := held.ended;
  elsif sender_tail is null then
    outcome := 'sender_ended';
  elsif receiver_tail is null then
    outcome := 'receiver_ended';
  else
    select balance into transferred from accounts where accounts.id = 'regular:' || p_sender for update;
    if transferred = 0 then
      outcome := 'nothing';
    else
      outcome := 'moved';
      revoked := p_revoke;
      perform post_transfer(
        p_id, p_name, 'transfer',
        jsonb_build_object('sender_tail', sender_tail, 'receiver_tail', receiver_tail, 'revoked', p_revoke),
        p_at, array['regular:' || p_sender, 'regular:' || p_receiver], array[-transferred, transferred]
      );
    end if;
  end if;
  return next;
end $$;

-- The entries of a transfer are inserted by one statement, so they are summed once, not for each row.
drop trigger entries_sum_to_zero on entries;
drop function check_transfer_sum();
create function check_transfer_sum() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added group by transfer_id having sum(amount) <> 0) then
    raise exception 'the entries of a transfer do not sum to zero';
  end if;
  return null;
end $$;
create trigger entries_sum_to_zero after insert on entries
  referencing new table as added for each statement execute function check_transfer_sum();
