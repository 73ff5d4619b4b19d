import { z } from 'zod'

import { declines } from '../../records/declines.ts'
import type { InboxData, InboxKind } from '../../records/inbox/record-inbox-item.ts'

const tokens = (about: string) => z.number().int().describe(about)

const data = {
  purchase: z.object({
    product: z.string().describe('What was bought.'),
    tokens: tokens('Tokens bought.'),
    amount: z.number().int().describe('In minor units of the currency.'),
    currency: z.string().describe('Three lowercase letters (ISO 4217).'),
    receipt: z.number().int().describe('Number of the receipt.'),
    is_auto_recharge: z.boolean().describe('Whether auto-recharge bought it.'),
  }),
  auto_recharge: z.object({
    outcome: z
      .enum(['failed', 'stopped', 'monthly_cap'])
      .describe('`stopped`: it failed five times and is not tried again.'),
    reason: z
      .enum(declines)
      .nullable()
      .describe(
        'Why the card was not charged; `card_declined` stands for every reason that is not named. Null for a cap.',
      ),
  }),
  bulk_job: z.object({
    job_id: z.string().describe('Id of the job.'),
    file_name: z.string().describe('Name of the file.'),
    is_completed: z.boolean().describe('False for a job that ended without results.'),
    completed: tokens('Rows with a result.'),
    failed: tokens('Rows without.'),
  }),
  low_balance: z.object({
    threshold: tokens('The threshold in tokens.'),
    balance: tokens('The balance in tokens, when it fell below.'),
  }),
  budget: z.object({
    scope: z.enum(['key', 'account']).describe('Whose limit it is.'),
    used: tokens('Tokens used.'),
    tokens: tokens('The limit in tokens.'),
    percent: z.number().describe('The share that is warned of, in percent.'),
  }),
  key_expiry: z.object({ expires_at: z.iso.datetime().describe('When the key stops working.') }),
} satisfies { [Kind in InboxKind]: z.ZodType<InboxData[Kind]> }

const common = {
  id: z.string().describe('Id of the item.'),
  at: z.iso.datetime().describe('When it happened.'),
  read_at: z.iso.datetime().nullable().describe('When it was read on one of the devices; null before.'),
  key_id: z.string().nullable().describe('Id of the key that it is about.'),
  key_name: z.string().nullable().describe('Name of the key.'),
  key_tail: z.string().nullable().describe('Last four characters of the key.'),
}

const itemOf = <Kind extends InboxKind, Data extends z.ZodType<InboxData[Kind]>>(kind: Kind, about: Data) =>
  z.object({
    ...common,
    kind: z.literal(kind).describe('What it is about.'),
    data: about.describe('What there is to know about it.'),
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
    .regex(/^\d{1,15}\.[\w-]{1,120}$/, 'The cursor is not one that this API gave.')
    .optional()
    .describe('`next_cursor` of the page before; none for the first page.'),
})

export const inboxResponse = z.object({
  records: z.array(item).describe('The items of the page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
  unread: z.number().int().describe('Items that were not read yet, on all pages.'),
})
export type InboxPage = z.infer<typeof inboxResponse>

export const readBody = z.strictObject({
  ids: z.array(z.string().max(120)).min(1).max(100).optional().describe('All items without it'),
})

export const readResponse = z.object({ unread: z.number().int().describe('Items that are left unread.') })

const choice = z.boolean()
const mails = {
  purchase: choice.describe('Receipts of purchases.'),
  auto_recharge: choice.describe('Failed recharges and reached caps.'),
  bulk_job: choice.describe('Finished bulk jobs.'),
  low_balance: choice.describe('Balances below a threshold.'),
  budget: choice.describe('Budgets and spend limits that are nearly used.'),
}

export const mailChoices = z.object(mails)
export const mailChoicesBody = z.strictObject(mails).partial().describe('What is left out stays')
