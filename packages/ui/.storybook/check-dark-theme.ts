import axe from 'axe-core'

declare global {
  interface Window {
    __vitest_browser__?: unknown
  }
}

/**
 * After the a11y addon has judged a story in the light theme, judges it as it stands in the dark one.
 * Only in test runs: in the book the reader changes the theme in the toolbar.
 */
export async function checkDarkTheme({ parameters }: { parameters: Record<string, unknown> }) {
  const a11y = parameters['a11y']
  const isOff = typeof a11y === 'object' && a11y !== null && 'test' in a11y && a11y.test === 'off'
  if (!('__vitest_browser__' in window) || isOff) return

  const root = document.documentElement
  const before = root.dataset['theme']
  const still = document.createElement('style')
  // axe would measure colours half way through a transition.
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(still)
  root.dataset['theme'] = 'dark'
  try {
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    })
    if (violations.length > 0) {
      const found = violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`).join('\n')}`,
      )
      throw new Error(`In the dark theme axe found:\n${found.join('\n')}`)
    }
  } finally {
    root.dataset['theme'] = before
    still.remove()
  }
}
