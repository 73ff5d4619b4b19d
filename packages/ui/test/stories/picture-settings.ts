import { join } from 'node:path'
import type { BrowserConfigOptions } from 'vitest/node'

type Settings = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/** How `toMatchScreenshot` compares pictures of stories, and where they are. */
export const pictureSettings: Settings = {
  comparatorName: 'pixelmatch',
  comparatorOptions: {
    // Distance of two colors, 0 to 1. About eight steps of 255: more than rounding, less than the next step of a scale.
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
