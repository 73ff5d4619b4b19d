import axe from 'axe-core'

import { axeContext, axeRules } from '../.storybook/axe-settings.ts'

/** Runs axe on the page as it stands. Returns what it found, or null. A story may opt out with `a11y: { test: 'off' }`. */
export async function describeViolations(parameters: Record<string, unknown>): Promise<string | null> {
  const a11y = parameters['a11y']
  if (typeof a11y === 'object' && a11y !== null && 'test' in a11y && a11y.test === 'off') return null
  const { violations } = await axe.run(axeContext, { resultTypes: ['violations'], rules: axeRules })
  if (violations.length === 0) return null
  return violations
    .map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`)].join('\n'),
    )
    .join('\n')
}
