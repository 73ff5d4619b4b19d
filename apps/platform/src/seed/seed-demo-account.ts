import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Core } from '../kernel/core.ts'
import { writeSampleData } from './write-sample-data.ts'

/** The account that a fresh platform comes with. Known to everybody on purpose: it exists on this machine only. */
export const demoAccount = {
  email: 'demo@search-foundation.example',
  password: 'demo-password-1',
  name: 'Demo',
} as const

/**
 * Gives the user of the demo account its sample data, unless the user has keys already. Writes the password and the text of one key to
 * `demo.json` in the data folder, readable by the owner only.
 */
export async function seedDemoAccount({ config, database, now }: Core, userId: string): Promise<void> {
  const [known] = await database.query('select id from api_keys where user_id = $1 limit 1', [userId])
  if (known !== undefined) return
  const { search } = await database.transaction((sql) =>
    writeSampleData(sql, { ...demoAccount, userId }, now()),
  )
  writeFileSync(
    join(config.dataDir, 'demo.json'),
    JSON.stringify({ ...demoAccount, apiKey: search.text }, null, 2),
    { mode: 0o600 },
  )
}
