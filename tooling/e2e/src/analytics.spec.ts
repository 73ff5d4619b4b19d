import { ports } from '@search-foundation/start/services'

import { expect, test } from './test.ts'

const provider = `http://localhost:${ports.standIns}/analytics`

test('nothing is measured before consent, no key ever, and nothing after it is withdrawn', async ({
  page,
  request,
}) => {
  const locations = async () =>
    ((await (await request.get(`${provider}/events`)).json()) as { location: string }[]).map(
      ({ location }) => location,
    )
  const calls: string[] = []
  page.on('request', (call) => call.url().startsWith(provider) && calls.push(call.url()))

  await page.goto('/legal?api_key=sf_secret')
  const choice = page.getByRole('checkbox', { name: /Share statistics/ })
  await expect(choice).not.toBeChecked()
  expect(calls).toEqual([])
  await choice.check()
  await expect.poll(locations).toEqual(['http://localhost:3000/legal'])

  // The dashboard has the same setting, and reports each of its pages.
  await page.goto('/api-dashboard/settings')
  const toggle = page.getByRole('switch', { name: 'Share statistics' })
  await expect(toggle).toBeChecked()
  const pages = ['/legal', '/api-dashboard/settings'].map((path) => `http://localhost:3000${path}`)
  await expect.poll(locations).toEqual(pages)
  await page.getByText('Share statistics', { exact: true }).click()
  await expect(toggle).not.toBeChecked()
  await page.getByRole('link', { name: 'Usage' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage')

  await page.goto('/legal')
  await expect(choice).not.toBeChecked()
  expect(await locations()).toEqual(pages)
  expect(calls.filter((url) => url.includes('sf_secret'))).toEqual([])
})
