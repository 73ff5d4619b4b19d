import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { useAppSelector } from '@search-foundation/store/hooks'

/** The key in use; its info is read as soon as there is one. */
export function useApiKey(): string | null {
  const apiKey = useAppSelector(({ embedding }) => embedding.apiKey)
  useKeyInfoQuery(apiKey ?? '', { skip: apiKey === null })
  return apiKey
}
