import { expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { sendNotice, type Notice } from './notices.ts'

const at = new Date('2026-05-04T10:00:00Z')

async function start() {
  const database = await openTestDatabase()
  return {
    send: (given: Partial<Notice>) =>
      database.transaction((sql) =>
        sendNotice(sql, {
          recipient: 'stranger@example.org',
          isConfirmed: false,
          network: '203.0.113.7',
          subject: 'A change',
          body: '',
          at,
          ...given,
        }),
      ),
    count: async (recipient = '%') => {
      const mails = await database.query(
        `select id from mails where kind = 'notice' and recipient ilike $1`,
        [recipient],
      )
      return mails.length
    },
  }
}

test('an address that nobody has confirmed gets five notices in a day, however it is written and whoever causes them', async () => {
  const { send, count } = await start()
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      send({
        network: `203.0.113.${index}`,
        recipient: index % 2 === 0 ? 'stranger@example.org' : 'Stranger@Example.org',
      }),
    ),
  )
  expect(await count()).toBe(5)
  await send({ at: new Date(at.getTime() + 24 * 60 * 60 * 1000 + 1) })
  expect(await count()).toBe(6)
})

test('one client causes thirty notices in a day to addresses that nobody has confirmed', async () => {
  const { send, count } = await start()
  for (let index = 0; index < 32; index++) await send({ recipient: `stranger-${index}@example.org` })
  expect(await count()).toBe(30)
  await send({ recipient: 'other@example.org', network: '203.0.113.8' })
  expect(await count('other@example.org')).toBe(1)
})

test('the owner of a confirmed address is told of every change', async () => {
  const { send, count } = await start()
  for (let index = 0; index < 7; index++) await send({ recipient: 'ada@example.org', isConfirmed: true })
  expect(await count('ada@example.org')).toBe(7)
})
