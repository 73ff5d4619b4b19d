/** Requests to the segmenter per minute without a key, with one, and with a premium key (public API, November 2025). */
export const segmentRates = { anonymous: 20, key: 200, premium: 1000 } as const
