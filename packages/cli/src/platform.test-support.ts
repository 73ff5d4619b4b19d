import { startContractPlatform } from '@search-foundation/contract/contract-platform'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running platform, and keys for it. */
    platform: {
      url: string
      /** Keys with free tokens, one for each test that counts what it paid. */
      keys: { main: string; whole: string; interrupted: string; killed: string }
      /** A key without tokens. */
      emptyKey: string
    }
  }
}

/** Starts one platform for all test files and creates keys. Returns a function that stops it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const platform = await startContractPlatform()
  const create = async (path: string) => {
    const body = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
    const headers = { authorization: 'Bearer user:ada' }
    const response = await fetch(`${platform.url}${path}`, { method: 'POST', body, headers })
    return ((await response.json()) as { api_key: string }).api_key
  }
  project.provide('platform', {
    url: platform.url,
    keys: {
      main: await create('/trial'),
      whole: await create('/trial'),
      interrupted: await create('/trial'),
      killed: await create('/trial'),
    },
    emptyKey: await create('/empty'),
  })
  return () => platform.close()
}
