import axe from 'axe-core'

import { axeContext, axeRules } from '../../.storybook/axe-settings.ts'

/** Runs axe on the page, with all rules or only the given ones. Returns its findings as text, or null. */
export async function describeViolations(only?: string[]): Promise<string | null> {
  const { violations } = await axe.run(axeContext, {
    resultTypes: ['violations'],
    rules: axeRules,
    ...(only && { runOnly: only }),
  })
  if (violations.length === 0) return null
  return violations
    .map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`)].join('\n'),
    )
    .join('\n')
}
