import type { ReactNode } from 'react'

import { NavigateContext } from '../_navigation/navigate-context.ts'

export interface NavigationProviderProps {
  /** Called with the address of a link on this origin that was pressed without modifier keys. */
  navigate: (href: string) => void
  /** App. */
  children: ReactNode
}

/** Passes presses on links of the components below it to the app's router. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}
