/** Field of the bot-check response in forms and JSON bodies. */
export const botCheckField = 'cf-turnstile-response'

/** Proof that a person makes the call. */
export interface BotCheck {
  /** The response that the bot-check widget returned. It is valid for one call, so such a call is never retried. */
  botCheck: string
}

/** The body of a call that needs a bot check. */
export const botCheckForm = (response: string) => ({
  body: new URLSearchParams({ [botCheckField]: response }),
  // The service accepts a response once. A 401 is sent before it is used.
  maxRetries: 0,
})
