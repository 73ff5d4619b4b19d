import { createContext, useContext, useEffect } from 'react'

/** Takes the name of the item that a page is about; undefined while it is unknown. The page of an item provides it. */
export const ItemTitleContext = createContext<(name: string | undefined) => void>(() => undefined)

/** Names the page and its document after an item, as soon as its name is known. Does nothing elsewhere, such as in a drawer. */
export function useItemTitle(name: string | undefined): void {
  const setName = useContext(ItemTitleContext)
  useEffect(() => {
    setName(name)
    return () => setName(undefined)
  }, [setName, name])
}
