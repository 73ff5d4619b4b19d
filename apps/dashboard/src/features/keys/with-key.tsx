import type { ReactNode } from 'react'

import { ApiKeyBoundary } from '../../ground/api-key/api-key.tsx'
import { NoKey } from './no-key.tsx'

/** Renders its children, which get the key by `useApiKey`; without a key in this browser, how to get one. */
export function WithKey({ children }: { children: ReactNode }) {
  return <ApiKeyBoundary fallback={<NoKey />}>{children}</ApiKeyBoundary>
}
