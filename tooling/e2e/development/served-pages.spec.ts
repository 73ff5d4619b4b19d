import { expect, test } from '../src/test.ts'

test.describe('an unknown path', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

  test('shows the landing page, with its title, header and footer', async ({ page }) => {
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    const landing = await heading.innerText()
    const response = await page.goto('/nonsense')
    expect(response?.status()).toBe(404)
    await expect(heading).toHaveText(landing)
    await expect(page).toHaveTitle(/./)
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toBeVisible()
  })
})

for (const [path, type] of [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/handbook-de.epub', 'application/epub+zip'],
  ['/logos.zip', 'application/zip'],
] as const)
  test(`${path} is served as ${type}`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe(type)
  })
