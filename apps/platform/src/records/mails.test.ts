import { expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { sendMail } from './mails.ts'

test('a line break in a subject, such as that of a file name, begins no other header', async () => {
  const database = await openTestDatabase()
  const subject = 'Bulk embeddings are ready: a.csv\r\nBcc: all@example.org\n\r x'
  const at = new Date('2026-03-02T09:30:00Z')
  await sendMail(database, { kind: 'bulk-job', recipient: 'ada@example.org', subject, body: 'Done.', at })
  expect(await database.query('select subject from mails')).toEqual([
    { subject: 'Bulk embeddings are ready: a.csv Bcc: all@example.org x' },
  ])
})
