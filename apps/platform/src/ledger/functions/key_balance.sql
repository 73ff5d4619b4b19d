-- Returns the tokens that a key can spend at a time: paid tokens, and trial tokens until the trial ends.
create function key_balance(p_key_id text, p_at timestamptz) returns bigint language plpgsql stable as $$
begin
  return (
    select coalesce(sum(case when accounts.kind = 'trial' and api_keys.trial_end < p_at then 0 else accounts.balance end), 0)::bigint
    from accounts join api_keys on api_keys.id = accounts.key_id where accounts.key_id = p_key_id
  );
end $$;
