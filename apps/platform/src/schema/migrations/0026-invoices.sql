-- The provider's invoice of a payment: number, addresses of its PDF and page, tax, buyer, card (`billing/receipts/schemas.ts`). Null for
-- payments without one.
alter table receipts add column invoice jsonb;
-- Auto-recharge pays by invoices from now on. A charge that a process of the previous version had sent as a bare payment is not sent again
-- as an invoice; its payment is still credited when it arrives.
update auto_recharge_charges set state = 'abandoned' where state = 'open';
