-- The same as before without a second function inside: the ledger is written at once, and an earlier try is looked for only where there may be one.
create or replace function transfer_paid_tokens(
  p_id text, p_name text, p_sender text, p_receiver text, p_revoke boolean, p_at timestamptz
) returns table (outcome text, transferred bigint, revoked boolean) language plpgsql as $$
declare
  sender_wallet constant text := 'regular:' || p_sender;
  receiver_wallet constant text := 'regular:' || p_receiver;
  tails record;
  earlier record;
begin
  select max(tail) filter (where held.id = p_sender) as sender, max(tail) filter (where held.id = p_receiver) as receiver into tails
    from (
      select api_keys.id, tail from api_keys where api_keys.id in (p_sender, p_receiver) and revoked_at is null
      order by api_keys.id for no key update
    ) as held;
  select balance into transferred from accounts where accounts.id = sender_wallet for update;
  if tails.sender is null then
    outcome := 'sender_ended';
  elsif tails.receiver is null then
    outcome := 'receiver_ended';
  elsif transferred = 0 then
    outcome := 'nothing';
  else
    insert into transfers (id, idempotency_key, type, metadata, created_at) values (
      p_id, p_name, 'transfer',
      jsonb_build_object('sender_tail', tails.sender, 'receiver_tail', tails.receiver, 'revoked', p_revoke), p_at
    ) on conflict (idempotency_key) do nothing;
    if found then
      update accounts set balance = accounts.balance + case when accounts.id = sender_wallet then -transferred else transferred end
        where accounts.id in (sender_wallet, receiver_wallet);
      -- Fails when there is no such wallet.
      insert into entries (transfer_id, account_id, amount, created_at)
        values (p_id, sender_wallet, -transferred, p_at), (p_id, receiver_wallet, transferred, p_at);
      outcome := 'moved';
      revoked := p_revoke;
      return next;
      return;
    end if;
  end if;
  -- An earlier try answers first, whatever has become of its keys.
  select entries.account_id, entries.amount, coalesce((transfers.metadata->>'revoked')::boolean, false) as ended into earlier
    from transfers join entries on entries.transfer_id = transfers.id
    where transfers.idempotency_key = p_name and entries.amount > 0;
  if found then
    outcome := case when earlier.account_id = receiver_wallet then 'moved' else 'elsewhere' end;
  end if;
  transferred := coalesce(earlier.amount, 0);
  revoked := coalesce(earlier.ended, false);
  return next;
end $$;
