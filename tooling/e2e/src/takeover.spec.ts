import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

/** Pages with an island that has fields. */
const paths = [
  '/',
  '/embeddings',
  '/reranker',
  '/classifier',
  '/segmenter',
  '/reader',
  '/deepsearch',
  '/llm-serp-demo',
  '/fine-tuning',
  '/contact-sales',
  '/pricing',
]

/** Keeps back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Fields of the islands that a person can change; without the trap for robots. */
const fieldsOf = (page: Page) =>
  page.locator('[data-island] :is(input, textarea, select):not([tabindex="-1"], [type=radio])')

const stateOf = (page: Page) =>
  fieldsOf(page).evaluateAll((fields) =>
    fields.map((field) =>
      field instanceof HTMLInputElement && field.type === 'checkbox'
        ? field.checked
        : (field as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value,
    ),
  )

for (const path of paths) {
  test(`${path} keeps each field that was changed before its island started`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page
      .locator('[data-island] details')
      .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)))
    const texts = await fieldsOf(page).and(page.locator(':is(input, textarea):not([type=checkbox])')).all()
    for (const [index, field] of texts.entries()) {
      const isAddress = (await field.getAttribute('type')) === 'url'
      await field.fill(isAddress ? `https://typed.example/${index}` : `${index}`)
    }
    const boxes = await fieldsOf(page).and(page.locator('[type=checkbox]')).all()
    for (const box of boxes) await box.check()
    // One select: a model decides which lengths can be chosen, and a choice of the license changes the topic.
    const selects = page.locator('[data-island] select')
    const select = path === '/contact-sales' ? selects.first() : selects.last()
    if ((await selects.count()) > 0) {
      await select.selectOption({ index: (await select.locator('option').count()) - 1 })
    }
    const changed = await stateOf(page)

    release()
    const last = texts.at(-1)
    if (last === undefined) throw new Error('The islands of this page have no field for a text.')
    await last.focus()
    await expect(page.locator('[data-island]:has(input, textarea, select):not([data-ready])')).toHaveCount(0)
    expect(await stateOf(page)).toEqual(changed)
    // The next key renders all fields again, with what the island knows of them.
    const text = await last.inputValue()
    await last.press('End')
    await last.press('7')
    await expect(last).toHaveValue(`${text}7`)
    const after = await stateOf(page)
    expect(after.filter((value, index) => value !== changed[index])).toEqual([`${text}7`])
  })
}
