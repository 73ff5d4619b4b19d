import axe from 'axe-core'

/** Live regions that react-aria keeps at the end of the page for its announcements. */
const announcer = '[data-live-announcer]'

/** What axe looks at, in the book's panel and in tests alike. */
export const axeContext = { include: ['body'], exclude: [announcer] }

/** A component on its own is no page, so it need not stand in a landmark. */
const rules = { region: { enabled: false } }

/**
 * After a story has played, judges it as it stands in the light and in the dark theme.
 * Only in test runs: in the book the a11y panel judges the theme of the toolbar.
 */
export async function checkThemes({ parameters }: { parameters: Record<string, unknown> }) {
  const a11y = parameters['a11y']
  const isOff = typeof a11y === 'object' && a11y !== null && 'test' in a11y && a11y.test === 'off'
  if (!('__vitest_browser__' in window) || isOff) return

  const root = document.documentElement
  const before = root.dataset['theme']
  try {
    for (const theme of ['light', 'dark']) {
      root.dataset['theme'] = theme
      const { violations } = await axe.run(axeContext, { resultTypes: ['violations'], rules })
      if (violations.length > 0) throw new Error(`In the ${theme} theme axe found:\n${describe(violations)}`)
    }
  } finally {
    root.dataset['theme'] = before
  }
}

function describe(violations: axe.Result[]): string {
  return violations
    .map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`)].join('\n'),
    )
    .join('\n')
}
