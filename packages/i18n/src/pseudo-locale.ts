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

/** Makes a message 40 % longer, accented and bracketed, so that untranslated and clipped text shows. */
export function pseudoText(message: string): string {
  const accented = message
    .split(untouched)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter),
    )
    .join('')
  return `[${accented}${'~'.repeat(Math.ceil(message.length * 0.4))}]`
}

/** A message file, every text of it made pseudo. */
export function pseudoMessages<Messages>(messages: Messages): Messages {
  if (typeof messages === 'string') return pseudoText(messages) as Messages
  if (messages === null || typeof messages !== 'object') return messages
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, pseudoMessages(value)]),
  ) as Messages
}
