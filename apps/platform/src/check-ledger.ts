import { readConfig } from './kernel/config.ts'
import { openPostgres } from './kernel/storage/open-postgres.ts'
import { checkLedger } from './ledger/check-ledger.ts'

/** Checks the ledger of the database at `DATABASE_URL`, for example after a restore. Prints what is wrong, and ends with code 1 then. */
const { databaseUrl } = readConfig(process.env)
if (databaseUrl === undefined)
  throw new Error('Set DATABASE_URL to the database whose ledger is to be checked.')
// Reading a large ledger takes longer than a statement of a request may.
const database = openPostgres(databaseUrl, { timeoutMilliseconds: 0 })
const faults = await checkLedger(database)
await database.close()
console.log(faults.length === 0 ? 'The ledger is whole.' : `The ledger is damaged: ${faults.join('; ')}.`)
process.exitCode = faults.length === 0 ? 0 : 1
