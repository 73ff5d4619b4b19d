import { z } from 'zod'

import { measuredProducts } from './products.ts'

const product = z.enum(measuredProducts)
const share = z.number().min(0).max(1).nullable()
const milliseconds = z.number().int().nullable()

export const incident = z.object({
  id: z.number().int().describe('Number of the incident.'),
  products: z.array(product).describe('The products that it concerns.'),
  cause: z
    .enum(['errors', 'unreachable'])
    .describe(
      '`errors`: calls or a model server failed. `unreachable`: no process of the platform could observe.',
    ),
  started_at: z.iso.datetime().describe('ISO 8601.'),
  ended_at: z.iso.datetime().nullable().describe('ISO 8601; null while it lasts.'),
})

/** Percentiles of the time from a request to the start of its response. */
const latency = {
  p50_ms: milliseconds.describe(
    'Half of the successful calls had the start of their response within this time, in milliseconds; null without calls.',
  ),
  p95_ms: milliseconds.describe('The same for 95 of 100 successful calls.'),
}

const day = z.object({
  date: z.iso.date().describe('Day in UTC.'),
  availability: share.describe(
    'Share of the observed time in which the product worked; null without observation.',
  ),
  down_seconds: z.number().int().min(0).describe('Seconds in which it did not work.'),
  error_rate: share.describe('Share of the calls with a status of 500 or more; null without calls.'),
  ...latency,
})

export const serviceStatus = z.object({
  from: z.iso.date().describe('First day of the period, in UTC.'),
  to: z.iso.date().describe('Last day of the period: today, in UTC.'),
  products: z
    .array(
      z.object({
        product: product.describe('Name of the product, as in the usage.'),
        state: z
          .enum(['up', 'down', 'unknown'])
          .describe('`down` during an incident, `unknown` before the first observation.'),
        availability: share.describe('Share of the observed time of the period in which it worked.'),
        ...latency,
        days: z.array(day).describe('Days with measurements, oldest first.'),
      }),
    )
    .describe('Every product.'),
  incidents: z.array(incident).describe('The 100 newest incidents of the period, newest first.'),
})
