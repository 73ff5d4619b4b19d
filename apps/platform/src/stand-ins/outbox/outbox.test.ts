import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { standInFolder, startTestStandIns } from '../stand-ins.test-support.ts'

interface Listed {
  mails: { id: string; kind: string; to: string; subject: string; text: string; links: string[] }[]
}

interface Sent {
  kind: string
  to: string
  subject: string
  text: string
  key?: string
}

const epoch = '1970-01-01T00:00:00Z'

/** The outbox alone; its clock starts in 2026 and is moved by `minutes`. */
async function startOutbox(directory = standInFolder()) {
  let time = Date.parse('2026-01-01T00:00:00Z')
  const standIns = await startTestStandIns({ directory, now: () => new Date(time) })
  const { url } = standIns
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })
  return {
    ...standIns,
    get,
    html: async (path: string) => (await get(path)).text(),
    list: async (query = '') => ((await (await get(`/outbox.json?${query}`)).json()) as Listed).mails,
    minutes: (count: number) => (time += count * 60_000),
    send({ kind = 'receipt', key, ...change }: Partial<Sent> = {}) {
      const mail = { from: 'shop@example.org', to: 'ada@example.org', subject: 'Receipt', text: 'Thank you.' }
      return fetch(`${url}/emails`, {
        method: 'POST',
        headers: { authorization: 'Bearer re_test', ...(key !== undefined && { 'idempotency-key': key }) },
        body: JSON.stringify({ ...mail, ...change, tags: [{ name: 'kind', value: kind }] }),
      })
    },
  }
}

test('kind, recipient and words leave the mails that fit, newest first', async () => {
  const { send, list, html, minutes } = await startOutbox()
  await send({ subject: 'First' })
  minutes(1)
  await send({ subject: 'Second', kind: 'low-balance', to: 'Bob@example.org' })
  minutes(1)
  await send({ subject: 'Third', text: 'About the word 100%_tea.' })
  const subjects = async (query: string) => (await list(query)).map(({ subject }) => subject)
  expect(await subjects('')).toEqual(['Third', 'Second', 'First'])
  expect(await subjects('kind=low-balance')).toEqual(['Second'])
  expect(await subjects('to=bob@example.ORG')).toEqual(['Second'])
  expect(await subjects('text=100%25_TEA')).toEqual(['Third'])
  expect(await subjects('since=2026-01-01T00:01:00Z')).toEqual(['Third', 'Second'])
  const [, second] = await list()
  expect(await subjects(`before=${second?.id}`)).toEqual(['First'])
  expect(await subjects('before=none')).toEqual([])
  const page = await html('/outbox?kind=low-balance&to=&text=')
  expect(page).toContain('Second')
  expect(page).toContain('<span>low-balance</span>')
  expect(page).not.toContain('Third')
  expect(await html('/outbox?text=none')).toContain('No message matches this filter.')
})

test('a page of fifty leads to the older mails', async () => {
  const { send, html } = await startOutbox()
  expect(await html('/outbox')).toContain('No messages yet.')
  for (let count = 0; count < 60; count++) await send({ subject: `Mail ${count}.` })
  const first = await html('/outbox')
  expect([first.includes('Mail 59.'), first.includes('Mail 9.')]).toEqual([true, false])
  const older = /href="(\/outbox\?before=[^"]+)"/.exec(first)?.[1] ?? ''
  const second = await html(older)
  expect([second.includes('Mail 9.'), second.includes('Mail 0.'), second.includes('before=')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a mail arrives once however often it is sent, is kept over a restart, and needs a key and its fields', async () => {
  const directory = standInFolder()
  const first = await startOutbox(directory)
  for (let again = 0; again < 3; again++) expect((await first.send({ key: 'mail-1' })).status).toBe(200)
  await first.stop()
  const { list, send, url } = await startOutbox(directory)
  expect(await list()).toMatchObject([{ id: 'mail-1', kind: 'receipt' }])
  const mail = JSON.stringify({ from: 'a', to: 'b', subject: 'c', text: 'd' })
  expect((await fetch(`${url}/emails`, { method: 'POST', body: mail })).status).toBe(401)
  expect((await send({ to: 'x'.repeat(500) })).status).toBe(422)
  expect((await send({ text: 'x'.repeat(1_100_000) })).status).toBe(413)
})

test('only the newest thousand mails are kept', async () => {
  const { send, list } = await startOutbox()
  for (let count = 0; count < 1005; count += 15)
    await Promise.all(Array.from({ length: 15 }, (_, index) => send({ subject: `Mail ${count + index}` })))
  const newest = await list('limit=200')
  expect(newest).toHaveLength(200)
  let [count, before] = [0, '']
  for (let page = newest; page.length > 0; page = await list(`limit=200&before=${before}`)) {
    count += page.length
    before = page.at(-1)?.id ?? ''
  }
  expect(count).toBe(1000)
})

test('a program waits for a mail: it gets it when it comes, and an empty list when none came', async () => {
  const { send, list, get } = await startOutbox()
  const waiting = list(`since=${epoch}&to=ada@example.org&wait=20`)
  await send({ to: 'bob@example.org' })
  await send()
  expect((await waiting).map(({ to }) => to)).toEqual(['ada@example.org'])
  expect(await list(`since=${epoch}&to=nobody@example.org&wait=0.3`)).toEqual([])
  for (const query of ['wait=1', `since=${epoch}&wait=21`, 'since=yesterday', 'limit=0'])
    expect((await get(`/outbox.json?${query}`)).status).toBe(422)
})

test('a request that waits for a mail does not delay the stop', async () => {
  const { list, get, stop } = await startOutbox()
  const waiting = list(`since=${epoch}&wait=20`)
  await get('/outbox')
  const stopped = stop()
  expect(await waiting).toEqual([])
  await stopped
})

test('a mail is shown in a frame without rights, its text as text, and links only to known origins', async () => {
  const { send, list, get } = await startOutbox()
  await send({
    subject: '<b>Bold</b>',
    text: 'Go to http://localhost:3001/keys?a=1&b=2.\nOr http://evil.example/ or <script>alert(1)</script>',
  })
  const [mail] = await list()
  expect(mail?.links).toEqual(['http://localhost:3001/keys?a=1&b=2'])
  const shown = await (await get(`/outbox/${mail?.id}`)).text()
  expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(shown).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  expect(shown).not.toContain('<b>Bold')
  const framed = await get(`/outbox/${mail?.id}/html`)
  expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)
  const content = await framed.text()
  expect(content.match(/href="[^"]*"/g)).toEqual(['href="http://localhost:3001/keys?a=1&amp;b=2"'])
  expect(content).not.toContain('<script>')
  expect([(await get('/outbox/none')).status, (await get('/outbox/none/html')).status]).toEqual([404, 404])
})

test('list and mail have the words of every language', async () => {
  const { send, list, get } = await startOutbox()
  await send()
  const [mail] = await list()
  for (const path of ['/outbox', '/outbox?text=none', `/outbox/${mail?.id}`]) {
    const pages = await Promise.all(
      localeTable.map(async ({ code }) => (await get(path, { 'accept-language': code })).text()),
    )
    for (const [index, { code }] of localeTable.entries())
      expect(pages[index]).toContain(`<html lang="${code}">`)
    // What a page says apart from the mail itself: no language has the words of another one.
    const words = pages.map((page) => /<main>[\s\S]*?<\/(?:p|dl|nav)>/.exec(page)?.[0])
    expect(new Set(words).size).toBe(localeTable.length)
  }
})
