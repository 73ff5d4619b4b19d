import { writeApiKeyCookie } from '@search-foundation/store/api-key-cookie'
import { useAppSelector } from '@search-foundation/store/hooks'
import { useEffect } from 'react'

/** Keeps the `apiKey` cookie in step with the key in use (specification §4). */
export function useApiKeyCookie(): void {
  const apiKey = useAppSelector(({ embedding }) => embedding.apiKey)
  useEffect(() => writeApiKeyCookie(document, apiKey, location.hostname), [apiKey])
}
