import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import * as events from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

type Context = DocsContainerProps['context']

/** The fonts of the design system (`fonts.css`) in place of Storybook's own. */
const fonts = {
  fontBase: "'Geist Variable', sans-serif",
  fontCode: "'Geist Mono Variable', monospace",
}

/** Frame of every docs page, in the theme that the toolbar chose. */
export function DocsSurroundings({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const theme = useSyncExternalStore(
    (notify) => {
      channel.on(events.GLOBALS_UPDATED, notify)
      return () => channel.off(events.GLOBALS_UPDATED, notify)
    },
    () => chosenTheme(context),
  )
  // A page without stories has no other that sets it.
  useLayoutEffect(() => void (document.documentElement.dataset['theme'] = theme), [theme])
  return (
    <DocsContainer context={context} theme={{ ...themes[theme], ...fonts }}>
      <main>{children}</main>
    </DocsContainer>
  )
}

/** Returns the theme that the toolbar chose, with the system's theme resolved. */
function chosenTheme(context: Context): 'light' | 'dark' {
  const theme = globalsOf(context)['theme']
  if (theme !== 'auto') return theme === 'dark' ? 'dark' : 'light'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Returns the globals of the page's first story. A page without stories has those of the last event, which is its own for lack of frames. */
function globalsOf(context: Context): Record<string, unknown> {
  const [story] = context.componentStories()
  if (story) return context.getStoryContext(story).globals
  const { channel } = context
  const [latest] = channel.last(events.GLOBALS_UPDATED) ?? channel.last(events.SET_GLOBALS) ?? []
  return (latest as { globals?: Record<string, unknown> } | undefined)?.globals ?? {}
}
