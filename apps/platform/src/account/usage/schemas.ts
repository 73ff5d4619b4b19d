import { z } from 'zod'

import { day } from '../../kernel/http/day.ts'

/** Filters and groups of usage. Days are in UTC, both included. */
export const usageQuery = z.object({
  from: day.optional().describe('First day: YYYY-MM-DD in UTC.'),
  to: day.optional().describe('Last day, included: YYYY-MM-DD in UTC.'),
  group_by: z
    .string()
    .regex(
      /^((day|hour|model|key)(,(day|hour|model|key)){0,3})?$/,
      'group_by is a comma-separated list of day, hour, model and key.',
    )
    .default('day,model,key')
    .describe(
      'Comma-separated list of day, hour, model and key; empty for the totals only. By hour for at most 7 days, with `from`.',
    ),
  key_id: z.string().max(64).optional().describe('Id or last four characters of one of the keys'),
  format: z.enum(['json', 'csv']).optional().describe('Takes precedence over the Accept header'),
})

/** Most days that are grouped by hour. */
export const mostDaysByHour = 7

const usageRow = z.object({
  date: z.string().nullable().describe('YYYY-MM-DD in UTC; null when not grouped by day'),
  hour: z
    .number()
    .int()
    .min(0)
    .max(23)
    .nullable()
    .describe('Hour of the day in UTC; null when not grouped by hour'),
  product: z.string().nullable().describe('Name of the product.'),
  model: z.string().nullable().describe('Together with the product; null when not grouped by model'),
  key_id: z.string().nullable().describe('Null when not grouped by key'),
  key_name: z.string().nullable().describe('Name of the key.'),
  key_tail: z.string().nullable().describe('Last four characters of the key.'),
  tokens: z.number().int().describe('Tokens that were charged.'),
  paid_tokens: z.number().int().describe('Those of them that were bought; the others were free.'),
  requests: z.number().int().describe('Charges; a bulk job has one per batch'),
})

export const usageResponse = z.object({
  rows: z
    .array(usageRow)
    .describe(
      'Usage by the groups asked for, in the order of days (oldest first), products, models and keys.',
    ),
  total_tokens: z.number().int().describe('Tokens of all rows.'),
  total_paid_tokens: z.number().int().describe('Bought tokens of all rows.'),
  total_requests: z.number().int().describe('Charges of all rows.'),
})

export type UsageRow = z.infer<typeof usageRow>
export type Usage = z.infer<typeof usageResponse>
