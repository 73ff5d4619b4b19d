-- Requests to the sales team, from the contact page of the site.
create table contact_requests (
  id text primary key,
  name text not null,
  email text not null,
  company text not null,
  topic text not null,
  message text not null,
  -- What a request for a license is about; null for other topics.
  license jsonb,
  locale text not null,
  -- False for forms that were sent by a browser without scripts, which cannot show the bot check.
  bot_checked boolean not null,
  -- Address of the client, by which the requests of an hour are counted.
  client text not null,
  created_at timestamptz not null
);
create index contact_requests_by_client on contact_requests (client, created_at);
create index contact_requests_by_email on contact_requests (lower(email));
