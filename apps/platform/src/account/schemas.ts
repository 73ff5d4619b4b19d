import { z } from 'zod'

export const deletionBody = z.object({
  confirm: z
    .string()
    .max(320)
    .describe(
      "The account's email address. If it has none, its phone number; if it has neither, the user ID.",
    ),
})

export const deletionResponse = z.object({ deleted: z.literal(true).describe('Always true.') })

export const revocationResponse = z.object({ revoked: z.literal(true).describe('Always true.') })

const rows = z.array(z.looseObject({}))

/** All stored data of a user. Binary values are hexadecimal with the prefix `\x`. */
export const exportResponse = z.object({
  about: z.string().describe('What the file contains, as a sentence.'),
  exported_at: z.iso.datetime().describe('When it was exported (ISO 8601).'),
  user: z
    .looseObject({
      uid: z.string().describe('ID of the user.'),
      email: z.string().nullable().describe('Email address of the user; null for none.'),
    })
    .describe('The user at the identity provider.'),
  profile: rows.describe('The stored profile.'),
  keys: rows.describe('Your keys, without their secrets.'),
  transactions: rows.describe('Your transactions.'),
  receipts: rows.describe('Your receipts.'),
  requests: rows.describe('Your request log.'),
  request_bodies: rows.describe('The stored bodies of your calls, decrypted.'),
  audit: rows.describe('The audit log of your account.'),
  auto_recharges: rows.describe('Your auto-recharge settings.'),
  auto_recharge_setups: rows.describe('Your setups of auto-recharge.'),
  auto_recharge_charges: rows.describe('Charges by auto-recharge.'),
  alert_addresses: rows.describe('Email addresses for alerts.'),
  balance_notifications: rows.describe('Your balance notifications.'),
  budgets: rows.describe('Budgets of your keys and your spend limit.'),
  mails: rows.describe('Emails to you.'),
  contact_requests: rows.describe('Your requests to the sales team.'),
  inbox: rows.describe('Your inbox.'),
  muted_mails: rows.describe('Emails that you turned off.'),
  webhook_endpoints: rows.describe('Your webhooks.'),
  webhook_deliveries: rows.describe('Deliveries to your webhooks.'),
  classifiers: rows.describe('Your classifiers.'),
  classifier_labels: rows.describe('Labels of your classifiers.'),
  bulk_uploads: rows.describe('Your bulk uploads.'),
  bulk_jobs: rows.describe('Your bulk jobs.'),
  bulk_rows: rows.describe('Rows of your bulk jobs.'),
})

/** The lists of an export. */
export type ExportSection = Exclude<keyof z.infer<typeof exportResponse>, 'about' | 'exported_at' | 'user'>
