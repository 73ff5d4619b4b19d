import { join } from 'node:path'
import type { BrowserConfigOptions } from 'vitest/node'

type Settings = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/**
 * How `toMatchScreenshot` compares pictures of stories, and where they are: beside the story, since nobody can review a thousand files in one
 * folder. A story has a picture of the dark theme only if it paints colors that are not tokens, which a check finds by comparing every
 * painted color with the tokens in both themes. What keeps pictures equal between machines is ours: stopped motion, replaced system
 * glyphs, a fixed clock.
 */
export const pictureSettings: Settings = {
  comparatorName: 'pixelmatch',
  comparatorOptions: {
    // Distance of two colors, 0 to 1. About eight steps of 255: more than rounding, less than the next step of a scale. At the usual 0.1, a
    // border one step further down the neutral scale and an error color ten degrees off both passed.
    threshold: 0.03,
    // Share and number of pixels that may differ; the smaller limit applies.
    allowedMismatchedPixelRatio: 0.001,
    allowedMismatchedPixels: 100,
  },
  resolveScreenshotPath: ({ arg, ext, root, testFileDirectory, screenshotDirectory }) =>
    join(root, testFileDirectory, screenshotDirectory, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext, root, testFileDirectory }) =>
    join(root, 'test-results/pictures', testFileDirectory, `${arg}${ext}`),
}
