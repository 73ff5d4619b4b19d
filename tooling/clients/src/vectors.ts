/** Cosine of two vectors: 1 for the same direction. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  const dot = a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  return dot / (Math.hypot(...a) * Math.hypot(...b))
}
