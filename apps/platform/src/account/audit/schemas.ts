import { z } from 'zod'

import { accountActions, actors } from '../../records/record-action.ts'

export const auditQuery = z.object({
  action: z.enum(accountActions).optional().describe('Only actions with this name.'),
  limit: z.coerce.number().int().min(1).max(1000).default(50).describe('Items per page.'),
  format: z.enum(['json', 'csv']).optional().describe('`csv` returns a file with all matching actions.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is invalid. Use `next_cursor` from the previous page.')
    .optional()
    .describe('`next_cursor` from the previous page; omit it for the first page.'),
})

export const auditResponse = z.object({
  records: z
    .array(
      z.object({
        id: z.number().int().describe('Number of the entry.'),
        at: z.iso.datetime().describe('When it happened (ISO 8601).'),
        action: z.enum(accountActions).describe('What was done.'),
        actor: z
          .enum(actors)
          .describe('Who did it: the signed-in `owner`, someone using the `key`, or the `system` itself.'),
        subject: z.string().nullable().describe('What the action changed, usually the ID of a key.'),
        key_tail: z.string().nullable().describe('Last four characters of the key, if the subject is a key.'),
        detail: z.record(z.string(), z.unknown()).describe('What changed. Its fields depend on the action.'),
        ip: z.string().nullable().describe('IP address of the client, if a request caused the action.'),
      }),
    )
    .describe('Items on this page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export type AuditPage = z.infer<typeof auditResponse>
