import { expect, test } from 'vitest'

import { startFilePlatform, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { sendMail, type Mail } from '../../records/mails.ts'

interface Listed {
  mails: { id: string; kind: string; to: string; subject: string; text: string; links: string[] }[]
}

const epoch = '1970-01-01T00:00:00Z'

const send = (platform: TestPlatform, mail: Partial<Mail>) =>
  sendMail(platform.database, {
    kind: 'receipt',
    recipient: 'ada@example.org',
    subject: 'Receipt',
    body: 'Thank you.',
    at: new Date(),
    ...mail,
  })

async function list(platform: TestPlatform, query = ''): Promise<Listed['mails']> {
  const answer = await platform.get(`/outbox.json?${query}`)
  return ((await answer.json()) as Listed).mails
}
const html = async (platform: TestPlatform, path: string) => (await platform.get(path)).text()

test('kind, recipient and words leave the mails that fit, newest first', async () => {
  const platform = await startTestPlatform()
  const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count))
  await send(platform, { subject: 'First', at: minute(1) })
  await send(platform, { subject: 'Second', kind: 'budget', recipient: 'Bob@example.org', at: minute(2) })
  await send(platform, { subject: 'Third', body: 'About the word 100%_tea.', at: minute(3) })
  const subjects = async (query: string) => (await list(platform, query)).map(({ subject }) => subject)
  expect(await subjects('')).toEqual(['Third', 'Second', 'First'])
  expect(await subjects('kind=budget')).toEqual(['Second'])
  expect(await subjects('to=bob@example.ORG')).toEqual(['Second'])
  expect(await subjects('text=100%25_TEA')).toEqual(['Third'])
  expect(await subjects(`since=${minute(2).toISOString()}`)).toEqual(['Third', 'Second'])
  const [, second] = await list(platform)
  expect(await subjects(`before=${second?.id}`)).toEqual(['First'])
  const page = await html(platform, '/outbox?kind=budget&to=&text=')
  expect(page).toContain('Second')
  expect(page).not.toContain('Third')
  expect(await html(platform, '/outbox?text=none')).toContain('No mail fits this filter')
})

test('a page of fifty leads to the older mails', async () => {
  const platform = await startTestPlatform()
  expect(await html(platform, '/outbox')).toContain('No mail yet')
  for (let count = 0; count < 60; count++)
    await send(platform, { subject: `Mail ${count}.`, at: new Date(count) })
  const first = await html(platform, '/outbox')
  expect([first.includes('Mail 59.'), first.includes('Mail 9.')]).toEqual([true, false])
  const older = /href="(\/outbox\?before=[^"]+)"/.exec(first)?.[1] ?? ''
  const second = await html(platform, older)
  expect([second.includes('Mail 9.'), second.includes('Mail 0.'), second.includes('before=')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a program waits for a mail: it is answered when one comes, and empty when none came', async () => {
  const platform = await startTestPlatform()
  const waiting = list(platform, `since=${epoch}&to=ada@example.org&wait=20`)
  await send(platform, { recipient: 'bob@example.org' })
  await send(platform, {})
  expect((await waiting).map(({ to }) => to)).toEqual(['ada@example.org'])
  expect(await list(platform, `since=${epoch}&to=nobody@example.org&wait=0.3`)).toEqual([])
  for (const query of ['wait=1', `since=${epoch}&wait=21`, 'since=yesterday', 'kind=none'])
    expect((await platform.get(`/outbox.json?${query}`)).status).toBe(422)
})

test('whoever waits for a mail does not hold up the end of the platform', async () => {
  const platform = await startFilePlatform()
  const waiting = list(platform, `since=${epoch}&wait=20`)
  await platform.get('/health')
  const closing = platform.close()
  expect(await waiting).toEqual([])
  await closing
})

test('a mail is shown in a frame without rights, its text as text, and links only to our own', async () => {
  const platform = await startTestPlatform()
  await send(platform, {
    subject: '<b>Bold</b>',
    body: 'Go to http://localhost:3001/keys?a=1&b=2.\nOr http://evil.example/ or <script>alert(1)</script>',
  })
  const [mail] = await list(platform)
  expect(mail?.links).toEqual(['http://localhost:3001/keys?a=1&b=2'])
  const page = await platform.get(`/outbox/${mail?.id}`)
  const shown = await page.text()
  expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(shown).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  expect(shown).not.toContain('<b>Bold')
  const framed = await platform.get(`/outbox/${mail?.id}/html`)
  expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)
  const content = await framed.text()
  expect(content.match(/href="[^"]*"/g)).toEqual(['href="http://localhost:3001/keys?a=1&amp;b=2"'])
  expect(content).not.toContain('<script>')
  expect([
    (await platform.get('/outbox/none')).status,
    (await platform.get('/outbox/none/html')).status,
  ]).toEqual([404, 404])
})
