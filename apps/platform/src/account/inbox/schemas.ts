import { z } from 'zod'

import { declines } from '../../records/declines.ts'
import type { InboxData, InboxKind } from '../../records/inbox/record-inbox-item.ts'

const tokens = (about: string) => z.number().int().describe(about)

const data = {
  purchase: z.object({
    product: z.string().describe('What was bought.'),
    tokens: tokens('Tokens bought.'),
    amount: z.number().int().describe('Amount in minor units of the currency (cents).'),
    currency: z.string().describe('Currency code in lowercase (ISO 4217), such as `usd`.'),
    receipt: z.number().int().describe('Number of the receipt.'),
    is_auto_recharge: z.boolean().describe('Whether auto-recharge bought it.'),
  }),
  auto_recharge: z.object({
    outcome: z
      .enum(['failed', 'stopped', 'monthly_cap'])
      .describe(
        '`failed`: it will be retried. `stopped`: it failed five times in a row and is paused. `monthly_cap`: the cap was reached.',
      ),
    reason: z
      .enum(declines)
      .nullable()
      .describe(
        "Why the card wasn't charged; `card_declined` covers every other reason. Null for a reached cap.",
      ),
  }),
  bulk_job: z.object({
    job_id: z.string().describe('ID of the job.'),
    file_name: z.string().describe('Name of the file.'),
    is_completed: z.boolean().describe('False for a job that ended without results.'),
    completed: tokens('Rows with a result.'),
    failed: tokens('Rows without a result.'),
  }),
  low_balance: z.object({
    threshold: tokens('The threshold in tokens.'),
    balance: tokens('The balance in tokens when it fell below the threshold.'),
  }),
  budget: z.object({
    scope: z
      .enum(['key', 'account'])
      .describe("Whether the limit is the key's budget or the account's spend limit."),
    used: tokens('Tokens used.'),
    tokens: tokens('The limit in tokens.'),
    percent: z.number().describe('Percentage of the limit at which the alert was sent.'),
  }),
  key_expiry: z.object({ expires_at: z.iso.datetime().describe('When the key stops working.') }),
} satisfies { [Kind in InboxKind]: z.ZodType<InboxData[Kind]> }

const common = {
  id: z.string().describe('ID of the item.'),
  at: z.iso.datetime().describe('When it happened.'),
  read_at: z.iso
    .datetime()
    .nullable()
    .describe("When it was read on any of the user's devices; null if unread."),
  key_id: z.string().nullable().describe('ID of the key it is about.'),
  key_name: z.string().nullable().describe('Name of the key.'),
  key_tail: z.string().nullable().describe('Last four characters of the key.'),
}

const itemOf = <Kind extends InboxKind, Data extends z.ZodType<InboxData[Kind]>>(kind: Kind, about: Data) =>
  z.object({
    ...common,
    kind: z.literal(kind).describe('What happened.'),
    data: about.describe('Details, depending on `kind`.'),
  })

const item = z.discriminatedUnion('kind', [
  itemOf('purchase', data.purchase),
  itemOf('auto_recharge', data.auto_recharge),
  itemOf('bulk_job', data.bulk_job),
  itemOf('low_balance', data.low_balance),
  itemOf('budget', data.budget),
  itemOf('key_expiry', data.key_expiry),
])
export type InboxItem = z.infer<typeof item>

export const inboxQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,120}$/, 'The cursor is invalid. Use `next_cursor` from the previous page.')
    .optional()
    .describe('`next_cursor` from the previous page; omit it for the first page.'),
})

export const inboxResponse = z.object({
  records: z.array(item).describe('Items on this page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
  unread: z.number().int().describe('Unread items, across all pages.'),
})
export type InboxPage = z.infer<typeof inboxResponse>

export const readBody = z.strictObject({
  ids: z
    .array(z.string().max(120))
    .min(1)
    .max(100)
    .optional()
    .describe('IDs of the items to mark; omit it to mark all items.'),
})

export const readResponse = z.object({ unread: z.number().int().describe('Items that are still unread.') })

const choice = z.boolean()
const mails = {
  purchase: choice.describe('Receipts of purchases.'),
  auto_recharge: choice.describe('Failed recharges and reached monthly caps.'),
  bulk_job: choice.describe('Finished bulk jobs.'),
  low_balance: choice.describe('Balances below a threshold.'),
  budget: choice.describe('Budgets and spend limits that are nearly used up.'),
  key_expiry: choice.describe('Keys that expire within a week.'),
}

export const mailChoices = z.object(mails)
export const mailChoicesBody = z
  .strictObject(mails)
  .partial()
  .describe('Fields that you leave out stay as they are.')
