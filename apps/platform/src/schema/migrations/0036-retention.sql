-- Finished deliveries and trial grants are found by their age, and no longer by their user or client only.
create index webhook_deliveries_ended on webhook_deliveries (created_at) where state <> 'pending';
create index trial_grants_by_time on trial_grants (granted_at);
-- Their work is part of one sweep now.
delete from sweeps where name in
  ('pruning of the request log', 'pruning of rate limits', 'pruning of session keys', 'pruning of held alerts');
