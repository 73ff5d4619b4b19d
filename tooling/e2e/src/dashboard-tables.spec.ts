import { signIn } from './account.ts'
import { tabsOf, untilLoaded } from './dashboard-tabs.ts'
import { loadPseudoMessages } from './pseudo-texts.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce' })

test('tables need no sideways scrolling between 640 and 1100 px, also with longer texts', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page)
  const tabs = await tabsOf(page)
  await loadPseudoMessages(page)
  for (const address of tabs) {
    await page.goto(address)
    await untilLoaded(page)
    for (const width of [768, 640, 1024, 1100]) {
      await page.setViewportSize({ width, height: 1024 })
      const widest = () =>
        page
          .locator('table')
          .evaluateAll((tables: HTMLTableElement[]) =>
            tables.flatMap(({ caption, parentElement }) =>
              parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth
                ? [`${caption?.textContent}: ${parentElement.scrollWidth} in ${parentElement.clientWidth} px`]
                : [],
            ),
          )
      await expect.poll(widest, { message: `${address} at ${width} px` }).toEqual([])
    }
  }
})
