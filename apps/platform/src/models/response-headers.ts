/** Headers that an answer of the main API can have, as the document describes them. */
export const engine = { 'x-engine': 'local or upstream: which engine gave the answer' }

/** The same with the limits of a key. */
export const limited = {
  ...engine,
  'x-ratelimit-limit-requests': 'Calls a minute of this key',
  'x-ratelimit-limit-tokens': 'Tokens a minute of this key',
  'x-ratelimit-reset-requests': 'Seconds until the oldest call leaves the minute',
  'x-ratelimit-reset-tokens': 'The same for its tokens',
  'x-ratelimit-remaining-requests': 'Calls left in this minute',
  'x-ratelimit-remaining-tokens': 'Tokens left in this minute',
}
