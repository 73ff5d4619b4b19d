/** Field of the bot-check response in forms and JSON bodies (specification §9). */
export const botCheckField = 'cf-turnstile-response'

export interface BotCheck {
  /** The response that the bot-check widget returned. It is valid for one call, so such a call is never retried. */
  botCheck: string
}

/** The body of a call that needs a bot check. */
export const botCheckForm = (response: string) => ({
  form: new URLSearchParams({ [botCheckField]: response }),
  once: true,
})
