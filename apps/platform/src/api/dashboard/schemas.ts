import { z } from 'zod'

import { autoRechargeInfo } from '../../billing/auto-recharge/schemas.ts'
import { notificationResponse } from '../../billing/balance-notification/schemas.ts'
import { day } from '../../kernel/http/day.ts'
import { repeatable } from '../../kernel/http/repeatable.ts'
import { transactionTypes } from '../../ledger/transactions.ts'

/** Query of `GET api_key/fe_user`. */
export const keyQuery = z.object({
  api_key: z.string().min(1, 'An API key is missing.').describe('The key to describe.'),
})

/** Filters of the transactions. Days are in UTC, both inclusive. */
export const filterQuery = z.object({
  key: z.string().max(64).optional().describe('Id or last four characters of one of the keys'),
  type: repeatable(z.enum(transactionTypes)).describe('May be repeated'),
  model: z.string().max(200).optional().describe('Id of a model.'),
  product: z.string().max(200).optional().describe('Name of a product.'),
  request_id: z.string().max(100).optional().describe('Id of the request that was charged'),
  from: day.optional().describe('First day: YYYY-MM-DD in UTC.'),
  to: day.optional().describe('Last day, included: YYYY-MM-DD in UTC.'),
  format: z.enum(['json', 'csv']).optional().describe('Takes precedence over the Accept header'),
})

export const pageQuery = filterQuery.extend({
  num_records: z.coerce.number().int().min(1).max(1000).default(20).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,18}(\.[\da-f-]{36})?$/, 'The cursor is not one that this API gave.')
    .optional()
    .describe('`next_cursor` of the page before; none for the first page.'),
})

export const checkoutBody = z.object({
  price_id: z.string().describe('`price_id` of the pack.'),
  quantity: z.number().int().min(1).max(99).default(1).describe('Number of packs; 1 by default.'),
  success_url: z
    .url()
    .describe('Address to return to after the payment; `session_id` is added to its query.'),
  cancel_url: z.url().describe('Address to return to when the buyer cancels.'),
})

/** A visit of the payment provider's portal. Without a locale it is in the language of the browser. */
export const portalBody = z.object({
  return_url: z.url().describe('Address to return to, on one of our own sites.'),
  locale: z.string().max(35).optional().describe('BCP 47; by default the language of the browser.'),
})

/** Wallet and settings of a key (specification §3: apiKeyInfo). */
export const keyInfoResponse = z.looseObject({
  user_id: z.string().nullable().describe('Id of the account that the key belongs to; null for none.'),
  email: z
    .string()
    .nullable()
    .describe('Address of the buyer of its tokens; null for a key without paid tokens.'),
  full_name: z.string().nullable().describe('Name in the profile of the account; null when it is not known.'),
  wallet: z
    .object({
      trial_balance: z.number().int().describe('Free tokens. Calls use them before the others.'),
      trial_start: z.iso
        .datetime()
        .nullable()
        .describe('When the free tokens were given (ISO 8601); null for a key without.'),
      trial_end: z.iso
        .datetime()
        .nullable()
        .describe('Until when the free tokens can be used (ISO 8601); null for a key without.'),
      regular_balance: z.number().int().describe('Tokens that were bought or received. They do not expire.'),
      total_balance: z.number().int().describe('Tokens that the key can use now.'),
    })
    .describe('Its balances.'),
  metadata: z
    .object({
      speed_level: z
        .number()
        .int()
        .describe('Which rate limits apply: 2 for those of premium keys, less for the standard ones.'),
      ...autoRechargeInfo.partial().shape,
      balance_notification: notificationResponse
        .optional()
        .describe('Mails about low balances, if they are on.'),
    })
    .describe('Its settings.'),
})

const transaction = z.object({
  id: z.string().describe('Id of the transaction.'),
  updated_at: z.iso.datetime().describe('When it was booked (ISO 8601).'),
  quantity: z.number().int().describe('Tokens, negative for debits.'),
  type: z.enum(transactionTypes).describe('Why tokens were credited or debited.'),
  key_id: z.string().describe('Id of the key.'),
  key_tail: z.string().describe('Last four characters of the key.'),
  request_id: z
    .string()
    .nullable()
    .describe('Id of the request that was charged; null for other transactions, and for rows of a bulk job'),
  metadata: z
    .looseObject({
      model_name: z.string().optional().describe('Model that was used.'),
      product_name: z.string().optional().describe('Product that was used, or the pack that was bought.'),
      order_quantity: z.number().int().optional().describe('Number of packs that were bought.'),
    })
    .describe('What the tokens were used or bought for.'),
})
export const transactionsResponse = z.array(transaction)
export const transactionPageResponse = z.object({
  records: z.array(transaction).describe('The items of the page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export const consumptionResponse = z.object({
  total_tokens: z.number().int().describe('Tokens that the key has used since its creation.'),
  since: z.string().nullable().describe('First day with usage, YYYY-MM-DD in UTC; null without any.'),
  by_day: z
    .array(
      z.object({
        date: z.string().describe('YYYY-MM-DD in UTC.'),
        product_name: z.string().describe('Name of the product.'),
        model_name: z.string().describe('Id of the model.'),
        tokens: z.number().int().describe('Tokens that were charged.'),
        paid_tokens: z.number().int().describe('Those of them that were bought; the others were free.'),
      }),
    )
    .describe('Usage per day, product and model. Days without usage are left out.'),
})
