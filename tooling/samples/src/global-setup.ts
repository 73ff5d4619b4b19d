import { startContractPlatform } from '@search-foundation/contract/contract-platform'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running platform, and keys that can pay for samples and for the programs of the cookbook. */
    platform: { url: string; apiKey: string; cookbookKey: string }
  }
}

/** Starts one platform for all pages and creates two trial keys, so that neither uses up the other's rate limit. Returns a function that stops the platform. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const platform = await startContractPlatform()
  const { url } = platform
  const createKey = async (user: string) => {
    const body = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
    const headers = { authorization: `Bearer user:${user}` }
    const response = await fetch(`${url}/trial`, { method: 'POST', body, headers })
    return ((await response.json()) as { api_key: string }).api_key
  }
  project.provide('platform', {
    url,
    apiKey: await createKey('ada'),
    cookbookKey: await createKey('grace'),
  })
  return () => platform.close()
}
