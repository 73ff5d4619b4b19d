-- Finds a key by the hash of its text, of its previous text within the grace period of a rotation, or of a session key's text. No row for
-- a text that is unknown, ended or revoked; the key may have expired.
-- `scopes` is what the call may use. A session key never has more scopes than its key has now.
-- `version` is a text of everything that decides about a call beside balance and limits: a statement that finds the same version may go on with what was found before.
create function find_key(p_hash text, p_at timestamptz)
returns table (key api_keys, scopes text[], is_session boolean, is_expired boolean, version text) language plpgsql stable as $$
declare
  held session_keys;
begin
  select * into held from session_keys where session_keys.hash = p_hash and session_keys.ends_at > p_at;
  is_session := found;
  if is_session then
    select * into key from api_keys where api_keys.id = held.key_id and api_keys.revoked_at is null;
  else
    select * into key from api_keys
      where (api_keys.hash = p_hash or (api_keys.previous_hash = p_hash and api_keys.previous_ends_at > p_at)) and api_keys.revoked_at is null;
  end if;
  if not found then return; end if;
  scopes := case
    when not is_session or held.scopes is null then key.scopes
    when key.scopes is null then held.scopes
    else array(select unnest(key.scopes) intersect select unnest(held.scopes) order by 1)
  end;
  is_expired := coalesce(key.expires_at <= p_at, false);
  version := concat_ws(' ', key.id, key.speed_level, key.stores_bodies, is_expired, scopes);
  return next;
end $$;
