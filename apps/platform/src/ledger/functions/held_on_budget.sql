-- Returns the tokens that calls hold at a time on the budget of a key, or on the spend limit of a user.
create function held_on_budget(p_key_id text, p_user_id text, p_at timestamptz) returns bigint language plpgsql stable as $$
begin
  return (
    select coalesce(sum(tokens), 0)::bigint from holds
    where expires_at > p_at and key_id in (
      select id from api_keys where id = p_key_id union all select id from api_keys where user_id = p_user_id
    )
  );
end $$;
