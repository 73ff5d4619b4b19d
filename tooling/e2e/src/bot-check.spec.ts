import { ports } from '@search-foundation/start/services'

import { botCheckIn } from './bot-check-in.ts'
import { expect, test } from './test.ts'

const service = `http://localhost:${ports.standIns}/turnstile/v0`

// A page served by the test counts as a public site, which needs this permission to call loopback addresses.
test.use({ permissions: ['local-network-access'] })

test('the site key that wants more asks for a press; a key of the keyboard is one', async ({
  page,
  context,
  request,
}) => {
  const address = 'http://localhost:3000/bot-check-page'
  const body = `<!doctype html><title>Check</title><form><div></div></form>
    <script src="${service}/api.js"></script>
    <script>turnstile.render('div', { sitekey: '3x00000000000000000000FF' })</script>`
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  const { checkbox, button, status } = await botCheckIn(page)
  await checkbox.press('Space')
  await expect(button).toBeFocused()
  await expect(status).toHaveText('Press the button to continue.')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Checked')
  const response = await page.locator('input[name=cf-turnstile-response]').inputValue()
  const verified = await request.post(`${service}/siteverify`, {
    form: { secret: '1x0000000000000000000000000000000AA', response },
  })
  expect(await verified.json()).toEqual({ success: true, 'error-codes': [] })
})
