/** Form field of the bot check's response (specification §9). */
const botCheckField = 'cf-turnstile-response'

export interface BotCheck {
  /** The response that the bot-check widget gave; good for one call, so such a call is never repeated. */
  botCheck: string
}

/** What a call carries that was preceded by a bot check. */
export const botCheckForm = (response: string) => ({
  form: new URLSearchParams({ [botCheckField]: response }),
})
