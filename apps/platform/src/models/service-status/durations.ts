/**
 * Durations are counted in buckets that grow by the square root of two from 1 ms on, so that the counts of several processes can be added
 * and a percentile is at most a fifth away from the exact one. The last bucket has every duration above 23 s.
 */
export const durationBuckets = 31

/** Returns the bucket of a duration in milliseconds. */
export const bucketOf = (milliseconds: number): number =>
  Math.min(durationBuckets - 1, Math.max(0, Math.ceil(2 * Math.log2(Math.max(1, milliseconds)))))

/** Returns the duration in milliseconds that a share (0 to 1) of the counted calls did not exceed; null without calls. */
export function percentile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let seen = 0
  const bucket = counts.findIndex((count) => (seen += count) >= total * share)
  // The middle of a bucket, on the scale on which the buckets are equally wide.
  return Math.max(1, Math.round(2 ** ((bucket - 0.5) / 2)))
}
