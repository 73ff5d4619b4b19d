import type { ServiceStatus } from '@search-foundation/api-client'

/** A quiet product, one with bad days, one that is down, and one that was not measured. Its days are fixed: their labels are in pictures. */
export const serviceStatus: ServiceStatus = {
  from: '2026-08-28',
  to: '2026-11-25',
  products: (
    [
      ['embedding', 'up', 1],
      ['reader', 'up', 0.994],
      ['reranker', 'down', 0.9998],
      ['tokenizer', 'unknown', null],
    ] as const
  ).map(([product, state, availability]) => ({
    product,
    state,
    availability,
    p50_ms: availability === null ? null : 11,
    p95_ms: availability === null ? null : 76,
    days:
      availability === null
        ? []
        : Array.from({ length: 60 }, (_, index) => ({
            date: new Date(Date.UTC(2026, 8, 27 + index)).toISOString().slice(0, 10),
            availability:
              product === 'embedding' ? 1 : (({ 20: 0.4, 41: 0.95 } as Record<number, number>)[index] ?? 1),
            down_seconds: 0,
            error_rate: 0,
            p50_ms: 11,
            p95_ms: 76,
          })),
  })),
  incidents: [],
}
