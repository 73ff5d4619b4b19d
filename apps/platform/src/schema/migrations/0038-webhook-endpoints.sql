-- A user has several webhooks, each with an address, a secret and a choice of events.
alter table webhook_endpoints
  add column id text not null default 'wh_' || gen_random_uuid(),
  -- Null for all events, those of later versions too.
  add column events text[],
  drop constraint webhook_endpoints_pkey,
  add primary key (id);
-- An address can be longer than what an index holds.
create unique index webhook_endpoints_of_user on webhook_endpoints (user_id, md5(url));

-- To which webhook a delivery goes.
alter table webhook_deliveries add column webhook_id text;
update webhook_deliveries set webhook_id = webhook_endpoints.id
  from webhook_endpoints where webhook_endpoints.user_id = webhook_deliveries.user_id;
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, sequence desc);
