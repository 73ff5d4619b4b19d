import { isMailOfOwner } from './owner.ts'

/**
 * What becomes of the rows of each table when an account is deleted, in this order: statements for `forOwner`.
 * The ledger's own rows (accounts, transfers, entries) stay whole: tokens that are left stay on keys that nobody can use any more,
 * so that no token is created or destroyed. They hold no more about a person than the last four characters of keys.
 * A new table fails the tests until it is named here, or there with the reason why it is not.
 */
export const erasures: Readonly<Record<string, string>> = {
  account_actions: `delete from account_actions using owner where user_id = owner.uid`,
  request_log: `delete from request_log using owner where key_id = any(owner.keys)`,
  idempotent_calls: `delete from idempotent_calls using owner where key_id = any(owner.keys)`,
  // To a new address that was never confirmed, too, where the text names the old one.
  mails: `delete from mails using owner where ${isMailOfOwner} or (mails.kind = 'change-email' and exists
    (select 1 from unnest(owner.addresses) as given (address) where strpos(lower(mails.body), ' ' || address || ' ') > 0))`,
  balance_notifications: `delete from balance_notifications using owner where key_id = any(owner.keys)`,
  budgets: `delete from budgets using owner where key_id = any(owner.keys) or user_id = owner.uid`,
  auto_recharge_setups: `delete from auto_recharge_setups using owner where key_id = any(owner.keys)`,
  auto_recharges: `delete from auto_recharges using owner where key_id = any(owner.keys)`,
  // How much was taken when stays; a charge that was asked for and goes through is still credited.
  auto_recharge_charges: `update auto_recharge_charges set email = '', customer_id = '', payment_method_id = '',
    state = case when state = 'open' then 'abandoned' else state end from owner where key_id = any(owner.keys)`,
  // Number, product and amounts stay.
  receipts: `update receipts set email = null from owner where key_id = any(owner.keys)`,
  classifier_labels: `delete from classifier_labels using owner, classifiers
    where classifiers.id = classifier_id and classifiers.key_id = any(owner.keys)`,
  classifiers: `delete from classifiers using owner where key_id = any(owner.keys)`,
  bulk_rows: `delete from bulk_rows using owner, bulk_jobs where bulk_jobs.id = job_id and bulk_jobs.key_id = any(owner.keys)`,
  bulk_jobs: `delete from bulk_jobs using owner where key_id = any(owner.keys)`,
  users: `delete from users using owner where id = owner.uid`,
}
