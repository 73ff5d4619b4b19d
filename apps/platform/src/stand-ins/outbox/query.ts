import { z } from 'zod'

import { mailKinds } from '../../records/mails.ts'

/** Longest wait for a mail that has not been sent yet, in seconds. */
const maxWaitSeconds = 20

const filters = {
  kind: z.enum(mailKinds).optional(),
  to: z.string().max(320).optional(),
  text: z.string().max(200).optional(),
  before: z.string().max(100).optional(),
}

/** What the outbox page can be asked for. */
export const pageQuery = z.object(filters)

/** What `/outbox.json` can be asked for. */
export const jsonQuery = z
  .object({
    ...filters,
    since: z.iso.datetime({ offset: true }).optional(),
    wait: z.coerce.number().min(0).max(maxWaitSeconds).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
  })
  .refine(({ wait, since }) => wait === undefined || since !== undefined, {
    path: ['wait'],
    message: 'wait needs since: the time from which a mail counts.',
  })

export type PageQuery = z.infer<typeof pageQuery>
