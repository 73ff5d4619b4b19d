import { z } from 'zod'

/** Longest wait for a message that has not come yet, in seconds. */
const maxWaitSeconds = 20

const filters = {
  kind: z.string().max(100).optional(),
  to: z.string().max(320).optional(),
  text: z.string().max(200).optional(),
  before: z.string().max(100).optional(),
}

/** The query of the outbox page. */
export const pageQuery = z.object(filters)

/** The query of `/outbox.json`. */
export const jsonQuery = z
  .object({
    ...filters,
    since: z.iso.datetime({ offset: true }).optional(),
    wait: z.coerce.number().min(0).max(maxWaitSeconds).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
  })
  .refine(({ wait, since }) => wait === undefined || since !== undefined, {
    path: ['wait'],
    message: 'wait needs since: the time from which a message counts.',
  })

export type PageQuery = z.infer<typeof pageQuery>

/** The body of `POST /emails`, after the API of Resend. */
export const emailBody = z.object({
  from: z.string().max(320),
  to: z.string().max(320),
  subject: z.string().max(1000),
  text: z.string(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
})
