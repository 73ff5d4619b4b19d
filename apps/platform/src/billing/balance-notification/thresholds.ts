import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'

/** At most three thresholds (specification §9). */
export const maxThresholds = 3

const balance = z.coerce.number().int().min(1).max(1_000_000_000_000)

/** Parses thresholds in tokens: numbers, also as text. Returns them without duplicates, highest first. Throws 400 with the message of specification §8. */
export function readThresholds(value: unknown): number[] {
  const parsed = z.array(balance).safeParse(value)
  const different = parsed.success ? [...new Set(parsed.data)] : []
  if (!parsed.success || different.length > maxThresholds)
    throw new ApiFailure(400, 'Invalid thresholds: Must be array with max 3 values')
  return different.toSorted((a, b) => b - a)
}
