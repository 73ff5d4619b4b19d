import { createContext } from 'react'

/** How an app changes the page without loading a document; null where links are ordinary links. */
export const NavigateContext = createContext<((href: string) => void) | null>(null)
