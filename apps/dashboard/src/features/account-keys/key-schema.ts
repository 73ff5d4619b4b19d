import type { KeyScope } from '@search-foundation/api-client/account'
import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { budgetSchema } from './budget-schema.ts'

const fault = messageKeys<'dashboard-account-keys'>()

/** Every scope, in the order of the list. */
export const keyScopes = [
  'embeddings',
  'rerank',
  'reader',
  'search',
  'deep_search',
  'classify',
  'train',
  'segment',
  'bulk',
  'billing',
] as const satisfies readonly KeyScope[]

/** Days after which a key can expire. */
export const expiryDays = ['7', '30', '90', '365'] as const

/** `unchanged` leaves the expiry of a key as it is. */
const expiryChoices = ['unchanged', 'never', ...expiryDays] as const
type ExpiryChoice = (typeof expiryChoices)[number]

const fields = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(fault('settings.nameMissing')),
    v.maxLength(100, fault('settings.nameTooLong')),
  ),
  /** None allows every product. */
  scopes: v.array(v.picklist(keyScopes)),
  expiry: v.picklist(expiryChoices),
})

export type KeyForm = v.InferInput<typeof fields>

/** A new key, and whether it becomes the key in use of this browser. */
export const newKeySchema = v.intersect([fields, v.object({ isUsedHere: v.boolean() })])

/** Settings of a key, with its token limit, and whether it stores the bodies of its calls. */
export const keySettingsSchema = (locale: string) =>
  v.intersect([fields, budgetSchema(locale), v.object({ storesBodies: v.boolean() })])

const dayMilliseconds = 86_400_000

/** What the service stores of the fields. */
export const toKeySettings = (
  { name, scopes, expiry }: { name: string; scopes: KeyScope[]; expiry: ExpiryChoice },
  now: Date,
): { name: string; scopes: KeyScope[] | null; expires_at?: string | null } => ({
  name,
  scopes: scopes.length === 0 ? null : scopes,
  ...(expiry !== 'unchanged' && {
    expires_at:
      expiry === 'never' ? null : new Date(now.getTime() + Number(expiry) * dayMilliseconds).toISOString(),
  }),
})
