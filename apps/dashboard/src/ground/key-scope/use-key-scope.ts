import { createContext, useContext } from 'react'

import type { KeyScope } from './key-scope.ts'

export const KeyScopeContext = createContext<KeyScope | null>(null)

/** Whose tokens to show. Throws outside of a boundary that provides a scope: `WithKeyScope` or `ApiKeyBoundary`. */
export function useKeyScope(): KeyScope {
  const scope = useContext(KeyScopeContext)
  if (scope === null) throw new Error('WithKeyScope is missing above this component.')
  return scope
}
