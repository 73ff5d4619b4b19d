-- A webhook's address answers a challenge before it gets events.
alter table webhook_endpoints
  add column verification text not null default 'pending' check (verification in ('pending', 'verified', 'failed')),
  -- The event whose answer decides; null for an address that was set before there were challenges.
  add column challenge_id text;

-- Addresses that have accepted events go on getting them. The others have to answer first.
update webhook_endpoints set verification =
  case when exists (
    select from webhook_deliveries
    where webhook_deliveries.user_id = webhook_endpoints.user_id and webhook_deliveries.state = 'delivered'
  ) then 'verified' else 'failed' end;
