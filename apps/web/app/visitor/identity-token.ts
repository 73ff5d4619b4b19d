import type { Auth } from '@search-foundation/auth/auth'
import { readStoredUser } from '@search-foundation/store/preferences'

import { config } from '../ground/config.ts'
import { storage } from './browser-storage.ts'

let opening: Promise<Auth> | undefined

async function open(): Promise<Auth> {
  const { createAuth } = await import('@search-foundation/auth/auth')
  const { projectId, identityApiKey: apiKey, identityUrl } = config
  return createAuth({ projectId, apiKey, identityUrl })
}

/**
 * Returns the identity token of a visitor who has signed in on the dashboard; null for all others, for whom no code of the identity provider
 * is loaded. With `refresh`, it is a new one. Throws `AuthError`.
 */
export async function identityToken(refresh?: boolean): Promise<string | null> {
  if (readStoredUser(storage) === null) return null
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return (await opening).identityToken(refresh)
}
