import { describeViolations } from '@search-foundation/ui/testing/describe-violations'
import { afterEach, type TestContext } from 'vitest'

const root = document.documentElement

/** Runs axe in both themes on every story, in the state that its play function leaves. */
afterEach(async ({ story, task }: TestContext & { story?: object }) => {
  if (story === undefined || task.result?.state === 'fail') return
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    const violations = await describeViolations()
    if (violations !== null) throw new Error(`axe found violations in the ${theme} theme:\n${violations}`)
  }
})
