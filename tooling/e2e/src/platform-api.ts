import { createClient, createTrialKey, getKeyInfo } from '@search-foundation/api-client'

const client = createClient({ emulate: true })

/** A passed bot check's response. */
async function botCheck(): Promise<string> {
  const answer = await fetch('http://localhost:8788/turnstile/v0/challenge', {
    method: 'POST',
    body: '{"sitekey":"1x00000000000000000000AA"}',
  })
  return ((await answer.json()) as { response: string }).response
}

/** A new trial key, made without a browser. */
export const newTrialKey = async (): Promise<string> =>
  (await createTrialKey(client, { botCheck: await botCheck() })).api_key

/** What a key holds, as the platform says. */
export const balanceOf = async (apiKey: string): Promise<number> =>
  (await getKeyInfo(client, apiKey)).wallet.total_balance
