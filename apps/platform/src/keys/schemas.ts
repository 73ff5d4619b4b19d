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
  .refine((list) => new Set(list).size === list.length, 'A scope is listed twice.')
  .nullable()
const expiry = z.iso
  .datetime({ offset: true })
  .refine((text) => new Date(text).getUTCFullYear() <= 9999, 'Choose a time before the year 10000.')
  .nullable()
const botCheck = {
  'cf-turnstile-response': z.string().describe('Response of the bot check. It is valid for one call.'),
}

export const keysQuery = z.object({
  include_revoked: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Include revoked keys; false by default.'),
})
export const newKeyBody = z.strictObject({
  name: name.describe('Name of the key, 1 to 100 characters.'),
  scopes: scopeList.optional().describe('Scopes of the key; null or omitted for every product.'),
  expires_at: expiry.optional().describe("When the key expires (ISO 8601); null or omitted if it doesn't."),
  budget: budgetBody.nullable().optional().describe('Budget of the key; null or omitted for none.'),
  ...botCheck,
})
export const keyChange = z
  .strictObject({
    name: name.optional().describe('Name of the key, 1 to 100 characters.'),
    scopes: scopeList.optional().describe('Scopes of the key; null or omitted for every product.'),
    expires_at: expiry.optional().describe("When the key expires (ISO 8601); null or omitted if it doesn't."),
    budget: budgetBody.nullable().optional().describe('Budget of the key; null or omitted for none.'),
    stores_bodies: z
      .boolean()
      .optional()
      .describe('Whether the bodies of its calls are stored for a day; `false` deletes the stored ones.'),
  })
  .refine((change) => Object.keys(change).length > 0, 'Give at least one setting to change.')
export const rotationBody = z.strictObject({
  grace_seconds: z
    .literal(graceSeconds)
    .default(0)
    // The generator of the document takes only the first value of a literal.
    .meta({ enum: [...graceSeconds] })
    .describe('Seconds for which the previous secret still works; 0 by default.'),
  ...botCheck,
})

export const sessionKeyBody = z.strictObject({
  scopes: scopeList.optional().describe("Scopes of the session key; the key's scopes by default."),
})
/** A text that works for 15 minutes as its key does. */
export const sessionKey = z.object({
  api_key: z.string().describe('The session key. Send it as an API key.'),
  ends_at: z.string().describe('When the session key ends (ISO 8601).'),
})
export const linkBody = z.strictObject({
  api_key: z.string().min(1, 'An API key is missing.').max(200).describe('Secret of the key.'),
})

export const accountKey = z.object({
  id: z.string().describe("ID of the key. It doesn't change when the key is rotated."),
  name: z.string().nullable().describe('Name of the key; null for none.'),
  kind: z.enum(keyKinds).describe('Whether it was created with free tokens (`trial`) or without (`zero`).'),
  /** Prefix and last four characters. */
  masked: z.string().describe('Prefix and last four characters, such as `sf_zero_…a1B2`.'),
  created_at: z.string().describe('When it was created.'),
  last_used_at: z.string().nullable().describe('When it was last used; null if it never was.'),
  expires_at: z.string().nullable().describe("When it expires; null if it doesn't."),
  revoked_at: z.string().nullable().describe('When it was revoked; null if it is active.'),
  /** Products that the key may call; null allows every product. */
  scopes: z.array(z.enum(scopes)).nullable().describe('Scopes of the key; null for every product.'),
  wallet: z
    .object({
      trial_balance: z.number().int().describe('Free tokens. Calls use them before paid tokens.'),
      /** Until when trial tokens can be used; null for a key without. */
      trial_end: z
        .string()
        .nullable()
        .describe('When the free tokens expire (ISO 8601); null for a key without free tokens.'),
      regular_balance: z
        .number()
        .int()
        .describe("Paid tokens, bought or transferred from another key. They don't expire."),
      total_balance: z.number().int().describe('Tokens that the key can use now.'),
    })
    .describe('Balances in tokens, and when the free tokens expire.'),
  stores_bodies: z
    .boolean()
    .describe('Whether the bodies of its calls are stored for a day, encrypted, for its owner to read.'),
  crossed_alert: z
    .number()
    .int()
    .nullable()
    .describe(
      'The lowest threshold of a balance notification that the balance is below, in tokens; null for none.',
    ),
  auto_recharge_paused: z
    .boolean()
    .describe('Whether auto-recharge is paused because the card was declined several times in a row.'),
  /** Token limit per period; null without a limit. */
  budget: budget.nullable().describe('Budget of the key; null for none.'),
  /** End of the grace period in which the previous text works; null outside of one. */
  rotation: z
    .object({ previous_key_ends_at: z.string().describe('When the previous secret stops working.') })
    .nullable()
    .describe('Grace period of the previous secret; null outside of one.'),
})
export type AccountKey = z.infer<typeof accountKey>

export const accountKeysResponse = z.object({ keys: z.array(accountKey).describe('The keys, newest first.') })
/** A key with its text, which is shown only once. */
export const keyWithText = accountKey.extend({
  api_key: z.string().describe('The key. It is returned only once, so store it safely.'),
})
