import { embed, similarity } from './embedding.ts'
import { termsOf } from './terms.ts'

/** Term saturation and length normalisation of BM25, at their customary values. */
const saturation = 1.2
const lengthWeight = 0.75

/** Share of the score that shared parts of words decide, so that documents without a common word still have an order. */
const similarityShare = 0.2
const dimensionCount = 256

/**
 * Scores documents against a query, 0 (nothing in common) to 1. BM25 over the given documents, as a share of the most
 * that the query's terms could give, plus a smaller share of lexical similarity. Same input, same scores.
 */
export function relevance(query: string, documents: readonly string[]): number[] {
  const terms = [...new Set(termsOf(query))]
  const counts = documents.map((document) => {
    const found = new Map<string, number>()
    for (const term of termsOf(document)) found.set(term, (found.get(term) ?? 0) + 1)
    return found
  })
  const lengths = counts.map((found) => [...found.values()].reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length) || 1
  const weights = terms.map((term) => {
    const containing = counts.filter((found) => found.has(term)).length
    return Math.log(1 + (documents.length - containing + 0.5) / (containing + 0.5))
  })
  const most = weights.reduce((sum, weight) => sum + weight * (saturation + 1), 0) || 1
  const queryVector = embed(query, dimensionCount)
  return documents.map((document, index) => {
    const length = 1 - lengthWeight + lengthWeight * ((lengths[index] ?? 0) / average)
    const matched = terms.reduce((sum, term, at) => {
      const count = counts[index]?.get(term) ?? 0
      return sum + ((weights[at] ?? 0) * count * (saturation + 1)) / (count + saturation * length)
    }, 0)
    const close = Math.max(0, similarity(queryVector, embed(document, dimensionCount)))
    return Math.min(1, (1 - similarityShare) * (matched / most) + similarityShare * close)
  })
}
