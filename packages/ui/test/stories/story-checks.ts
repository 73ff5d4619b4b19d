import { afterEach, beforeEach, type ExpectStatic, type TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'

import { describeViolations } from './describe-violations.ts'
import { drawnPart } from './drawn-part.ts'
import { holdStill } from './hold-still.ts'
import { findOwnColors } from './own-colors.ts'
import { pictureName } from './picture-name.ts'
import { showForcedText } from './show-forced-text.ts'
import { startClock } from './start-clock.ts'

interface Story {
  id: string
  parameters: {
    /** Why the story has a picture of the dark theme. Required where it paints colors that are not tokens. */
    darkPicture?: string
  }
}

type Theme = 'light' | 'dark'

const root = document.documentElement
const setTheme = (theme: Theme) => void (root.dataset['theme'] = theme)

let restoreClock = () => {}
beforeEach(() => {
  // As in Storybook. Without it, focus rings at the edge would be cut off.
  document.body.style.padding = '1rem'
  restoreClock = startClock()
})

/** Checks every story in the state that its play function leaves: all of axe once, contrast in every color mode, and its pictures. */
afterEach(async ({ story, task, expect }: TestContext & { story?: Story }) => {
  restoreClock()
  if (!story || task.result?.state === 'fail') return
  const { theme: before } = root.dataset
  try {
    await requireDarkPicture(story)
    for (const theme of ['light', 'dark'] as const) {
      setTheme(theme)
      // A theme changes colors and nothing else, and so do forced colors.
      await checkAccessibility(`the ${theme} theme`, theme === 'light' ? undefined : ['color-contrast'])
      if (theme === 'light' || story.parameters.darkPicture !== undefined)
        await comparePicture(expect, pictureName(story.id, theme))
    }
    root.dataset['theme'] = before
    await checkForcedColors()
  } finally {
    root.dataset['theme'] = before
  }
})

/** Refuses a story that needs a picture of the dark theme and has none, or has one that shows nothing but tokens. */
async function requireDarkPicture({ id, parameters: { darkPicture } }: Story) {
  const release = await holdStill()
  const own = findOwnColors(document.body, setTheme)
  release()
  // The foundations show the tokens themselves.
  if (own.length === 0 && darkPicture !== undefined && !id.startsWith('foundations-')) {
    throw new Error(
      'The story paints nothing but tokens, so it needs no picture of the dark theme: remove `darkPicture`.',
    )
  }
  if (own.length === 0 || darkPicture !== undefined) return
  throw new Error(
    `The story paints colors that are not tokens, so it needs a picture of the dark theme:\n  ${own.join('\n  ')}\n` +
      "Use tokens, or give the story parameters: { darkPicture: 'the reason' }.",
  )
}

async function comparePicture(expect: ExpectStatic, name: string) {
  const release = await holdStill()
  try {
    await expect(page).toMatchScreenshot(name, { screenshotOptions: { clip: drawnPart() } })
  } finally {
    release()
  }
}

async function checkForcedColors() {
  await commands.forceColors(true)
  try {
    // A nested page gets the system colors with its next frame.
    await new Promise(requestAnimationFrame)
    const release = showForcedText()
    try {
      await checkAccessibility('forced colors', ['color-contrast'])
    } finally {
      release()
    }
  } finally {
    await commands.forceColors(false)
  }
}

async function checkAccessibility(mode: string, rules?: string[]) {
  const violations = await describeViolations(rules)
  if (violations !== null) throw new Error(`axe found violations in ${mode}:\n${violations}`)
}
