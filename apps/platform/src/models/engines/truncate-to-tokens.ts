import { countTokens } from './tokenizer.ts'

/** Characters counted at a time; only the part that crosses the limit is searched more finely. */
const stride = 4096

/** The longest start of a text that is within a number of tokens, never half a surrogate pair; linear in the length kept. */
export function truncateToTokens(text: string, maxTokens: number): { text: string; tokens: number } {
  let end = 0
  let tokens = 0
  while (end < text.length) {
    const next = text.slice(end, end + stride)
    const more = countTokens(next)
    if (tokens + more > maxTokens) break
    tokens += more
    end += next.length
  }
  let low = 0
  let high = Math.min(stride, text.length - end)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (tokens + countTokens(text.slice(end, end + middle)) <= maxTokens) low = middle
    else high = middle - 1
  }
  const cut = end + low
  const half = /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) && cut < text.length
  const kept = text.slice(0, half ? cut - 1 : cut)
  return { text: kept, tokens: Math.min(maxTokens, countTokens(kept)) }
}
