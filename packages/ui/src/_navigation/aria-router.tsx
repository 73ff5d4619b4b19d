import { use, type ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'

import { NavigateContext } from './navigate-context.ts'

interface AriaRouterProps {
  /** Component of react-aria-components whose entries can be links. */
  children: ReactNode
}

/** Passes presses on links of react-aria-components to the app's router. Beside the components that need it: most pages have none of them. */
export function AriaRouter({ children }: AriaRouterProps) {
  const navigate = use(NavigateContext)
  return navigate === null ? children : <RouterProvider navigate={navigate}>{children}</RouterProvider>
}
