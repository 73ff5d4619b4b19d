/** Rate limits a minute by product and tier (public API facts, November 2025). */
export const limits = {
  /** Embeddings and reranking. */
  vectors: {
    standard: { requests: 500, tokens: 1_000_000 },
    premium: { requests: 2000, tokens: 5_000_000 },
  },
  /** Zero-shot classification. */
  classify: {
    standard: { requests: 200, tokens: 500_000 },
    premium: { requests: 1000, tokens: 3_000_000 },
  },
  /** Training, and classification with what was trained. */
  train: {
    standard: { requests: 20, tokens: 200_000 },
    premium: { requests: 60, tokens: 1_000_000 },
  },
  search: { standard: { requests: 100 }, premium: { requests: 1000 } },
  /** Bulk jobs started; the public API states no number. */
  bulk: { standard: { requests: 20 }, premium: { requests: 60 } },
  deepSearch: { standard: { requests: 50 }, premium: { requests: 500 } },
} as const
