import { createContext } from 'react'

/** How the app changes the page without loading a document. Null where links are plain links. */
export const NavigateContext = createContext<((href: string) => void) | null>(null)
