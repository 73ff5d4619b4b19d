/** Response headers of the main API with their descriptions for the document. */
export const engine = { 'x-engine': 'local or upstream: the engine that computed the response' }

/** The same with the rate limits of a key. */
export const limited = {
  ...engine,
  'x-ratelimit-limit-requests': 'Calls per minute of this key',
  'x-ratelimit-limit-tokens': 'Tokens per minute of this key',
  'x-ratelimit-reset-requests': 'Seconds until the oldest call leaves the window',
  'x-ratelimit-reset-tokens': 'Seconds until its tokens leave the window',
  'x-ratelimit-remaining-requests': 'Calls left in this minute',
  'x-ratelimit-remaining-tokens': 'Tokens left in this minute',
}
