import { startContractPlatform } from '@search-foundation/contract/contract-platform'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running platform, and a key that can pay for samples. */
    platform: { url: string; apiKey: string }
  }
}

/** Starts one platform for all pages and creates a trial key. Returns a function that stops the platform. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const platform = await startContractPlatform()
  const { url } = platform
  const body = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
  const headers = { authorization: 'Bearer user:ada' }
  const response = await fetch(`${url}/trial`, { method: 'POST', body, headers })
  const { api_key: apiKey } = (await response.json()) as { api_key: string }
  project.provide('platform', { url, apiKey })
  return () => platform.close()
}
