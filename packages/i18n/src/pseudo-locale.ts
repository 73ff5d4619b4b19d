const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ɱ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/** Placeholders, nesting and tags stay as they are. */
const untouched = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/

/** Adds accents to a word, and repeats letters until it is 40 % longer. */
function pseudoWord(word: string): string {
  const added = Math.ceil(word.length * 0.4)
  return [...word]
    .map((letter, index) => {
      const copies =
        Math.floor(((index + 1) * added) / word.length) - Math.floor((index * added) / word.length)
      return (accents[letter] ?? letter).repeat(1 + copies)
    })
    .join('')
}

/**
 * Makes the words of a message 40 % longer, with accents, and puts it in brackets, so that untranslated and clipped text shows.
 * Lines break where those of other languages do: spaces stay as they are.
 */
export function pseudoText(message: string): string {
  const words = message
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]+/gi, pseudoWord)))
  return `[${words.join('')}]`
}

/** A message file, every text of it made pseudo. */
export function pseudoMessages<Messages>(messages: Messages): Messages {
  if (typeof messages === 'string') return pseudoText(messages) as Messages
  if (messages === null || typeof messages !== 'object') return messages
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, pseudoMessages(value)]),
  ) as Messages
}
