import { z } from 'zod'

export const periods = ['day', 'month', 'total'] as const

const percent = z.number().int().min(1).max(100)

/** What is set. */
export const budgetBody = z
  .strictObject({
    /** Tokens that may be used in a period. */
    tokens: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    /** Days and months begin at midnight UTC; `total` never begins anew. */
    period: z.enum(periods).default('month'),
    /** Whether a use beyond it is refused. */
    hard_stop: z.boolean().default(true),
    /** Share of the tokens at which a mail is sent, once a period. */
    alert_percent: percent.nullable().default(null),
    /** Where the mail goes; to the user's own address when not given. */
    alert_email: z.email().max(320).nullable().default(null),
  })
  .refine(
    ({ hard_stop: stops, alert_percent: alerts }) => stops || alerts !== null,
    'This neither stops nor alerts: set hard_stop or alert_percent.',
  )
export type BudgetBody = z.infer<typeof budgetBody>

export const budget = z.object({
  tokens: z.number().int(),
  period: z.enum(periods),
  hard_stop: z.boolean(),
  alert_percent: percent.nullable(),
  alert_email: z.string().nullable(),
  /** Tokens of this period. More than `tokens` only without a hard stop, or where it was set when they were used already. */
  used_tokens: z.number().int(),
  /** When the next period begins; null for `total`. */
  resets_at: z.iso.datetime().nullable(),
})
export type Budget = z.infer<typeof budget>

export const spendLimitResponse = z.object({ spend_limit: budget.nullable() })
