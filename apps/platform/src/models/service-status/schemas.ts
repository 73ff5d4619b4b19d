import { z } from 'zod'

import { measuredProducts } from './products.ts'

const product = z.enum(measuredProducts)
const share = z.number().min(0).max(1).nullable()
const milliseconds = z.number().int().nullable()

export const incident = z.object({
  id: z.number().int().describe('Number of the incident.'),
  products: z.array(product).describe('Affected products.'),
  cause: z
    .enum(['errors', 'unreachable'])
    .describe('`errors`: calls or a model server failed. `unreachable`: the platform could not measure.'),
  started_at: z.iso.datetime().describe('When it started (ISO 8601).'),
  ended_at: z.iso.datetime().nullable().describe('When it ended (ISO 8601); null while it is ongoing.'),
})

/** Percentiles of the time from a request to the start of its response. */
const latency = {
  p50_ms: milliseconds.describe(
    'Median time until the response of a successful call started, in milliseconds; null without calls.',
  ),
  p95_ms: milliseconds.describe('95th percentile of that time, in milliseconds; null without calls.'),
}

const day = z.object({
  date: z.iso.date().describe('Day in UTC.'),
  availability: share.describe(
    'Share of the measured time (0 to 1) in which the product worked; null without measurements.',
  ),
  down_seconds: z.number().int().min(0).describe("Seconds in which it didn't work."),
  error_rate: share.describe('Share of calls (0 to 1) with a status of 500 or more; null without calls.'),
  ...latency,
})

export const serviceStatus = z.object({
  from: z.iso.date().describe('First day of the period, in UTC.'),
  to: z.iso.date().describe('Last day of the period: today, in UTC.'),
  products: z
    .array(
      z.object({
        product: product.describe('Name of the product, as in usage.'),
        state: z
          .enum(['up', 'down', 'unknown'])
          .describe('`down` during an incident, `unknown` before the first measurement.'),
        availability: share.describe(
          'Share of the measured time in the period (0 to 1) in which it worked; null without measurements.',
        ),
        ...latency,
        days: z.array(day).describe('Days with measurements, oldest first.'),
      }),
    )
    .describe('Every product.'),
  incidents: z.array(incident).describe('The 100 newest incidents in the period, newest first.'),
})
