-- What a signed-in user sets for a key. No scopes: the key may call everything.
alter table api_keys add column name text;
alter table api_keys add column scopes text[];
alter table api_keys add column expires_at timestamptz;

-- The text that a rotation replaced, which works until its grace ends.
alter table api_keys add column previous_hash text unique;
alter table api_keys add column previous_ends_at timestamptz;
alter table api_keys add check ((previous_hash is null) = (previous_ends_at is null));
