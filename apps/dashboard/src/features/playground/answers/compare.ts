/** Returns the cosine of two vectors; 0 when one of them is all zeros. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  let product = 0
  let lengthA = 0
  let lengthB = 0
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    product += value * other
    lengthA += value * value
    lengthB += other * other
  }
  return lengthA === 0 || lengthB === 0 ? 0 : product / Math.sqrt(lengthA * lengthB)
}
