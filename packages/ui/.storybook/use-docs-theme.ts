import { useSyncExternalStore } from 'react'

/** Returns the theme of the docs page around a story that is shown in a frame. Storybook gives such stories no globals. */
export function useDocsTheme(): string | undefined {
  const page = window.frameElement?.closest('#storybook-docs')?.ownerDocument.documentElement
  return useSyncExternalStore(
    (notify) => {
      const observer = new MutationObserver(notify)
      if (page) observer.observe(page, { attributeFilter: ['data-theme'] })
      return () => observer.disconnect()
    },
    () => page?.dataset['theme'],
  )
}
