import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

import { dataDir, killPlatform, startPlatform } from './platform-process.ts'

/** Changes the platform's database directly, for data that requests would take too long to make. The platform is restarted for it. */
export async function changeDatabase(change: (database: PGlite) => Promise<unknown>): Promise<void> {
  await killPlatform()
  const database = await PGlite.create({ dataDir: join(dataDir, 'postgres') })
  try {
    await change(database)
  } finally {
    await database.close()
    await startPlatform()
  }
}
