-- Whether money moved: false for a payment of the provider's test mode or its stand-in. Receipts so far do not say, and none may deny a charge.
alter table receipts add column livemode boolean not null default true;
