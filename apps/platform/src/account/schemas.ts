import { z } from 'zod'

export const deletionBody = z.object({
  confirm: z
    .string()
    .max(320)
    .describe(
      'The e-mail address of the account; without one, its phone number, and without that, the id of the user',
    ),
})

export const deletionResponse = z.object({ deleted: z.literal(true).describe('Always true.') })

export const revocationResponse = z.object({ revoked: z.literal(true).describe('Always true.') })

const rows = z.array(z.looseObject({}))

/** All stored data of a user. Binary values are hexadecimal with the prefix `\x`. */
export const exportResponse = z.object({
  about: z.string().describe('What the file contains, in a sentence.'),
  exported_at: z.iso.datetime().describe('When it was exported (ISO 8601).'),
  user: z
    .looseObject({
      uid: z.string().describe('Id of the user.'),
      email: z.string().nullable().describe('Address of the user; null for none.'),
    })
    .describe('The user at the identity provider.'),
  profile: rows.describe('The stored profile.'),
  keys: rows.describe('What is stored of keys.'),
  transactions: rows.describe('What is stored of transactions.'),
  receipts: rows.describe('What is stored of receipts.'),
  requests: rows.describe('What is stored of requests.'),
  request_bodies: rows.describe('What keys stored of the bodies of their calls, decrypted.'),
  audit: rows.describe('What is stored of audit.'),
  auto_recharges: rows.describe('What is stored of auto recharges.'),
  auto_recharge_setups: rows.describe('What is stored of auto recharge setups.'),
  auto_recharge_charges: rows.describe('What is stored of auto recharge charges.'),
  alert_addresses: rows.describe('What is stored of alert addresses.'),
  balance_notifications: rows.describe('What is stored of balance notifications.'),
  budgets: rows.describe('What is stored of budgets.'),
  mails: rows.describe('What is stored of mails.'),
  contact_requests: rows.describe('What is stored of contact requests.'),
  inbox: rows.describe('What is stored of the inbox.'),
  muted_mails: rows.describe('Which mails were turned off.'),
  webhook_endpoints: rows.describe('What is stored of webhook endpoints.'),
  webhook_deliveries: rows.describe('What is stored of webhook deliveries.'),
  classifiers: rows.describe('What is stored of classifiers.'),
  classifier_labels: rows.describe('What is stored of classifier labels.'),
  bulk_uploads: rows.describe('What is stored of bulk uploads.'),
  bulk_jobs: rows.describe('What is stored of bulk jobs.'),
  bulk_rows: rows.describe('What is stored of bulk rows.'),
})

/** The lists of an export. */
export type ExportSection = Exclude<keyof z.infer<typeof exportResponse>, 'about' | 'exported_at' | 'user'>
