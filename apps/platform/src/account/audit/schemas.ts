import { z } from 'zod'

import { accountActions, actors } from '../../records/record-action.ts'

export const auditQuery = z.object({
  action: z.enum(accountActions).optional().describe('Only actions of this name.'),
  limit: z.coerce.number().int().min(1).max(1000).default(50).describe('Items per page.'),
  format: z
    .enum(['json', 'csv'])
    .optional()
    .describe('`csv` for a file with all actions that match the filter.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is not one that this API gave.')
    .optional()
    .describe('`next_cursor` of the page before; none for the first page.'),
})

export const auditResponse = z.object({
  records: z
    .array(
      z.object({
        id: z.number().int().describe('Number of the entry.'),
        at: z.iso.datetime().describe('ISO 8601.'),
        action: z.enum(accountActions).describe('What was done.'),
        actor: z
          .enum(actors)
          .describe(
            'Who did it: the signed-in `owner`, somebody with the text of the `key`, or the `system`.',
          ),
        subject: z.string().nullable().describe('Object of the action: most often the id of a key'),
        key_tail: z.string().nullable().describe('If the subject is a key'),
        detail: z.record(z.string(), z.unknown()).describe('What changed. Its fields depend on the action.'),
        ip: z.string().nullable().describe('Address of the client, if a request caused the action'),
      }),
    )
    .describe('The items of the page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export type AuditPage = z.infer<typeof auditResponse>
