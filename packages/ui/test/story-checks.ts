import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

import { describeViolations } from './describe-violations.ts'
import { holdStill } from './hold-still.ts'
import { showForcedText } from './show-forced-text.ts'
import { startClock } from './start-clock.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Switches forced colours on or off for the page of the test. */
    forceColors: (isActive: boolean) => Promise<void>
    /** Compares what the story shows with the picture kept in the repository; throws where they differ. */
    compareScreenshot: (name: string, clip: Clip) => Promise<void>
  }
}

/** Part of the page in CSS px. */
export interface Clip {
  x: number
  y: number
  width: number
  height: number
}

interface StoryTask {
  story?: { id: string }
}

let restoreClock = () => {}
beforeEach(() => {
  // As in the book; a focus ring at the edge would be cut off otherwise.
  document.body.style.padding = '1rem'
  restoreClock = startClock()
})

/**
 * Judges every story as its play function left it: axe in the light theme, in the dark theme and in forced colours,
 * and a picture of each theme.
 */
afterEach(async ({ story, task }: StoryTask & { task: { result?: { state?: string } } }) => {
  restoreClock()
  if (!story || task.result?.state === 'fail') return
  const root = document.documentElement
  const { theme: before } = root.dataset
  try {
    for (const theme of ['light', 'dark']) {
      root.dataset['theme'] = theme
      await judge(`the ${theme} theme`)
      const { clip, release } = await holdStill()
      try {
        await commands.compareScreenshot(`${story.id}.${theme}`, clip)
      } finally {
        release()
      }
    }
    root.dataset['theme'] = before
    await commands.forceColors(true)
    // Colours of the system reach a nested page with its next frame.
    await new Promise(requestAnimationFrame)
    const release = showForcedText()
    try {
      await judge('forced colours')
    } finally {
      release()
    }
  } finally {
    root.dataset['theme'] = before
    await commands.forceColors(false)
  }
})

async function judge(where: string) {
  const complaint = await describeViolations()
  if (complaint !== null) throw new Error(`In ${where} axe found:\n${complaint}`)
}
