import { createClient, createTrialKey, getKeyInfo } from '@search-foundation/api-client'
import { ports } from '@search-foundation/start/services'

const client = createClient({ emulate: true, baseUrl: `http://localhost:${ports.platform}` })

/** A passed bot check's response. */
async function botCheck(): Promise<string> {
  const response = await fetch(`http://localhost:${ports.standIns}/turnstile/v0/challenge`, {
    method: 'POST',
    body: '{"sitekey":"1x00000000000000000000AA"}',
  })
  return ((await response.json()) as { response: string }).response
}

/** A new trial key, made without a browser. */
export const newTrialKey = async (): Promise<string> =>
  (await createTrialKey(client, { botCheck: await botCheck() })).api_key

/** Returns the balance of a key, from the platform's API. */
export const balanceOf = async (apiKey: string): Promise<number> =>
  (await getKeyInfo(client, apiKey)).wallet.total_balance
