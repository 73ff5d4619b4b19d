import { StrictMode, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { islandElement, type IslandData } from './island-element.tsx'
import { recordTextAreas, replayFields } from './replay-fields.ts'

/**
 * Hydrates an island. The promise resolves when React has taken over the HTML and knows what was typed, checked and selected before.
 * @param onCrash is called when a component of the island throws; the island's element is empty then
 */
export async function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType,
  data: IslandData<object>,
  onCrash: (error: unknown) => void,
): Promise<void> {
  const restoreTextAreas = recordTextAreas(element)
  await mountIsland(element, Component, data, onCrash)
  restoreTextAreas()
  replayFields(element)
}

function mountIsland(
  element: HTMLElement,
  Component: ComponentType,
  data: IslandData<object>,
  onCrash: (error: unknown) => void,
): Promise<void> {
  const report = (key: string) => console.error(`The island has no message "${key}".`)
  return new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      <StrictMode>
        <Mounted onMount={resolve}>{islandElement(Component, data, location.pathname, report)}</Mounted>
      </StrictMode>,
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
    )
  })
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount])
  return children
}
