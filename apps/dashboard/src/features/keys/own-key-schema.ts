import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'

export const fault = messageKeys<'dashboard-keys'>()

/** A key that the visitor already has. */
export const ownKeySchema = v.object({
  key: v.pipe(v.string(), v.trim(), v.nonEmpty(fault('useKey.missing'))),
})
