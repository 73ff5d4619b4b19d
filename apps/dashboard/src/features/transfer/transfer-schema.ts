import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'

export const fault = messageKeys<['dashboard-transfer', 'dashboard-keys']>()

/** Where the paid tokens of `sender` go. */
export const transferSchema = (sender: string) =>
  v.object({
    receiver: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(fault('receiverMissing')),
      v.check((key) => key !== sender, fault('receiverSame')),
    ),
    revoke: v.boolean(),
  })

export type TransferPlan = v.InferOutput<ReturnType<typeof transferSchema>>
