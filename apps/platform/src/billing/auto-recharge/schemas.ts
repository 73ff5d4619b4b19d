import { z } from 'zod'

import { defaultMonthlyCap } from './setups.ts'

const tokens = z.number().int().min(1, 'The threshold is a number of tokens above 0.').max(1_000_000_000_000)

/** Tokens, also as text, because the metadata of payment providers is text. */
const threshold = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(tokens)
const cap = z.coerce.number().int().min(1).max(100_000_000)

/** `POST auto_recharge` (specification §3: auto-recharge payload). `monthly_cap` is ours: cents per calendar month in UTC. */
export const autoRechargeBody = z.object({
  price_id: z.string(),
  success_url: z.url(),
  cancel_url: z.url(),
  email: z.email(),
  metadata: z.object({
    auto_recharge: z.union([z.literal(true), z.literal('true')]).default(true),
    threshold,
    currency: z
      .string()
      // Without the flag `i`, which JSON Schema lacks.
      .regex(/^[uU][sS][dD]$/, 'Packs are sold in USD.')
      .default('usd'),
    monthly_cap: cap.default(defaultMonthlyCap),
  }),
})

export const settingsQuery = z.object({
  threshold: z.coerce.number().pipe(tokens),
  monthly_cap: cap.optional(),
})

/** Part of a key's info while auto-recharge is on. Money is in minor units (cents), the threshold in tokens. */
export const autoRechargeInfo = z.object({
  auto_recharge: z.literal(true),
  auto_recharge_threshold: z.number().int(),
  auto_recharge_price_id: z.string(),
  auto_recharge_email: z.string(),
  auto_recharge_card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
  }),
  auto_recharge_monthly_cap: z.number().int(),
  auto_recharge_taken_this_month: z.number().int(),
  auto_recharge_last_attempt: z
    .object({
      at: z.iso.datetime(),
      outcome: z.enum(['open', 'paid', 'refused', 'unreachable', 'monthly_cap']),
      detail: z.string().nullable(),
    })
    .nullable(),
  /** Earliest time of the next charge; null: as soon as the balance falls below the threshold. */
  auto_recharge_next_attempt: z.iso.datetime().nullable(),
  /** After too many refusals in a row nothing is charged until a card is saved or the settings change. */
  auto_recharge_paused: z.boolean(),
})
export type AutoRechargeInfo = z.infer<typeof autoRechargeInfo>

export const autoRechargeOff = z.object({ auto_recharge: z.literal(false) })
