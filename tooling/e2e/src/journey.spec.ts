import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { newEmail, obtainKey, pay, shownBalance } from './account.ts'
import { expect, test } from './test.ts'

const pack = 1_000_000_000

/** Runs the SDK as its users do: the built package, by its name, in Node. Returns the tokens used. */
async function embedThroughSdk(apiKey: string): Promise<number> {
  const program = `
    import { createClient, embed } from '@search-foundation/api-client'
    const client = createClient({ emulate: true, apiKey: process.env.API_KEY })
    const { data, usage } = await embed(client, { model: 'jina-embeddings-v3', input: ['erster Text', 'zweiter Text'], dimensions: 128 })
    if (data.length !== 2 || data[0].embedding.length !== 128) throw new Error('unexpected response')
    process.stdout.write(String(usage.total_tokens))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, API_KEY: apiKey, NODE_OPTIONS: '' },
  })
  return Number(stdout)
}

// The German bar shows all its links from this width on.
test.use({ viewport: { width: 1440, height: 900 } })

test('a visitor becomes a developer, in German, from landing to a bought pack', async ({ page }) => {
  const email = newEmail('neu')
  await page.goto('/de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('tries the reader', async () => {
    await page.goto('/de/reader')
    const address = page.getByLabel('URL einer Seite')
    await address.scrollIntoViewIfNeeded()
    await address.fill('https://sample.search-foundation.example/wie-suche-funktioniert')
    await page.getByRole('button', { name: 'Seite lesen' }).click()
    await expect(page.getByText('Eine Suche hat eine Aufgabe').first()).toBeVisible()
    await expect(page.getByText('Werbung:')).toBeHidden()
  })

  await test.step('goes to the dashboard and signs up', async () => {
    await page.getByRole('link', { name: 'Anmelden' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/\/de\/api-dashboard$/)
    await dialog.getByLabel('E-Mail').fill(email)
    await dialog.getByRole('button', { name: 'Weiter', exact: true }).click()
    await dialog.getByRole('button', { name: 'Konto erstellen' }).click()
    await expect(dialog.getByText('Wählen Sie ein Passwort für Ihr Konto.')).toBeVisible()
    await dialog.getByLabel('Passwort').fill('kurz')
    await dialog.getByRole('button', { name: 'Konto erstellen' }).click()
    await expect(dialog.getByText('Verwenden Sie mindestens 8 Zeichen.')).toBeVisible()
    await dialog.getByLabel('Passwort').fill('lang-genug-1')
    await dialog.getByRole('button', { name: 'Konto erstellen' }).click()
    await expect(page.getByText(`Angemeldet als ${email}.`)).toBeVisible()
  })

  let key = ''
  await test.step('passes the bot check and gets a key, shown once', async () => {
    await page.getByRole('button', { name: 'Schlüssel erstellen' }).first().click()
    key = await obtainKey(page, { saved: 'Ich habe ihn gespeichert', label: 'API-Schlüssel' })
    expect(key).toMatch(/^sf_trial_[0-9A-Za-z]{46}$/)
    await expect(page.getByTestId('masked-key')).toHaveText(`sf_trial_…${key.slice(-4)}`)
    await expect(page.getByText(key)).toBeHidden()
    expect(await shownBalance(page)).toBe(10_000_000)
  })

  await test.step('calls embeddings through the SDK and sees the use', async () => {
    const used = await embedThroughSdk(key)
    expect(used).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Aktualisieren' }).click()
    await expect(page.getByTestId('exact-balance')).toHaveAttribute('data-balance', String(10_000_000 - used))
    await page.getByRole('link', { name: 'Verbrauch' }).first().click()
    await expect(page.getByRole('cell', { name: 'jina-embeddings-v3' })).toBeVisible()
  })

  await test.step('tries it in the dashboard and sees the balance fall', async () => {
    await page.getByRole('link', { name: 'Ausprobieren' }).first().click()
    const before = await shownBalance(page)
    await page.getByRole('button', { name: 'Mit meinem Schlüssel ausführen' }).click()
    await expect(page.getByText(/3 Vektoren mit je 256 Zahlen/)).toBeVisible()
    await expect.poll(() => shownBalance(page)).toBeLessThan(before)
  })

  await test.step('buys a pack and sees the balance rise by exactly that', async () => {
    await page.getByRole('link', { name: 'Token kaufen' }).first().click()
    const before = await shownBalance(page)
    await page.getByRole('button', { name: 'Standardpaket kaufen' }).click()
    await expect(page).toHaveURL(/localhost:8788\/c\/pay\//)
    await pay(page, '4242 4242 4242 4242')
    await expect(page.getByText('Token gutgeschrieben')).toBeVisible()
    await expect(page.getByText('1.000.000.000 Token wurden')).toBeVisible()
    await expect(page.getByTestId('exact-balance')).toHaveAttribute('data-balance', String(before + pack))
    await page.getByRole('link', { name: 'Abrechnung' }).first().click()
    await page.getByRole('tab', { name: 'Buchungen' }).click()
    await expect(page.getByRole('row', { name: /Kauf.*\+1\.000\.000\.000/ })).toBeVisible()
  })

  await test.step('a reload restores what is persisted, and nothing else', async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: /Kauf.*\+1\.000\.000\.000/ })).toBeVisible()
    const stored = await page.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).filter(([name]) => !name.startsWith('firebase:'))),
    )
    expect(stored['sf:embedding.apiKey']).toBe(JSON.stringify(key))
    expect(stored['sf:user.user']).toContain(email)
    const persisted = {
      settings: [
        ...['darkMode', 'enableAutoAPIRequest', 'enableRecommender', 'enableSceneXplainTooltip', 'language'],
        ...['lastQuestion', 'licenseConfig', 'showBookNotification', 'showFarewell', 'showTopNotification'],
      ],
      user: ['user'],
      embedding: ['apiKey', 'apiKeyInfo', 'testData'],
    }
    const entries = Object.entries(persisted).flatMap(([slice, names]) =>
      names.map((name) => `sf:${slice}.${name}`),
    )
    expect(entries).toEqual(expect.arrayContaining(Object.keys(stored)))
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'apiKey')).toMatchObject({
      value: key,
      path: '/',
      secure: true,
    })
  })

  await test.step('signs out: a question first, then a notification; the key is gone', async () => {
    await page.getByRole('button', { name: `Konto: ${email}` }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sf:embedding.apiKey'))).toBe('null')
    await page.reload()
    await expect(page.getByText('Melden Sie sich an, um zu beginnen').first()).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('apiKey')
  })
})
