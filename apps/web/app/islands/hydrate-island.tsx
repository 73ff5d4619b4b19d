import { StrictMode, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'

import { islandElement, type IslandData } from './island-element.tsx'
import { readFields } from './visitor-fields.ts'

/**
 * Hydrates an island in one go: fields are read, React takes over the HTML and learns what was typed, checked and selected, all before the
 * browser can handle the next key.
 * @param onCrash is called when a component of the island throws; the island's element is empty then
 */
export function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType,
  data: IslandData<object>,
  onCrash: (error: unknown) => void,
): void {
  const report = (key: string) => console.error(`The island has no message "${key}".`)
  const giveFields = readFields(element)
  const root: Root = flushSync(() =>
    hydrateRoot(
      element,
      <StrictMode>{islandElement(Component, data, location.pathname, report)}</StrictMode>,
      {
        identifierPrefix: element.dataset['prefix'] ?? '',
        onUncaughtError(error) {
          // React may not unmount a root while it is rendering.
          queueMicrotask(() => {
            root.unmount()
            onCrash(error)
          })
        },
      },
    ),
  )
  giveFields()
}
