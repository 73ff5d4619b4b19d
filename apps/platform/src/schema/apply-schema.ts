import type { Database } from '../kernel/storage/database.ts'
import { migrate } from '../kernel/storage/migrate.ts'

/** Brings a database to the tables and functions of this version. Throws an Error in plain words for a database of another version. */
export const applySchema = (database: Database): Promise<void> =>
  migrate(database, {
    migrations: new URL('./migrations/', import.meta.url),
    functions: [
      '../kernel/storage/functions/',
      '../ledger/functions/',
      '../keys/functions/',
      '../access/functions/',
      '../models/limits/functions/',
      '../models/service-status/functions/',
    ].map((folder) => new URL(folder, import.meta.url)),
  })
