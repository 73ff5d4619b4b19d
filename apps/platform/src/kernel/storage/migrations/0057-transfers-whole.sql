drop function transfer_paid_tokens(text, text, text, text, boolean, timestamptz);

-- A whole transfer in one statement: finds the receiving key by the hash of its text, moves the paid tokens, ends the giving key where
-- that is asked for, and tells the audit logs of both keys' users.
create function transfer_paid_tokens(
  p_id text, p_name text, p_sender text, p_receiver_hash text, p_revoke boolean, p_at timestamptz, p_ip text
) returns table (outcome text, transferred bigint, revoked boolean, receiver_id text) language plpgsql as $$
declare
  sender_wallet constant text := 'regular:' || p_sender;
  receiver_wallet text;
  held record;
  -- Of keys that may still give and receive.
  sender_tail text;
  sender_user text;
  receiver_tail text;
  receiver_user text;
  earlier record;
begin
  for held in
    select id, tail, user_id, revoked_at, hash = p_receiver_hash or previous_hash = p_receiver_hash as is_receiver,
      (hash = p_receiver_hash or previous_ends_at > p_at) and (expires_at is null or expires_at > p_at) as is_in_time
    from api_keys where id = p_sender or hash = p_receiver_hash or previous_hash = p_receiver_hash
    order by id for no key update
  loop
    if held.is_receiver then
      receiver_id := held.id;
      receiver_wallet := 'regular:' || held.id;
    end if;
    if held.revoked_at is null and held.id = p_sender then
      sender_tail := held.tail;
      sender_user := held.user_id;
    elsif held.revoked_at is null and held.is_in_time then
      receiver_tail := held.tail;
      receiver_user := held.user_id;
    end if;
  end loop;
  if receiver_id = p_sender then
    outcome := 'itself';
    return next;
    return;
  end if;
  select balance into transferred from accounts where accounts.id = sender_wallet for update;
  if sender_tail is null then
    outcome := 'sender_ended';
  elsif receiver_tail is null then
    outcome := 'receiver_ended';
  elsif transferred = 0 then
    outcome := 'nothing';
  else
    insert into transfers (id, idempotency_key, type, metadata, created_at) values (
      p_id, p_name, 'transfer',
      jsonb_build_object('sender_tail', sender_tail, 'receiver_tail', receiver_tail, 'revoked', p_revoke), p_at
    ) on conflict (idempotency_key) do nothing;
    if found then
      update accounts set balance = accounts.balance + case when accounts.id = sender_wallet then -transferred else transferred end
        where accounts.id in (sender_wallet, receiver_wallet);
      -- Fails when there is no such wallet.
      insert into entries (transfer_id, account_id, amount, created_at)
        values (p_id, sender_wallet, -transferred, p_at), (p_id, receiver_wallet, transferred, p_at);
      if p_revoke then
        update api_keys set revoked_at = p_at where id = p_sender;
      end if;
      if sender_user is not null or receiver_user is not null then
        insert into account_actions (user_id, action, subject, detail, ip, at)
          select user_id, action, subject, detail, ip, p_at from (values
            (1, sender_user, 'tokens_sent', p_sender, jsonb_build_object('tokens', transferred, 'to', receiver_tail), p_ip),
            (2, receiver_user, 'tokens_received', receiver_id, jsonb_build_object('tokens', transferred, 'from', sender_tail), null),
            (3, case when p_revoke then sender_user end, 'key_revoked', p_sender, jsonb_build_object('by', 'transfer'), p_ip)
          ) as actions (place, user_id, action, subject, detail, ip)
          where user_id is not null order by place;
      end if;
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
