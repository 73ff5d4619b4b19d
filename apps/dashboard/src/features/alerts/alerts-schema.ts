import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'

export const fault = messageKeys<['dashboard-alerts', 'common']>()

/** At most three different thresholds (specification §5). */
const maxThresholds = 3

/** Thresholds as they are typed become different numbers of tokens, the highest first. */
export const alertsSchema = (locale: string) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(fault('common:emailMissing')),
      v.email(fault('common:emailInvalid')),
    ),
    thresholds: v.pipe(
      v.array(v.string()),
      v.minLength(1, fault('thresholdsMissing')),
      v.check(
        (texts) => texts.every((text) => parseTokens(text, locale) !== undefined),
        fault('thresholdInvalid'),
      ),
      v.transform((texts) =>
        [...new Set(texts.map((text) => parseTokens(text, locale) ?? 0))].toSorted((a, b) => b - a),
      ),
      v.maxLength(maxThresholds, fault('thresholdsTooMany')),
    ),
  })

export type Alerts = v.InferOutput<ReturnType<typeof alertsSchema>>
