import { describeViolations } from '@search-foundation/ui/testing/describe-violations'
import { afterEach, type TestContext } from 'vitest'

import { untilQuiet } from './until-quiet.ts'

const root = document.documentElement

/** Runs axe on every story and its contrast rule in the dark theme too, in the state that its play function and late data leave. */
afterEach(async ({ story, task }: TestContext & { story?: object }) => {
  if (story === undefined || task.result?.state === 'fail') return
  await untilQuiet()
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    // The dark theme changes colors and nothing else.
    const violations = await describeViolations(theme === 'light' ? undefined : ['color-contrast'])
    if (violations !== null) throw new Error(`axe found violations in the ${theme} theme:\n${violations}`)
  }
})
