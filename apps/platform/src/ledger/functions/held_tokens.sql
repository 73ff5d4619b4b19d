-- Returns the tokens of a key that are held at a time.
create function held_tokens(p_key_id text, p_at timestamptz) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(sum(tokens), 0)::bigint from holds where key_id = p_key_id and expires_at > p_at);
end $$;
