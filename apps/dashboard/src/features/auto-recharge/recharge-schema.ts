import type { Product } from '@search-foundation/api-client'
import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'

const fault = messageKeys<['dashboard-auto-recharge', 'common']>()

/** Tokens, as people write them in a language. */
const threshold = (locale: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => parseTokens(text, locale)),
    v.number(fault('thresholdMissing')),
  )

/** The limit is entered in whole units of the currency and becomes minor units (cents). It must allow at least one pack. */
const monthlyCap = (leastPrice: number) =>
  v.pipe(
    v.nullable(v.number()),
    v.number(fault('capMissing')),
    v.transform((amount) => Math.round(amount * 100)),
    v.minValue(leastPrice, fault('capTooLow')),
  )

/** Settings that change while auto-recharge is on; `price` is that of the pack, in minor units. */
export const settingsSchema = (price: number, locale: string) =>
  v.object({ threshold: threshold(locale), monthlyCap: monthlyCap(price) })

/** What turns auto-recharge on: one of the packs on sale, and the settings. */
export const setupSchema = (packs: readonly Product[], locale: string) => {
  const priceOf = (priceId: string) => packs.find(({ price_id }) => price_id === priceId)?.price
  return v.pipe(
    v.object({
      priceId: v.pipe(v.nullable(v.string()), v.string(fault('packMissing'))),
      threshold: threshold(locale),
      monthlyCap: monthlyCap(1),
      email: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(fault('common:emailMissing')),
        v.email(fault('common:emailInvalid')),
      ),
    }),
    v.forward(
      v.check(({ priceId, monthlyCap: cap }) => cap >= (priceOf(priceId) ?? 0), fault('capTooLow')),
      ['monthlyCap'],
    ),
  )
}

export type Setup = v.InferOutput<ReturnType<typeof setupSchema>>
export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>
