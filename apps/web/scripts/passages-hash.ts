import { createHash } from 'node:crypto'

/** Short hash of the passages, by which a test sees that the generated field belongs to them. */
export function passagesHash(passages: readonly { text: string }[]): string {
  const texts = passages.map(({ text }) => text).join('\n')
  return createHash('sha256').update(texts).digest('hex').slice(0, 16)
}
