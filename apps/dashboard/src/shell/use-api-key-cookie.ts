import { useAppSelector } from '@search-foundation/store/hooks'
import { writeApiKeyCookie } from '@search-foundation/store/preferences'
import { useEffect } from 'react'

/** Keeps the `apiKey` cookie in step with the key in use (specification §4). */
export function useApiKeyCookie(): void {
  const apiKey = useAppSelector(({ embedding }) => embedding.apiKey)
  useEffect(() => writeApiKeyCookie(document, apiKey, location.hostname), [apiKey])
}
