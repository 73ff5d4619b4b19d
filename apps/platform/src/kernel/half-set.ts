import type { Environment } from './settings.ts'

/** Settings of each other company that are set together: without one of them, calls would reach it with a local secret, or not at all. */
const together = [
  ['STRIPE_API_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TURNSTILE_VERIFY_URL', 'TURNSTILE_SECRET_KEY'],
  ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM'],
  ['UPSTREAM_API_URL', 'UPSTREAM_API_KEY'],
  ['CHAT_SERVER_URL', 'CHAT_SERVER_MODEL'],
]

/** Further settings of a service, which are not used without its address. */
const additions = {
  UPSTREAM_API_URL: ['UPSTREAM_READER_URL', 'UPSTREAM_SEARCH_URL'],
  EMBEDDINGS_SERVER_URL: ['KIND', 'KEY', 'MODELS', 'PROMPTS', 'BATCH'].map(
    (part) => `EMBEDDINGS_SERVER_${part}`,
  ),
  CHAT_SERVER_URL: ['CHAT_SERVER_KEY'],
  RERANKER_SERVER_URL: ['KIND', 'KEY', 'MODELS', 'BATCH'].map((part) => `RERANKER_SERVER_${part}`),
}

/** Throws an Error that names what is missing when only a part of a company's settings is set. */
export function checkHalfSet(environment: Environment): void {
  const isSet = (name: string) => Boolean(environment[name])
  for (const [main, names] of Object.entries(additions)) {
    const given = names.filter(isSet)
    if (given.length > 0 && !isSet(main))
      throw new Error(`Set ${main} too, or remove ${given.join(' and ')}.`)
  }
  for (const names of together) {
    const missing = names.filter((name) => !isSet(name))
    if (missing.length === 0 || missing.length === names.length) continue
    const given = names.filter(isSet)
    throw new Error(`Set ${missing.join(' and ')} too, or remove ${given.join(' and ')}.`)
  }
}
