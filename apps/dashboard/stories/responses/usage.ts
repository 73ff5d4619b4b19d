import type { TotalConsumption } from '@search-foundation/api-client'
import type { Usage } from '@search-foundation/api-client/account'

import { isoDay } from './days.ts'

export const consumption: TotalConsumption = {
  total_tokens: 1_587_270,
  since: isoDay(40),
  /** Computed when it is read, as the days are chosen when a story is shown: a run may cross midnight. */
  get by_day() {
    return Array.from({ length: 40 }, (_, index) => [
      {
        date: isoDay(39 - index),
        product_name: 'embedding',
        model_name: 'jina-embeddings-v3',
        tokens: 21_000 + 900 * (index % 7),
        paid_tokens: 14_000,
      },
      {
        date: isoDay(39 - index),
        product_name: 'reader',
        model_name: 'reader',
        tokens: 9000 + 400 * (index % 5),
        paid_tokens: 6000,
      },
    ]).flat()
  },
}

/** The same usage, as the account's call returns it. */
export const accountUsage: Usage = {
  total_tokens: consumption.total_tokens,
  total_paid_tokens: 800_000,
  total_requests: 3200,
  get rows() {
    return consumption.by_day.map(({ date, product_name, model_name, tokens, paid_tokens }) => ({
      date,
      hour: null,
      product: product_name,
      model: model_name,
      key_id: null,
      key_name: null,
      key_tail: null,
      tokens,
      paid_tokens,
      requests: 40,
    }))
  },
}
