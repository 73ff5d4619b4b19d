import { newEmail, signIn, signInAsNewUser } from './account.ts'
import { tabsOf, untilLoaded } from './dashboard-tabs.ts'
import { smallTargets } from './small-targets.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

test('a failed call is found and read by touch alone, and Back closes what was opened', async ({ page }) => {
  await signIn(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Requests' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests')
  // What arrives above the button would move it from under the finger.
  await untilLoaded(page)
  const view = page.getByRole('combobox', { name: 'Current view' })
  await view.selectOption('Server errors')
  await expect(page).toHaveURL(/status=5xx$/)
  await page.getByRole('button', { name: 'Filters (1)' }).tap()
  await page.getByRole('combobox', { name: 'Status code' }).selectOption('Refused (4xx)')
  await expect(page).toHaveURL(/status=4xx/)
  await expect(view).toHaveValue('refused')
  await page.getByRole('button', { name: 'Filters (1)' }).tap()
  const call = page.getByRole('rowheader').first().getByRole('button')
  await expect(page.getByRole('table').getByText(/^2\d\d$/)).toHaveCount(0)
  await call.tap()
  const details = page.getByRole('dialog', { name: 'Call details' })
  await expect(details.getByText(/^4\d\d/).first()).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(/requests\?status=4xx$/)
  await page.getByRole('navigation', { name: 'Main tabs' }).getByRole('link', { name: 'Usage' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage')
})

test('a key is created, an alert set and changed, and a pack bought by touch alone', async ({
  page,
  request,
}) => {
  await signInAsNewUser(page, request, newEmail('touch'))
  await page.goto('/api-dashboard/key-manager')
  await untilLoaded(page)
  await page.getByRole('button', { name: 'Create account key' }).first().tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Key name' }).tap()
  await page.keyboard.type('Website')
  await dialog.getByRole('button', { name: 'Create key' }).tap()
  await expect(dialog.getByRole('group', { name: 'API key' })).toContainText('sf_zero_')
  await dialog.getByRole('button', { name: "I've saved the key" }).tap()
  await expect(dialog).toBeHidden()

  await page.goto('/api-dashboard/billing?view=alerts')
  await untilLoaded(page)
  const rows = page.getByRole('grid', { name: 'Thresholds in tokens' }).getByRole('row')
  const add = async (threshold: string) => {
    await page.getByRole('textbox', { name: 'Thresholds in tokens' }).tap()
    await page.keyboard.type(threshold)
    await page.getByRole('button', { name: 'Add', exact: true }).tap()
  }
  await add('500k')
  await page.getByRole('button', { name: 'Turn on alerts' }).tap()
  await expect(rows).toHaveText(['500,000'])
  await add('1M')
  await expect(rows).toHaveText(['500,000', '1M'])
  // What was typed last counts, and does not move the button that is pressed next.
  await page.getByRole('textbox', { name: 'Thresholds in tokens' }).tap()
  await page.keyboard.type('2M')
  await page.getByRole('button', { name: 'Save alerts' }).tap()
  // The largest first, as the service returns them.
  await expect(rows).toHaveText(['2,000,000', '1,000,000', '500,000'])

  await page.goto('/api-dashboard/pricing')
  await untilLoaded(page)
  await page.getByRole('button', { name: 'Buy Standard pack' }).tap()
  await expect(page).toHaveURL(/\/c\/pay\//)
})

test('Back closes a question, and leaves the page where it is', async ({ page, request }) => {
  await signInAsNewUser(page, request, newEmail('back'))
  await page.goto('/api-dashboard/settings/data')
  await untilLoaded(page)
  await page.getByRole('main').getByRole('button', { name: 'Delete account' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL(/settings\/data$/)
})

test('a thumb hits every control of every tab', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/api-dashboard?login=true')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await smallTargets(page), 'sign-in').toEqual([])
  await signIn(page)
  for (const address of await tabsOf(page)) {
    await page.goto(address)
    await untilLoaded(page)
    expect.soft(await smallTargets(page), address).toEqual([])
  }
  await page.goto('/api-dashboard')
  await untilLoaded(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('controls that a thumb can miss are found', async ({ page }) => {
  await page.setContent(`
    <button aria-label="small" style="inline-size: 20px; block-size: 20px"></button>
    <p>A sentence with <a href="/">a link</a> and <em><a href="/">another</a></em>.</p>
    <p><a href="/alone">alone</a></p>
    <p><a href="/first">first</a> · <a href="/second">second</a></p>
    <div><a href="/heading">heading</a><p>What it leads to.</p></div>
    <div style="position: relative; inline-size: 200px; block-size: 60px">
      <a href="/card">card</a><style>[href='/card']::after { content: ''; position: absolute; inset: 0 }</style>
    </div>`)
  expect(await smallTargets(page)).toEqual([
    expect.stringContaining('"small" (button) is 20 × 20 px'),
    expect.stringContaining('"alone" (a)'),
    expect.stringContaining('"first" (a)'),
    expect.stringContaining('"second" (a)'),
    expect.stringContaining('"heading" (a)'),
  ])
})
