import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'

export const fault = messageKeys<['dashboard-bulk', 'common']>()

export const fileTypes = ['.csv', '.jsonl', '.ndjson', '.txt'] as const

/** Largest file that the service accepts in parts, in bytes. */
export const maxBytes = 100_000_000

/** A new bulk job. What is in the file is checked in `read-bulk-file.ts`. */
export const bulkSchema = v.object({
  file: v.pipe(
    v.nullable(v.file()),
    v.check((file) => file !== null, fault('file.missing')),
    v.check(
      (file) => file === null || fileTypes.some((type) => file.name.toLowerCase().endsWith(type)),
      fault('file.unknownType'),
    ),
    v.check((file) => file === null || file.size <= maxBytes, fault('file.tooLarge')),
  ),
  model: v.string(),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(fault('common:emailMissing')),
    v.email(fault('common:emailInvalid')),
  ),
})
