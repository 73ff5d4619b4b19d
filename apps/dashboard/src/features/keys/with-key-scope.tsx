import type { ReactNode } from 'react'

import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { KeyGate, type KeyGateProps } from './key-gate.tsx'

export interface WithKeyScopeProps extends Pick<KeyGateProps, 'sample'> {
  children: ReactNode
}

/** Renders its children with the keys that the address is about, which they get by `useKeyScope`; without any key, how to get one. */
export const WithKeyScope = ({ children, ...gate }: WithKeyScopeProps) => (
  <KeyGate {...gate}>
    {({ scope }) => scope && <KeyScopeContext value={scope}>{children}</KeyScopeContext>}
  </KeyGate>
)
