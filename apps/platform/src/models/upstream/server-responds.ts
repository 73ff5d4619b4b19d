import type { ModelServerConfig } from '../../kernel/config.ts'
import { companyFetch } from '../../kernel/outgoing/company-fetch.ts'

/** Whether a call of a model server that succeeds while it works does so within a time limit in milliseconds. */
export function serverResponds(
  { url, key }: Pick<ModelServerConfig, 'url' | 'key'>,
  path: string,
  limit: number,
): Promise<boolean> {
  const headers = key === '' ? {} : { authorization: `Bearer ${key}` }
  return companyFetch({ seconds: limit / 1000 })(`${url.replace(/\/$/, '')}${path}`, { headers }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )
}
