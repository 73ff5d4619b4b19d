-- The stand-ins of other companies remember what they do by themselves.
drop table provider_sessions, provider_events, provider_objects, provider_requests;

-- The payment provider's customer for a key.
create table payment_customers (
  key_id text primary key references api_keys (id),
  customer_id text not null
);

-- Mails are handed to the mail provider after their transaction.
alter table mails add column sequence bigint generated always as identity;
alter table mails add column state text not null default 'pending' check (state in ('pending', 'sent', 'refused'));
alter table mails add column sent_at timestamptz;
alter table mails add column attempts integer not null default 0;
alter table mails add column next_attempt_at timestamptz not null default now();
alter table mails alter column next_attempt_at drop default;
create index mails_pending on mails (sequence) where state = 'pending';
