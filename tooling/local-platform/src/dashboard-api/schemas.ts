import { z } from 'zod'

/** What `GET api_key/fe_user` asks for. */
export const keyQuery = z.object({ api_key: z.string().min(1, 'An API key is missing.') })

export const pageQuery = z.object({
  num_records: z.coerce.number().int().min(1).max(1000).default(20),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/, 'The cursor is not one that this API gave.')
    .optional(),
})

export const checkoutBody = z.object({ price_id: z.string(), success_url: z.url(), cancel_url: z.url() })

/** The standing of a key (specification §3: apiKeyInfo). */
export const keyInfoAnswer = z.looseObject({
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
  metadata: z.looseObject({ speed_level: z.number().int() }),
})

export const productsAnswer = z.array(
  z.object({
    id: z.string(),
    product_id: z.string(),
    product_name: z.string(),
    product_description: z.string(),
    price: z.number().int(),
    price_id: z.string(),
    currency: z.string(),
    token_quantity: z.number().int(),
  }),
)

const transaction = z.object({
  id: z.string(),
  updated_at: z.iso.datetime(),
  quantity: z.number().int(),
  type: z.enum(['consume', 'purchase', 'trial', 'transfer_in', 'transfer_out']),
  metadata: z.looseObject({
    model_name: z.string().optional(),
    product_name: z.string().optional(),
    order_quantity: z.number().int().optional(),
  }),
})
export const transactionsAnswer = z.array(transaction)
export const transactionPageAnswer = z.object({
  records: z.array(transaction),
  next_cursor: z.string().nullable(),
})

export const consumptionAnswer = z.object({
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
