-- Moves all paid tokens of one key to another, once per name, in one round trip. Keys are locked before wallets, in the order of their ids.
-- Outcomes: moved (now or earlier), elsewhere (the name was used for another receiver), sender_ended, receiver_ended, nothing.
create function transfer_paid_tokens(
  p_id text, p_name text, p_sender text, p_receiver text, p_revoke boolean, p_at timestamptz
) returns table (outcome text, transferred bigint, revoked boolean) language plpgsql as $$
declare
  sender api_keys;
  receiver api_keys;
  earlier record;
  paid bigint;
begin
  perform 1 from api_keys where id in (p_sender, p_receiver) order by id for no key update;
  select entries.account_id, entries.amount, coalesce((transfers.metadata->>'revoked')::boolean, false) as ended into earlier
    from transfers join entries on entries.transfer_id = transfers.id
    where transfers.idempotency_key = p_name and entries.amount > 0;
  if found then
    return query select
      case when earlier.account_id = 'regular:' || p_receiver then 'moved' else 'elsewhere' end, earlier.amount, earlier.ended;
    return;
  end if;
  select * into sender from api_keys where id = p_sender;
  select * into receiver from api_keys where id = p_receiver;
  if sender.id is null or sender.revoked_at is not null then
    return query select 'sender_ended', 0::bigint, false;
    return;
  end if;
  if receiver.id is null or receiver.revoked_at is not null then
    return query select 'receiver_ended', 0::bigint, false;
    return;
  end if;
  select balance into paid from accounts where id = 'regular:' || p_sender for update;
  if paid = 0 then
    return query select 'nothing', 0::bigint, false;
    return;
  end if;
  perform post_transfer(
    p_id, p_name, 'transfer',
    jsonb_build_object('sender_tail', sender.tail, 'receiver_tail', receiver.tail, 'revoked', p_revoke),
    p_at, array['regular:' || p_sender, 'regular:' || p_receiver], array[-paid, paid]
  );
  return query select 'moved', paid, p_revoke;
end $$;
