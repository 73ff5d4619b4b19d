-- Mail addresses that accounts have entered for alerts, and whether somebody who reads their mail has confirmed them.
create table alert_addresses (
  -- The id of a user, or of a key without a user.
  owner text not null,
  -- In lower case.
  email text not null,
  confirmed_at timestamptz,
  -- SHA-256 of the code in the newest link. Null until a link was sent.
  code_hash text unique,
  sent_at timestamptz,
  -- Links sent so far: the wait before the next one doubles with each.
  links integer not null default 0,
  primary key (owner, email)
);
create index alert_addresses_by_email on alert_addresses (email, sent_at);

-- Addresses that get alerts already keep getting them.
insert into alert_addresses (owner, email, confirmed_at)
  select distinct coalesce(api_keys.user_id, api_keys.id), lower(balance_notifications.email), now()
  from balance_notifications join api_keys on api_keys.id = key_id
  union
  select distinct coalesce(budgets.user_id, api_keys.user_id, api_keys.id), lower(alert_email), now()
  from budgets left join api_keys on api_keys.id = budgets.key_id where alert_email is not null
  union
  select distinct coalesce(api_keys.user_id, api_keys.id), lower(bulk_jobs.email), now()
  from bulk_jobs join api_keys on api_keys.id = key_id where bulk_jobs.email is not null and status = 'in-progress';

-- `held`: an alert that waits until its recipient confirms the address.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check check (state in ('pending', 'sent', 'refused', 'held'));
create index mails_held on mails (created_at) where state = 'held';
