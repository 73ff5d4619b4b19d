-- Money that went back before its payment was credited: events of the payment provider arrive in any order. Applied and deleted when the
-- payment is credited; what remains is of payments that never were.
create table early_reversals (
  payment_intent text primary key,
  -- Minor units (cents).
  refunded_amount bigint not null,
  disputed_amount bigint not null,
  received_at timestamptz not null
);
