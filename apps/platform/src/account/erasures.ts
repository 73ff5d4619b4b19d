import { isMailTo } from './owner.ts'

/**
 * Statements, for `forOwner` and in this order, that delete or anonymize the rows of each table when an account is deleted.
 * The rows of the ledger (accounts, transfers, entries) are not changed: remaining tokens stay on keys that cannot be used any more, so
 * that no token is created or destroyed. About a person they contain the last four characters of keys only.
 * A test fails for every table that is neither listed here nor, with a reason, in the test.
 */
export const erasures: Readonly<Record<string, string>> = {
  account_actions: `delete from account_actions using owner where user_id = owner.uid`,
  request_log: `delete from request_log using owner where key_id = any(owner.keys)`,
  request_bodies: `delete from request_bodies using owner where key_id = any(owner.keys)`,
  idempotent_calls: `delete from idempotent_calls using owner where key_id = any(owner.keys)`,
  idempotent_bytes: `delete from idempotent_bytes using owner where key_id = any(owner.keys)`,
  // Includes links to other addresses for alerts, mails to a new address that was never confirmed, whose text contains the old one, and requests to the sales team. Without a
  // proven address, such a request may be somebody else's.
  mails: `delete from mails using owner where ${isMailTo('owner.addresses')} or (mails.kind = 'confirm-address' and mails.key_id is null and exists
    (select 1 from alert_addresses where alert_addresses.owner = owner.uid and email = lower(mails.recipient))) or exists
    (select 1 from unnest(case mails.kind when 'change-email' then owner.addresses when 'contact' then owner.proven end) as given (address)
      where strpos(lower(mails.body), ' ' || address || ' ') > 0)`,
  contact_requests: `delete from contact_requests using owner where lower(email) = any(owner.proven)`,
  alert_addresses: `delete from alert_addresses using owner where alert_addresses.owner = owner.uid or alert_addresses.owner = any(owner.keys)`,
  balance_notifications: `delete from balance_notifications using owner where key_id = any(owner.keys)`,
  budgets: `delete from budgets using owner where key_id = any(owner.keys) or user_id = owner.uid`,
  auto_recharge_setups: `delete from auto_recharge_setups using owner where key_id = any(owner.keys)`,
  auto_recharges: `delete from auto_recharges using owner where key_id = any(owner.keys)`,
  // Amounts and times stay; a charge that was sent to the provider and succeeds is still credited.
  auto_recharge_charges: `update auto_recharge_charges set email = '', customer_id = '', payment_method_id = '',
    state = case when state = 'open' then 'abandoned' else state end from owner where key_id = any(owner.keys)`,
  // Number, product and amounts of receipts stay.
  receipts: `update receipts set email = null, invoice = null from owner where key_id = any(owner.keys)`,
  classifier_labels: `delete from classifier_labels using owner, classifiers
    where classifiers.id = classifier_id and classifiers.key_id = any(owner.keys)`,
  classifiers: `delete from classifiers using owner where key_id = any(owner.keys)`,
  bulk_rows: `delete from bulk_rows using owner, bulk_jobs where bulk_jobs.id = job_id and bulk_jobs.key_id = any(owner.keys)`,
  bulk_upload_parts: `delete from bulk_upload_parts using owner, bulk_uploads
    where bulk_uploads.id = upload_id and bulk_uploads.key_id = any(owner.keys)`,
  bulk_uploads: `delete from bulk_uploads using owner where key_id = any(owner.keys)`,
  bulk_jobs: `delete from bulk_jobs using owner where key_id = any(owner.keys)`,
  session_keys: `delete from session_keys using owner where user_id = owner.uid`,
  inbox: `delete from inbox using owner where user_id = owner.uid`,
  muted_mails: `delete from muted_mails using owner where user_id = owner.uid`,
  webhook_deliveries: `delete from webhook_deliveries using owner where user_id = owner.uid`,
  webhook_endpoints: `delete from webhook_endpoints using owner where user_id = owner.uid`,
  identities: `delete from identities using owner where user_id = owner.uid`,
  users: `delete from users using owner where id = owner.uid`,
}
