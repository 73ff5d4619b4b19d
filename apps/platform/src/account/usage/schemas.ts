import { z } from 'zod'

import { day } from '../../kernel/http/day.ts'

/** Most days that are grouped by hour. */
export const mostDaysByHour = 7

/** Filters and groups of usage. Days are in UTC, both included. */
export const usageQuery = z.object({
  from: day.optional().describe('First day: YYYY-MM-DD in UTC.'),
  to: day.optional().describe('Last day, included: YYYY-MM-DD in UTC.'),
  group_by: z
    .string()
    .regex(
      /^((day|hour|model|key)(,(day|hour|model|key)){0,3})?$/,
      'Give a comma-separated list of day, hour, model, and key.',
    )
    .default('day,model,key')
    .describe(
      `Comma-separated list of \`day\`, \`hour\`, \`model\`, and \`key\`; empty for totals only. \`hour\` requires \`from\` and a period of at most ${mostDaysByHour} days.`,
    ),
  key_id: z.string().max(64).optional().describe('ID or last four characters of one of your keys.'),
  format: z
    .enum(['json', 'csv'])
    .optional()
    .describe('Format of the response; takes precedence over the Accept header.'),
})

const usageRow = z.object({
  date: z.string().nullable().describe('Day as YYYY-MM-DD in UTC; null when not grouped by day.'),
  hour: z
    .number()
    .int()
    .min(0)
    .max(23)
    .nullable()
    .describe('Hour of the day in UTC; null when not grouped by hour.'),
  product: z.string().nullable().describe('Name of the product.'),
  model: z.string().nullable().describe('ID of the model; null when not grouped by model.'),
  key_id: z.string().nullable().describe('ID of the key; null when not grouped by key.'),
  key_name: z.string().nullable().describe('Name of the key.'),
  key_tail: z.string().nullable().describe('Last four characters of the key.'),
  tokens: z.number().int().describe('Tokens charged.'),
  paid_tokens: z.number().int().describe('Paid tokens among them; the others were free.'),
  requests: z.number().int().describe('Number of charges; a bulk job has one per batch.'),
})

export const usageResponse = z.object({
  rows: z
    .array(usageRow)
    .describe('Usage by the requested groups, sorted by day (oldest first), product, model, and key.'),
  total_tokens: z.number().int().describe('Tokens in all rows.'),
  total_paid_tokens: z.number().int().describe('Paid tokens in all rows.'),
  total_requests: z.number().int().describe('Charges in all rows.'),
})

export type UsageRow = z.infer<typeof usageRow>
export type Usage = z.infer<typeof usageResponse>
