import { localizePath } from '@search-foundation/i18n/locale-path'
import { localeTable } from '@search-foundation/i18n/locale-table'

import { languages } from './nightly.ts'
import { expect, test } from './test.ts'

for (const width of [1280, 1440])
  test(`the bar has room for the words of each language, ${width} px wide, also for a signed-in user`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() =>
      localStorage.setItem('sf:user.user', '{"uid":"u1","displayName":"Ada Lovelace"}'),
    )
    for (const code of languages) {
      await page.goto(localizePath('/legal', code))
      await expect(page.locator('[data-initials]')).toHaveText('AL')
      const controls = page.getByRole('banner').locator('a:visible, button:visible')
      const edges = await controls.evaluateAll((elements) => {
        const boxes = elements.map((element) => element.getBoundingClientRect())
        return {
          start: Math.min(...boxes.map(({ left }) => left)),
          end: Math.max(...boxes.map(({ right }) => right)),
        }
      })
      expect(edges.end, code).toBeLessThanOrEqual(width - edges.start)
    }
  })

// In every language also on a push: each has other words, and the longest ones are in none of the sample.
for (const user of [null, '{"uid":"u1","displayName":"Ada Lovelace"}'])
  test(`the bar ends where the page below ends, in each language, 1440 px wide, ${user === null ? 'signed out' : 'signed in'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.addInitScript((stored) => {
      if (stored !== null) localStorage.setItem('sf:user.user', stored)
    }, user)
    for (const { code } of localeTable) {
      await page.goto(localizePath('/legal', code))
      await expect(page.locator('[data-initials]')).toHaveText(user === null ? '' : 'AL')
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const controls = page.getByRole('banner').locator('a:visible, button:visible')
      const [first, last] = [await controls.first().boundingBox(), await controls.last().boundingBox()]
      if (heading === null || first === null || last === null) throw new Error('The page has no bar.')
      expect.soft(first.x, code).toBeCloseTo(heading.x, 0)
      expect.soft(last.x + last.width, code).toBeCloseTo(1440 - heading.x, 0)
    }
  })
