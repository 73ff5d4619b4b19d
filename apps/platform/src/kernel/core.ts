import type { Config } from './config.ts'
import type { Database } from './storage/database.ts'

/** What most parts of the platform need. */
export interface Core {
  config: Config
  database: Database
  /** The current time; tests set it. */
  now: () => Date
}
