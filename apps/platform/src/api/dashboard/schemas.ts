import { z } from 'zod'

import { autoRechargeInfo } from '../../billing/auto-recharge/schemas.ts'
import { notificationResponse } from '../../billing/balance-notification/schemas.ts'
import { day } from '../../kernel/http/day.ts'
import { repeatable } from '../../kernel/http/repeatable.ts'
import { transactionTypes } from '../../ledger/transactions.ts'

/** Query of `GET api_key/fe_user`. */
export const keyQuery = z.object({
  api_key: z.string().min(1, 'An API key is missing.').describe('The API key.'),
})

/** Filters of the transactions. Days are in UTC, both inclusive. */
export const filterQuery = z.object({
  key: z.string().max(64).optional().describe('ID or last four characters of one of your keys.'),
  type: repeatable(z.enum(transactionTypes)).describe('Type of the transactions to list. May be repeated.'),
  model: z.string().max(200).optional().describe('ID of a model.'),
  product: z.string().max(200).optional().describe('Name of a product.'),
  request_id: z.string().max(100).optional().describe('ID of the charged request.'),
  from: day.optional().describe('First day: YYYY-MM-DD in UTC.'),
  to: day.optional().describe('Last day, included: YYYY-MM-DD in UTC.'),
  format: z
    .enum(['json', 'csv'])
    .optional()
    .describe('Format of the response; takes precedence over the Accept header.'),
})

export const pageQuery = filterQuery.extend({
  num_records: z.coerce.number().int().min(1).max(1000).default(20).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,18}(\.[\da-f-]{36})?$/, 'The cursor is invalid. Use `next_cursor` from the previous page.')
    .optional()
    .describe('`next_cursor` from the previous page; omit it for the first page.'),
})

export const checkoutBody = z.object({
  price_id: z.string().describe('`price_id` of the pack.'),
  quantity: z.number().int().min(1).max(99).default(1).describe('Number of packs; 1 by default.'),
  success_url: z.url().describe('URL to return to after the payment; `session_id` is added to its query.'),
  cancel_url: z.url().describe('URL to return to if the buyer cancels.'),
})

/** A visit of the payment provider's portal. Without a locale it is in the language of the browser. */
export const portalBody = z.object({
  return_url: z.url().describe('URL to return to, on one of our own sites.'),
  locale: z
    .string()
    .max(35)
    .optional()
    .describe("Language of the portal (BCP 47); the browser's language by default."),
})

/** Wallet and settings of a key (specification §3: apiKeyInfo). */
export const keyInfoResponse = z.looseObject({
  user_id: z.string().nullable().describe('ID of the account that owns the key; null for none.'),
  email: z
    .string()
    .nullable()
    .describe('Email address of the buyer of its tokens; null for a key without paid tokens.'),
  full_name: z.string().nullable().describe("Name in the account's profile; null if unknown."),
  wallet: z
    .object({
      trial_balance: z.number().int().describe('Free tokens. Calls use them before paid tokens.'),
      trial_start: z.iso
        .datetime()
        .nullable()
        .describe('When the free tokens were granted (ISO 8601); null for a key without free tokens.'),
      trial_end: z.iso
        .datetime()
        .nullable()
        .describe('When the free tokens expire (ISO 8601); null for a key without free tokens.'),
      regular_balance: z
        .number()
        .int()
        .describe("Paid tokens, bought or transferred from another key. They don't expire."),
      total_balance: z.number().int().describe('Tokens that the key can use now.'),
    })
    .describe('Balances of the key.'),
  metadata: z
    .object({
      speed_level: z.number().int().describe('Which rate limits apply: 2 for premium, less for standard.'),
      ...autoRechargeInfo.partial().shape,
      balance_notification: notificationResponse
        .optional()
        .describe('Balance notifications, if they are on.'),
    })
    .describe('Settings of the key.'),
})

const transaction = z.object({
  id: z.string().describe('ID of the transaction.'),
  updated_at: z.iso.datetime().describe('When it was booked (ISO 8601).'),
  quantity: z.number().int().describe('Tokens; negative for debits.'),
  type: z.enum(transactionTypes).describe('Why tokens were credited or debited.'),
  key_id: z.string().describe('ID of the key.'),
  key_tail: z.string().describe('Last four characters of the key.'),
  request_id: z
    .string()
    .nullable()
    .describe('ID of the charged request; null for other transactions and for rows of a bulk job.'),
  metadata: z
    .looseObject({
      model_name: z.string().optional().describe('ID of the model used.'),
      product_name: z.string().optional().describe('Product used, or pack bought.'),
      order_quantity: z.number().int().optional().describe('Number of packs bought.'),
    })
    .describe('What the tokens were used or bought for.'),
})
export const transactionsResponse = z.array(transaction)
export const transactionPageResponse = z.object({
  records: z.array(transaction).describe('Items on this page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export const consumptionResponse = z.object({
  total_tokens: z.number().int().describe('Tokens that the key has used since it was created.'),
  since: z.string().nullable().describe('First day with usage, as YYYY-MM-DD in UTC; null if there is none.'),
  by_day: z
    .array(
      z.object({
        date: z.string().describe('Day as YYYY-MM-DD in UTC.'),
        product_name: z.string().describe('Name of the product.'),
        model_name: z.string().describe('ID of the model.'),
        tokens: z.number().int().describe('Tokens charged.'),
        paid_tokens: z.number().int().describe('Paid tokens among them; the others were free.'),
      }),
    )
    .describe('Usage per day, product and model. Days without usage are left out.'),
})
