import { z } from 'zod'

const count = z.number().int().min(0)
const reported = z.union([
  z
    .looseObject({ usage: z.looseObject({ total_tokens: count }) })
    .transform(({ usage }) => usage.total_tokens),
  z.looseObject({ usage: z.looseObject({ tokens: count }) }).transform(({ usage }) => usage.tokens),
  z
    .looseObject({ meta: z.looseObject({ usage: z.looseObject({ tokens: count }) }) })
    .transform(({ meta }) => meta.usage.tokens),
])

/** Returns the tokens that a JSON response or an event reports as used; undefined if it reports none. */
export function reportedUsage(text: string): number | undefined {
  try {
    return reported.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
