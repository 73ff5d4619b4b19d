/** Parses a date such as 2026-11-25 and returns its timestamp. */
export function parseDate(text: string): number {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return Date.UTC(year, month - 1, day)
}

/** Calls a function again after an error, with growing waits between attempts. */
export async function retry<T>(work: () => Promise<T>, attempts: number): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt))
    }
}

/** Splits a list into chunks of a size. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size))
  return chunks
}

/** Escapes text for HTML, so that it contains no tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Removes duplicates from a list and keeps the first of each. */
export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}

/** Compresses bytes with gzip. */
export async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
