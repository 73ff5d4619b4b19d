import type { SocialProvider } from '@search-foundation/auth/types'

/** Names that are the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', github: 'GitHub' }
