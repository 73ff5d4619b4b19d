import { z } from 'zod'

import { declines } from '../../records/declines.ts'
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
  price_id: z.string().describe('`price_id` of the pack.'),
  success_url: z
    .url()
    .describe('Address to return to after the payment; `session_id` is added to its query.'),
  cancel_url: z.url().describe('Address to return to when the buyer cancels.'),
  email: z.email().describe('Address for receipts.'),
  metadata: z
    .object({
      auto_recharge: z
        .union([z.literal(true), z.literal('true')])
        .default(true)
        .describe('Always true.'),
      threshold: threshold.describe('Balance, in tokens, below which the pack is bought.'),
      currency: z
        .string()
        // Without the flag `i`, which JSON Schema lacks.
        .regex(/^[uU][sS][dD]$/, 'Packs are sold in USD.')
        .default('usd')
        .describe('Currency of the pack, such as `usd`.'),
      monthly_cap: cap
        .default(defaultMonthlyCap)
        .describe('Most money taken per calendar month (UTC), in minor units (cents); 200,000 by default.'),
    })
    .describe('Settings of the purchases.'),
})

export const settingsQuery = z.object({
  threshold: z.coerce.number().pipe(tokens).describe('Balance, in tokens, below which the pack is bought.'),
  monthly_cap: cap.optional().describe('Most money taken per calendar month (UTC), in minor units (cents).'),
})

/** Part of a key's info while auto-recharge is on. Money is in minor units (cents), the threshold in tokens. */
export const autoRechargeInfo = z.object({
  auto_recharge: z.literal(true).describe('Whether auto-recharge is on.'),
  auto_recharge_threshold: z.number().int().describe('Balance below which a pack is bought.'),
  auto_recharge_price_id: z.string().describe('Price id of the pack that is bought.'),
  auto_recharge_email: z.string().describe('Address for receipts.'),
  auto_recharge_card: z
    .object({
      brand: z.string().describe('Brand of the card, such as `visa`.'),
      last4: z.string().describe('Last four digits.'),
      exp_month: z.number().int().describe('Month in which it expires, 1 to 12.'),
      exp_year: z.number().int().describe('Year in which it expires, with four digits.'),
    })
    .describe('The card that pays.'),
  auto_recharge_monthly_cap: z.number().int().describe('Most money taken per calendar month (UTC).'),
  auto_recharge_taken_this_month: z.number().int().describe('Money taken in this calendar month (UTC).'),
  auto_recharge_last_attempt: z
    .object({
      at: z.iso.datetime().describe('When it was made (ISO 8601).'),
      outcome: z
        .enum(['open', 'paid', 'refused', 'unreachable', 'monthly_cap'])
        .describe('How it ended; `open` while the payment provider has not reported it.'),
      detail: z
        .enum(declines)
        .nullable()
        .describe(
          'Why the card was not charged, where the outcome is `refused`; null otherwise. `card_declined` stands for every reason that is not named.',
        ),
    })
    .nullable()
    .describe('Newest attempt to buy a pack. `detail` is the reason of a failure.'),
  /** Earliest time of the next charge; null: as soon as the balance falls below the threshold. */
  auto_recharge_next_attempt: z.iso
    .datetime()
    .nullable()
    .describe(
      'Earliest time of the next attempt (ISO 8601); null: as soon as the balance falls below the threshold.',
    ),
  /** After too many refusals in a row nothing is charged until a card is saved or the settings change. */
  auto_recharge_paused: z
    .boolean()
    .describe('Whether it waits, after refusals in a row, until the card or the settings change.'),
})
export type AutoRechargeInfo = z.infer<typeof autoRechargeInfo>

export const autoRechargeOff = z.object({ auto_recharge: z.literal(false).describe('Always false.') })
