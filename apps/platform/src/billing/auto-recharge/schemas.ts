import { z } from 'zod'

import { declines } from '../../records/declines.ts'
import { defaultMonthlyCap } from './setups.ts'

const tokens = z
  .number()
  .int()
  .min(1, 'The threshold must be a number of tokens above 0.')
  .max(1_000_000_000_000)

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
  price_id: z.string().describe('`price_id` of the pack.'),
  success_url: z.url().describe('URL to return to after the payment; `session_id` is added to its query.'),
  cancel_url: z.url().describe('URL to return to if the buyer cancels.'),
  email: z.email().describe('Email address for receipts.'),
  metadata: z
    .object({
      auto_recharge: z
        .union([z.literal(true), z.literal('true')])
        .default(true)
        .describe('Always true.'),
      threshold: threshold.describe('Threshold: the balance in tokens below which the pack is bought.'),
      currency: z
        .string()
        // Without the flag `i`, which JSON Schema lacks.
        .regex(/^[uU][sS][dD]$/, 'Packs are sold in USD.')
        .default('usd')
        .describe('Currency of the pack, such as `usd`.'),
      monthly_cap: cap
        .default(defaultMonthlyCap)
        .describe(
          'Monthly cap: the most to charge per calendar month (UTC), in minor units (cents); 200,000 by default.',
        ),
    })
    .describe('Auto-recharge settings.'),
})

export const settingsQuery = z.object({
  threshold: z.coerce
    .number()
    .pipe(tokens)
    .describe('Threshold: the balance in tokens below which the pack is bought.'),
  monthly_cap: cap
    .optional()
    .describe('Monthly cap: the most to charge per calendar month (UTC), in minor units (cents).'),
})

/** Part of a key's info while auto-recharge is on. Money is in minor units (cents), the threshold in tokens. */
export const autoRechargeInfo = z.object({
  auto_recharge: z.literal(true).describe('Whether auto-recharge is on.'),
  auto_recharge_threshold: z
    .number()
    .int()
    .describe('Threshold: the balance in tokens below which the pack is bought.'),
  auto_recharge_price_id: z.string().describe('Price ID of the pack to buy.'),
  auto_recharge_email: z.string().describe('Email address for receipts.'),
  auto_recharge_card: z
    .object({
      brand: z.string().describe('Brand of the card, such as `visa`.'),
      last4: z.string().describe('Last four digits.'),
      exp_month: z.number().int().describe('Expiry month, 1 to 12.'),
      exp_year: z.number().int().describe('Expiry year, four digits.'),
    })
    .describe('The card that pays.'),
  auto_recharge_monthly_cap: z
    .number()
    .int()
    .describe('Monthly cap: the most to charge per calendar month (UTC), in minor units (cents).'),
  auto_recharge_taken_this_month: z
    .number()
    .int()
    .describe('Amount charged in this calendar month (UTC), in minor units (cents).'),
  auto_recharge_last_attempt: z
    .object({
      at: z.iso.datetime().describe('When the attempt was made (ISO 8601).'),
      outcome: z
        .enum(['open', 'paid', 'refused', 'unreachable', 'monthly_cap'])
        .describe('Result of the attempt; `open` until the payment provider reports it.'),
      detail: z
        .enum(declines)
        .nullable()
        .describe(
          "Why the card wasn't charged, if the outcome is `refused`; null otherwise. `card_declined` covers every other reason.",
        ),
    })
    .nullable()
    .describe('Last attempt to buy a pack; null if there was none.'),
  /** Earliest time of the next charge; null: as soon as the balance falls below the threshold. */
  auto_recharge_next_attempt: z.iso
    .datetime()
    .nullable()
    .describe(
      'Earliest time of the next attempt (ISO 8601); null if it is made as soon as the balance falls below the threshold.',
    ),
  /** After too many refusals in a row nothing is charged until a card is saved or the settings change. */
  auto_recharge_paused: z
    .boolean()
    .describe(
      'Whether auto-recharge is paused after repeated declines, until the card or the settings change.',
    ),
})
export type AutoRechargeInfo = z.infer<typeof autoRechargeInfo>

export const autoRechargeOff = z.object({ auto_recharge: z.literal(false).describe('Always false.') })
