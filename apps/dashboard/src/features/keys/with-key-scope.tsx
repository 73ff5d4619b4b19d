import type { ReactNode } from 'react'

import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { KeyGate } from './key-gate.tsx'

/** Renders its children with the keys that the address is about, which they get by `useKeyScope`; without any key, how to get one. */
export const WithKeyScope = ({ children }: { children: ReactNode }) => (
  <KeyGate>{({ scope }) => scope && <KeyScopeContext value={scope}>{children}</KeyScopeContext>}</KeyGate>
)
