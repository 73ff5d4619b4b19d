import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'

import { companyFetch } from '../kernel/outgoing/company-fetch.ts'
import type { Database } from '../kernel/storage/database.ts'
import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { deliverMails } from './deliver-mails.ts'
import { sendMail } from './mails.ts'

interface Received {
  to: string
  subject: string
  text: string
  key: string | undefined
}

/** A mail provider that notes what it gets; `statusOf` decides its response. */
async function startProvider(statusOf: (mail: Received, count: number) => number = () => 200) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { to, subject, text } = JSON.parse(body) as Received
      const mail = { to, subject, text, key: request.headers['idempotency-key'] as string | undefined }
      received.push(mail)
      response.writeHead(statusOf(mail, received.length)).end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  return {
    provider: { url: `http://127.0.0.1:${address.port}`, key: 're_test', from: 'Us <us@example.org>' },
    received,
  }
}

const at = new Date('2026-05-01T12:00:00Z')
const mail = (subject: string) =>
  ({ kind: 'notice', recipient: 'ada@example.org', subject, body: '', at }) as const
const states = (database: Database) =>
  database.query('select subject, state, attempts from mails order by sequence')

/** Delivers with a clock that the test moves, until the test ends. */
function start(database: Database, provider: { url: string; key: string; from: string }) {
  let time = at.getTime()
  const delivery = deliverMails({
    database,
    provider,
    fetch: companyFetch({ seconds: 10 }),
    docsUrl: 'https://search.example/docs',
    now: () => new Date(time),
  })
  onTestFinished(() => delivery.stop())
  return { ...delivery, pass: (seconds: number) => (time += seconds * 1000) }
}

test('mails are delivered in order when the database reads them in another one', async () => {
  const database = await openTestDatabase()
  const { provider, received } = await startProvider()
  // The planner believes that the table has one row, and one mail is stored before those that come before it.
  await sendMail(database, mail('old'))
  await database.query(`update mails set state = 'sent'`)
  await database.script('analyze mails')
  await database.transaction(async (sql) => {
    for (let count = 0; count < 25; count++) await sendMail(sql, mail(`${count}`))
  })
  await database.query(`update mails set body = 'later' where subject <> '22'`)
  const { runNow } = start(database, provider)
  await runNow()
  expect(received.map(({ subject }) => subject)).toEqual(Array.from({ length: 25 }, (_, count) => `${count}`))
})

test('a mail about money or a job ends with the address of its guide, one with a code does not', async () => {
  const database = await openTestDatabase()
  const { provider, received } = await startProvider()
  await sendMail(database, { ...mail('Low balance'), kind: 'low-balance', body: '900 tokens are left.' })
  await sendMail(database, { ...mail('Sign in'), kind: 'sign-in-link', body: 'https://search.example/in' })
  await start(database, provider).runNow()
  expect(received.map(({ text }) => text)).toEqual([
    '900 tokens are left.\n\n-- \nhttps://search.example/docs/billing',
    'https://search.example/in',
  ])
})

test('mails are delivered in order once their transaction has ended, and none of one that was rolled back', async () => {
  const database = await openTestDatabase()
  const { provider, received } = await startProvider()
  const delivery = start(database, provider)
  const undone = database.transaction(async (sql) => {
    await sendMail(sql, mail('undone'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.transaction(async (sql) => {
    for (let count = 0; count < 25; count++) await sendMail(sql, mail(`${count}`))
  })
  await delivery.runNow()
  expect(received.map(({ subject }) => subject)).toEqual(Array.from({ length: 25 }, (_, count) => `${count}`))
  expect(new Set(received.map(({ key }) => key)).size).toBe(25)
})

test('a mail that the provider rejected is retried later under the same key, without delaying the others', async () => {
  const database = await openTestDatabase()
  const { provider, received } = await startProvider(({ subject }, count) =>
    subject === 'first' && count < 4 ? 503 : 200,
  )
  const { pass, runNow } = start(database, provider)
  await sendMail(database, mail('first'))
  await sendMail(database, mail('second'))
  await runNow()
  expect(await states(database)).toEqual([
    { subject: 'first', state: 'pending', attempts: 1 },
    { subject: 'second', state: 'sent', attempts: 1 },
  ])
  await runNow()
  expect(received).toHaveLength(2)
  pass(1)
  await runNow()
  pass(2)
  await runNow()
  expect(await states(database)).toMatchObject([{ state: 'sent', attempts: 3 }, { state: 'sent' }])
  const keys = received.filter(({ subject }) => subject === 'first').map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

test('a mail that the provider refuses for good is not sent again', async () => {
  const database = await openTestDatabase()
  const { provider, received } = await startProvider(() => 422)
  const { pass, runNow } = start(database, provider)
  await sendMail(database, mail('wrong'))
  await runNow()
  pass(7200)
  await runNow()
  expect(received).toHaveLength(1)
  expect(await states(database)).toMatchObject([{ state: 'refused' }])
})

test('two processes over one database deliver each mail once', async () => {
  const database = await openTestDatabase()
  const { provider, received } = await startProvider()
  for (let count = 0; count < 60; count++) await sendMail(database, mail(`${count}`))
  const deliveries = [start(database, provider), start(database, provider)]
  await Promise.all(deliveries.map(({ runNow }) => runNow()))
  await expect.poll(() => received.length).toBe(60)
  expect(new Set(received.map(({ key }) => key)).size).toBe(60)
})
