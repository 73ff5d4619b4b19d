-- What went back of each payment, as the provider said when it was last asked. Kept before a payment is credited and after it, since its
-- events arrive in any order.
create table payment_reversals (
  payment_intent text primary key,
  -- How often the provider was asked. Each answer has the number that it was asked under.
  readings bigint not null default 0,
  -- The number of the answer below: one that was asked for earlier changes nothing any more.
  applied bigint not null default 0,
  -- Minor units (cents).
  refunded_amount bigint not null default 0,
  disputed_amount bigint not null default 0,
  read_at timestamptz not null
);
insert into payment_reversals (payment_intent, refunded_amount, disputed_amount, read_at)
  select payment_intent, refunded_amount, disputed_amount, received_at from early_reversals;
-- Only webhooks use it; those that a process of the previous version refuses from now on are sent again.
drop table early_reversals;
