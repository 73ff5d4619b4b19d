-- A key whose user has deleted the account: it stays for the ledger's sake, ended and with nothing about the user.
alter table api_keys add column erased_at timestamptz;

-- Which key a mail is about, so that it goes with the key's user. Mails about a user's sign-in have none; their recipient is the user.
alter table mails add column key_id text;
create index mails_by_key on mails (key_id);

-- Deletions of accounts. While one is under way it names the account, so that the next process can finish it; afterwards nobody.
create table account_deletions (
  id text primary key,
  user_id text unique,
  -- Mail address and phone number.
  addresses text[],
  asked_at timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is null) = (user_id is not null)),
  check (finished_at is null or addresses is null)
);
