/** Marks, and characters without a shape of their own: some turn the direction of what follows, and any number of them can be in a name. */
const shapeless = /[\p{Cc}\p{Cf}\p{M}]/gu

/** Two regional indicators are one flag. */
const letter = /\p{RI}{2}|./su

/** Returns the first letters of the first two words of a name; of an address, of the parts of its local name. */
export function initials(name: string): string {
  const words = name
    .replace(shapeless, '')
    .trim()
    .split(/[\s@.]+/, 2)
  return words
    .map((word) => letter.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
