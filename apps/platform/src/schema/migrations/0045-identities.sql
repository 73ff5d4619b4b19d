-- What the identity provider last said about each user: the addresses, which are erased with the account also when the provider has deleted the user
-- first, and since when it has no such user.
create table identities (
  user_id text primary key,
  -- Email address and phone number, in lower case.
  addresses text[] not null default '{}',
  -- Those of them at which the user has received a message.
  proven text[] not null default '{}',
  gone_since timestamptz
);

alter table account_deletions
  -- Who wanted it: the owner of the account, or the identity provider, which has deleted the user.
  add column asked_by text not null default 'owner' check (asked_by in ('owner', 'provider')),
  -- The process that works on it.
  add column process_id text;
