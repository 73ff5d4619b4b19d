import { afterAll, beforeAll, expect, test } from 'vitest'

import { startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { codeMailKinds, sendMail } from '../../records/mails.ts'
import { ada, bob, exported } from './account.test-support.ts'
import { busyAccount } from './busy-account.test-support.ts'

let platform: TestPlatform
let key: string
beforeAll(async () => {
  platform = await startFilePlatform()
  key = await busyAccount(platform, ada)
  await busyAccount(platform, bob)
})
afterAll(() => platform.stop())

test('an export has all data of its user, none of the other user, and no key', async () => {
  const data = await exported(platform, ada)
  const { about: _, exported_at: __, user, ...sections } = data
  expect(user).toMatchObject({ uid: ada, email: `${ada}@example.org` })
  const empty = Object.entries(sections).filter(([, rows]) => rows.length === 0)
  // Nothing was charged by auto-recharge.
  expect(empty.map(([name]) => name)).toEqual(['auto_recharge_charges'])
  expect(sections.profile).toMatchObject([{ profile: { displayName: ada } }])
  expect(sections.keys).toMatchObject([{ tail: key.slice(-4), user_id: ada }])
  expect(sections.bulk_rows).toMatchObject([{ input: `a text of ${ada}` }])
  expect(sections.contact_requests).toMatchObject([{ name: ada, message: `From ${ada}` }])
  expect(sections.audit[0]).toMatchObject({ action: 'data_exported', ip: '127.0.0.1' })
  const text = JSON.stringify(data)
  const [hers] = await platform.database.query<{ hash: string }>(
    'select hash from api_keys where user_id = $1',
    [ada],
  )
  for (const secret of [bob, key, hers?.hash ?? '']) expect(text).not.toContain(secret)
})

test('who has never confirmed the address gets no messages of its owner', async () => {
  const recipient = `${ada}@example.org`
  const mail = { kind: 'notice', subject: 'To the owner', body: '', at: new Date() } as const
  await sendMail(platform.database, { ...mail, recipient })
  const { mails, contact_requests } = await exported(platform, ada, `unconfirmed-user:${ada}`)
  expect(contact_requests).toEqual([])
  // Those about the account's own keys only.
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.filter((one) => one['key_id'] === null)).toEqual([])
  expect((await exported(platform, ada)).mails).toContainEqual(
    expect.objectContaining({ subject: mail.subject }),
  )
})

test('the rows of a list are exported in the order of their time', async () => {
  const subjects = Array.from({ length: 8 }, (_, index) => `Mail ${index + 1}`)
  const sent = subjects.map((subject, index) => ({ subject, at: new Date(Date.UTC(2026, 0, index + 1)) }))
  for (const { subject, at } of sent.toReversed())
    await sendMail(platform.database, {
      ...{ kind: 'notice', body: '', recipient: `${ada}@example.org` },
      ...{ subject, at },
    })
  const { mails } = await exported(platform, ada)
  expect(mails.flatMap(({ subject }) => (/^Mail \d$/.test(String(subject)) ? [subject] : []))).toEqual(
    subjects,
  )
})

test('mails with a code are exported without it', async () => {
  const recipient = `${ada}@example.org`
  const texts = { subject: 'A code', body: 'code-4711' }
  for (const kind of [...codeMailKinds, 'notice'] as const)
    await sendMail(platform.database, { kind, recipient, ...texts, at: new Date() })
  const mails = (await exported(platform, ada)).mails.filter(({ subject }) => subject === texts.subject)
  expect(mails).toHaveLength(codeMailKinds.length + 1)
  expect(mails.filter(({ body }) => body !== undefined)).toMatchObject([{ kind: 'notice' }])
})
