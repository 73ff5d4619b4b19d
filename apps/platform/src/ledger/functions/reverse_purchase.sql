-- Takes bought tokens back, as far as the key has them; the rest becomes a debt. Returns the tokens that were taken.
create function reverse_purchase(
  p_id text, p_key text, p_key_id text, p_tokens bigint, p_metadata jsonb, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  taken bigint;
begin
  select least(balance, p_tokens) into strict taken from accounts where id = 'regular:' || p_key_id for update;
  if taken > 0 then
    perform post_transfer(
      p_id, p_key, 'purchase', p_metadata, p_at, array['regular:' || p_key_id, 'system:sold'], array[-taken, taken]
    );
  end if;
  if taken < p_tokens then
    insert into debts (id, key_id, account_id, tokens, metadata, created_at)
      values (p_key, p_key_id, 'system:sold', p_tokens - taken, p_metadata, p_at);
  end if;
  return taken;
end $$;
