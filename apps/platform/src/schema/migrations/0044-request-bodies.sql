-- Whether the bodies of a key's calls are stored for a day, for its owner to read. Off until the owner turns it on.
alter table api_keys add column stores_bodies boolean not null default false;

-- What a call sent and what it got, encrypted by a secret that the database does not have.
create table request_bodies (
  -- The call in the request log.
  request_id text primary key,
  key_id text not null,
  stored_until timestamptz not null,
  sealed bytea not null
);
create index request_bodies_of_key on request_bodies (key_id, stored_until desc);
create index request_bodies_by_end on request_bodies (stored_until);
