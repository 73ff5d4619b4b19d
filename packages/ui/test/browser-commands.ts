import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diff } from '@blazediff/core'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { CDPSession, Page } from 'playwright'
import { PNG } from 'pngjs'

import { encodePicture } from './encode-picture.ts'
import type { Clip } from './story-checks.ts'

const packageFolder = join(import.meta.dirname, '..')
/** The pictures that designers have agreed to. */
const kept = join(packageFolder, 'screenshots')
/** Where a picture that differs is put, beside one that marks the difference. */
const differing = join(packageFolder, 'test-results', 'screenshots')

/** How far two colours may lie apart, 0–1; covers rounding between versions of the browser. */
const colourTolerance = 0.1
/** Which share of a picture's pixels may differ. */
const shareTolerance = 0.001

export const forceColors = defineBrowserCommand<[isActive: boolean]>(async ({ page }, isActive) => {
  await page.emulateMedia({ forcedColors: isActive ? 'active' : 'none' })
})

// The browser's own protocol takes a picture in half the time of `page.screenshot`, which waits for fonts and frames;
// `holdStill` has done that already.
const protocols = new WeakMap<Page, Promise<CDPSession>>()
function protocolOf(page: Page): Promise<CDPSession> {
  const open = protocols.get(page) ?? page.context().newCDPSession(page)
  protocols.set(page, open)
  return open
}

export const compareScreenshot = defineBrowserCommand<[name: string, clip: Clip]>(
  async ({ page, frame, project }, name, clip) => {
    const element = await (await frame()).frameElement()
    const place = await element.boundingBox()
    const protocol = await protocolOf(page)
    const { data } = await protocol.send('Page.captureScreenshot', {
      clip: { ...clip, x: clip.x + (place?.x ?? 0), y: clip.y + (place?.y ?? 0), scale: 1 },
      optimizeForSpeed: true,
    })
    const file = join(kept, `${name}.png`)
    const actual = PNG.sync.read(Buffer.from(data, 'base64'))
    const { updateSnapshot } = project.config.snapshotOptions
    const before = await readFile(file).catch(() => null)

    const complaint = before === null ? 'is not kept yet' : compare(PNG.sync.read(before), actual)
    if (complaint === null) return
    if (updateSnapshot === 'all' || (before === null && updateSnapshot === 'new')) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, encodePicture(actual))
      return
    }
    await mkdir(differing, { recursive: true })
    await writeFile(join(differing, `${name}.png`), encodePicture(actual))
    throw new Error(
      `The picture ${name} ${complaint}. It lies in test-results/screenshots; ` +
        'if it is right, keep it: pnpm --filter @search-foundation/ui test:visual --update',
    )
  },
)

/** What is different, or null. */
function compare(before: PNG, actual: PNG): string | null {
  const { width, height } = before
  if (width !== actual.width || height !== actual.height) {
    return `was ${width} × ${height} px and is ${actual.width} × ${actual.height} px`
  }
  const pixels = diff(before.data, actual.data, undefined, width, height, { threshold: colourTolerance })
  return pixels <= width * height * shareTolerance ? null : `differs in ${pixels} of ${width * height} pixels`
}
