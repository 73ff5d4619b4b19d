import { z } from 'zod'

export const deletionBody = z.object({
  confirm: z.string().max(320).describe('The e-mail address of the account; without one, the id of the user'),
})

export const deletionResponse = z.object({ deleted: z.literal(true) })

export const revocationResponse = z.object({ revoked: z.literal(true) })

const rows = z.array(z.looseObject({}))

/** All stored data of a user. Binary values are hexadecimal with the prefix `\x`. */
export const exportResponse = z.object({
  about: z.string(),
  exported_at: z.iso.datetime(),
  user: z.looseObject({ uid: z.string(), email: z.string().nullable() }),
  profile: rows,
  keys: rows,
  transactions: rows,
  receipts: rows,
  requests: rows,
  audit: rows,
  auto_recharges: rows,
  auto_recharge_setups: rows,
  auto_recharge_charges: rows,
  alert_addresses: rows,
  balance_notifications: rows,
  budgets: rows,
  mails: rows,
  contact_requests: rows,
  webhook_endpoints: rows,
  webhook_deliveries: rows,
  classifiers: rows,
  classifier_labels: rows,
  bulk_uploads: rows,
  bulk_jobs: rows,
  bulk_rows: rows,
})

/** The lists of an export. */
export type ExportSection = Exclude<keyof z.infer<typeof exportResponse>, 'about' | 'exported_at' | 'user'>
