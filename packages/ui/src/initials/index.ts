/** Returns the first letters of the first two words of a name; of an address, of the parts of its local name. */
export function initials(name: string): string {
  const words = name.trim().split(/[\s@.]+/)
  const letters = words.length > 1 ? [words[0], words[1]] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
