import { z } from 'zod'

import { autoRechargeInfo } from '../../billing/auto-recharge/schemas.ts'
import { notificationResponse } from '../../billing/balance-notification/schemas.ts'
import { day } from '../../kernel/http/day.ts'
import { repeatable } from '../../kernel/http/repeatable.ts'
import { transactionTypes } from '../../ledger/transactions.ts'

/** Query of `GET api_key/fe_user`. */
export const keyQuery = z.object({ api_key: z.string().min(1, 'An API key is missing.') })

/** Filters of the transactions. Days are in UTC, both inclusive. */
export const filterQuery = z.object({
  key: z.string().max(64).optional().describe('Id or last four characters of one of the keys'),
  type: repeatable(z.enum(transactionTypes)).describe('May be repeated'),
  model: z.string().max(200).optional(),
  product: z.string().max(200).optional(),
  request_id: z.string().max(100).optional().describe('Id of the request that was charged'),
  from: day.optional(),
  to: day.optional(),
  format: z.enum(['json', 'csv']).optional().describe('Takes precedence over the Accept header'),
})

export const pageQuery = filterQuery.extend({
  num_records: z.coerce.number().int().min(1).max(1000).default(20),
  cursor: z
    .string()
    .regex(/^\d{1,18}(\.[\da-f-]{36})?$/, 'The cursor is not one that this API gave.')
    .optional(),
})

export const checkoutBody = z.object({
  price_id: z.string(),
  quantity: z.number().int().min(1).max(99).default(1),
  success_url: z.url(),
  cancel_url: z.url(),
})

/** A visit of the payment provider's portal. Without a locale it is in the language of the browser. */
export const portalBody = z.object({
  return_url: z.url(),
  locale: z.string().max(35).optional(),
})

/** Wallet and settings of a key (specification §3: apiKeyInfo). */
export const keyInfoResponse = z.looseObject({
  user_id: z.string().nullable(),
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  wallet: z.object({
    trial_balance: z.number().int(),
    trial_start: z.iso.datetime().nullable(),
    trial_end: z.iso.datetime().nullable(),
    regular_balance: z.number().int(),
    total_balance: z.number().int(),
  }),
  metadata: z.object({
    speed_level: z.number().int(),
    ...autoRechargeInfo.partial().shape,
    balance_notification: notificationResponse.optional(),
  }),
})

const transaction = z.object({
  id: z.string(),
  updated_at: z.iso.datetime(),
  quantity: z.number().int(),
  type: z.enum(transactionTypes),
  key_id: z.string(),
  key_tail: z.string(),
  request_id: z
    .string()
    .nullable()
    .describe('Id of the request that was charged; null for other transactions, and for rows of a bulk job'),
  metadata: z.looseObject({
    model_name: z.string().optional(),
    product_name: z.string().optional(),
    order_quantity: z.number().int().optional(),
  }),
})
export const transactionsResponse = z.array(transaction)
export const transactionPageResponse = z.object({
  records: z.array(transaction),
  next_cursor: z.string().nullable(),
})

export const consumptionResponse = z.object({
  total_tokens: z.number().int(),
  since: z.string().nullable(),
  by_day: z.array(
    z.object({
      date: z.string(),
      product_name: z.string(),
      model_name: z.string(),
      tokens: z.number().int(),
    }),
  ),
})
