import { startContractPlatform } from '@search-foundation/contract/contract-platform'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running platform, and a key for it. */
    platform: {
      /** Address that replaces the default address of a client. */
      url: string
      /** Base address of the product API, with the version. */
      baseUrl: string
      apiKey: string
      /** Of the user whose key it is. */
      identityToken: string
    }
  }
}

const identityToken = 'user:ada'

/** Starts one platform for all test files and creates a key. Returns a function that stops it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const platform = await startContractPlatform()
  const body = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
  const response = await fetch(`${platform.url}/trial`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${identityToken}` },
  })
  const { api_key: apiKey } = (await response.json()) as { api_key: string }
  const { url } = platform
  project.provide('platform', { url, baseUrl: `${url}/v1`, apiKey, identityToken })
  return () => platform.close()
}
