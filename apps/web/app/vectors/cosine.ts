/** Cosine of the angle between two vectors of the same size; 0 where one has no length. */
export function cosine(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let dot = 0
  let leftSquares = 0
  let rightSquares = 0
  for (let index = 0; index < left.length; index++) {
    const a = left[index] ?? 0
    const b = right[index] ?? 0
    dot += a * b
    leftSquares += a * a
    rightSquares += b * b
  }
  const lengths = Math.sqrt(leftSquares * rightSquares)
  return lengths === 0 ? 0 : dot / lengths
}
