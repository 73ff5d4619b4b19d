/** Items of a list that an example shows; of a vector, that many numbers. */
const shownItems = 2
const shownNumbers = 3
const longestText = 160

/** Fields whose number depends on the machine or on the time of the recording, with what an example shows instead. */
const changingNumbers: readonly (readonly [name: RegExp, value: number])[] = [
  [/(?:_|^)(?:ms|p50|p95|p99)$|duration|latency/, 42],
  [/^(?:created|created_at|updated)$|time$/, 1_795_683_600],
  [/^(?:used|usedRequests|remaining|remaining_requests|uptime|seed|size|bytes)$/, 12],
]

/** Returns a function that makes a text the same in every recording: ids, days, keys and addresses of the recording's platform are replaced. */
function stableTexts(): (text: string) => string {
  const ids = new Map<string, string>()
  const idOf = (id: string) => {
    const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, known)
    return known
  }
  return (text) =>
    text
      .replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/g, '{{api}}')
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, idOf)
      .replaceAll(/\b[\da-f]{32,}\b/gi, (hex) => '0123456789abcdef'.repeat(8).slice(0, hex.length))
      .replaceAll(/\b((?:[a-z]+_)+)(?=[\w-]*\d)[\w-]{14,}/gi, '$10123456789abcdef')
      .replaceAll(/20[23]\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g, '2026-11-26T09:00:00.000Z')
      // Moments in milliseconds or seconds, and the last characters of keys.
      .replaceAll(/(?<![\d-])1[789]\d{8}(\d{3})?(?!\d)/g, (moment) =>
        moment.length > 10 ? '1795683600000' : '1795683600',
      )
      // Signatures of a bot check, and what a webhook's address has to send back.
      .replaceAll(/(\bresponse(?:\.[\w-]+){2}\.)[\w-]+/g, '$10123456789abcdef')
      .replaceAll(/("challenge\\?":\\?")[\w-]+/g, '$10123456789abcdef')
      .replaceAll(/…[\w-]{4}(?![\w-])/g, '…1a2b')
      .replaceAll(/\bwhsec_[\w+/=]+/g, 'whsec_0123456789abcdef')
      .replaceAll(new Date().toISOString().slice(0, 10), '2026-11-26')
}

/**
 * Returns what an example of the reference shows of a request or response: the same in every recording, long lists and texts cut. Vectors
 * have four digits.
 */
export function stableExample(value: unknown, stable = stableTexts(), name = ''): unknown {
  if (typeof value === 'string') {
    if (/_tail$|^tail$/.test(name)) return '1a2b'
    const text = stable(value)
    return text.length > longestText ? `${text.slice(0, longestText)}…` : text
  }
  if (typeof value === 'number') {
    const changing = changingNumbers.find(([pattern]) => pattern.test(name))
    if (changing !== undefined) return changing[1]
    return Number.isInteger(value) ? value : Number(value.toFixed(4))
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, typeof value[0] === 'number' ? shownNumbers : shownItems)
    return shown.map((item: unknown) => stableExample(item, stable, name))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [stable(key), stableExample(part, stable, key)]),
  )
}
