import { z } from 'zod'

import { keyKinds } from '../kernel/key-text.ts'
import { budget, budgetBody } from '../ledger/budget-schemas.ts'
import { scopes } from './scopes.ts'

/** Seconds for which the previous text may work after a rotation: none, 15 minutes, one hour, one day. */
export const graceSeconds = [0, 900, 3600, 86_400] as const

const name = z.string().trim().min(1, 'Give the key a name.').max(100)
const scopeList = z
  .array(z.enum(scopes))
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'A scope stands here twice.')
  .nullable()
const expiry = z.iso
  .datetime({ offset: true })
  .refine((text) => new Date(text).getUTCFullYear() <= 9999, 'Choose a time before the year 10000.')
  .nullable()
const botCheck = { 'cf-turnstile-response': z.string().describe('Response of the bot check') }

export const keysQuery = z.object({ include_revoked: z.enum(['true', 'false']).default('false') })
export const newKeyBody = z.strictObject({
  name,
  scopes: scopeList.optional(),
  expires_at: expiry.optional(),
  budget: budgetBody.nullable().optional(),
  ...botCheck,
})
export const keyChange = z
  .strictObject({
    name: name.optional(),
    scopes: scopeList.optional(),
    expires_at: expiry.optional(),
    budget: budgetBody.nullable().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Say what to change.')
export const rotationBody = z.strictObject({
  grace_seconds: z
    .literal(graceSeconds)
    .default(0)
    // The generator of the document takes only the first value of a literal.
    .meta({ enum: [...graceSeconds] }),
  ...botCheck,
})

export const sessionKeyBody = z.strictObject({ scopes: scopeList.optional() })
/** A text that works for 15 minutes as its key does. */
export const sessionKey = z.object({ api_key: z.string(), ends_at: z.string() })
export const linkBody = z.strictObject({ api_key: z.string().min(1, 'An API key is missing.').max(200) })

export const accountKey = z.object({
  id: z.string(),
  name: z.string().nullable(),
  kind: z.enum(keyKinds),
  /** Prefix and last four characters. */
  masked: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  /** Products that the key may call; null allows every product. */
  scopes: z.array(z.enum(scopes)).nullable(),
  wallet: z.object({
    trial_balance: z.number().int(),
    /** Until when trial tokens can be used; null for a key without. */
    trial_end: z.string().nullable(),
    regular_balance: z.number().int(),
    total_balance: z.number().int(),
  }),
  /** Token limit per period; null without a limit. */
  budget: budget.nullable(),
  /** End of the grace period in which the previous text works; null outside of one. */
  rotation: z.object({ previous_key_ends_at: z.string() }).nullable(),
})
export type AccountKey = z.infer<typeof accountKey>

export const accountKeysResponse = z.object({ keys: z.array(accountKey) })
/** A key with its text, which is shown only once. */
export const keyWithText = accountKey.extend({ api_key: z.string() })
