import { expect, test } from 'vitest'

import { startTestPlatform } from '../platform.test-support.ts'

test.each(['accounts', 'transfers', 'entries', 'usage_days'])(
  'while %s is locked so that no call can be charged, the platform is not ready',
  async (table) => {
    const platform = await startTestPlatform()
    expect((await platform.get('/ready')).status).toBe(200)
    await platform.database.transaction(async (sql) => {
      await sql.script(`lock table ${table} in share mode`)
      const response = await platform.get('/ready')
      expect(response.status).toBe(503)
      expect(await response.json()).toEqual({ status: 'a table of the database is locked' })
    })
    expect((await platform.get('/ready')).status).toBe(200)
  },
)
