import { z } from 'zod'

import { accountActions } from '../../records/record-action.ts'

export const auditQuery = z.object({
  action: z.enum(accountActions).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is not one that this API gave.')
    .optional(),
})

export const auditResponse = z.object({
  records: z.array(
    z.object({
      id: z.number().int(),
      at: z.iso.datetime(),
      action: z.enum(accountActions),
      subject: z.string().nullable().describe('Object of the action: most often the id of a key'),
      key_tail: z.string().nullable().describe('If the subject is a key'),
      detail: z.record(z.string(), z.unknown()),
      ip: z.string().nullable().describe('Address of the client, if a request caused the action'),
    }),
  ),
  next_cursor: z.string().nullable(),
})

export type AuditPage = z.infer<typeof auditResponse>
