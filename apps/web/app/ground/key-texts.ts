import type { KeyTexts } from './written-text.ts'

/** Returns what the slots of the key in samples show for a key, by name. `markKeys` makes them. */
export const keyTexts = (key: string): KeyTexts => ({
  'key:bare': key,
  'key:single': `'${key}'`,
  'key:double': `"${key}"`,
})
