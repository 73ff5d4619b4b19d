import { paymentRequired } from '../../access/payment-required.ts'
import type { Config } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { undo } from '../../kernel/storage/undo.ts'
import { holdTokens, keepHold } from '../../ledger/holds.ts'
import { refusalMessages } from '../../ledger/usage-refused.ts'
import { askForConfirmation } from '../../records/alert-addresses.ts'
import type { ModelServices } from '../calls/model-services.ts'
import type { Compute } from '../compute/compute.ts'
import { findJob, makeReady, nameJob, storeRows, type BulkJob, type NewJob } from './jobs.ts'
import { priceJob } from './price-job.ts'

/** Longest time for which tokens are held for a job, in milliseconds. */
const longestHold = 7 * 24 * 60 * 60 * 1000

/** Name of the hold of a job. Once the job is ready, it belongs to no process: another one goes on with the job. */
export const holdOfJob = (id: string): string => `bulk:${id}`

/**
 * Sends a link to the address of a key's job inside the caller's transaction, unless the address is confirmed or has had a link just now.
 * Throws 404 for an unknown job and one of another key.
 */
export async function confirmJobAddress(
  sql: Sql,
  config: Config,
  { keyId, jobId }: { keyId: string; jobId: string },
  { network, at }: { network: string; at: Date },
): Promise<void> {
  const [job] = await sql.query<{ email: string | null }>(
    'select email from bulk_jobs where id = $1 and key_id = $2',
    [jobId, keyId],
  )
  if (job === undefined) throw new ApiFailure(404, 'This key has no bulk job with this ID.')
  if (job.email === null) return
  await askForConfirmation(sql, config, { keyId }, { email: job.email, network, at })
}

export interface JobToStart extends Omit<NewJob, 'rows'> {
  /** The client that starts it, as `clientAddress` names it. */
  network: string
  /** Reads the rows; called twice, so that they need not be in memory together. */
  rows: () => NewJob['rows']
  /** Tokens that the key can spend. */
  balance: number
  /** Runs in the transaction that makes the job visible; what it throws undoes the job. */
  finish: (sql: Sql, job: BulkJob) => Promise<void>
}

type StartServices = Pick<ModelServices, 'database' | 'config' | 'processId'> & {
  compute: Pick<Compute, 'run'>
}

/** Throws 402 unless the key can pay for a job, and holds its price. */
async function holdPrice(
  { database, compute, processId }: StartServices,
  id: string,
  { keyId, model, rows, balance, at }: JobToStart,
): Promise<void> {
  const tokens = await priceJob(compute, { keyId, model, rows: rows() }, balance)
  if (tokens > balance) throw new ApiFailure(402, refusalMessages.balance)
  if (tokens === 0) return
  const expiresAt = new Date(at.getTime() + longestHold)
  const hold = { id: holdOfJob(id), keyId, least: tokens, most: tokens, at, expiresAt, processId }
  await paymentRequired(holdTokens(database, hold))
}

/**
 * Deletes what is stored and held for a job that could not be started, as `undo` does. A job that became ready, although the answer of the
 * database was lost, stays.
 */
export const undoStart = (database: Sql, id: string): Promise<void> =>
  undo('the start of a bulk job', () =>
    database.query(
      `with job as (delete from bulk_jobs where id = $1 and not is_ready)
       delete from holds where id = $2 and process_id is not null`,
      [id, holdOfJob(id)],
    ),
  )

/**
 * Makes a stored job visible inside the caller's transaction, lets its hold outlive this process, and sends a link to its address unless that
 * is confirmed.
 */
export async function showJob(
  sql: Sql,
  config: Config,
  id: string,
  { keyId, email, network, at, finish }: Omit<JobToStart, 'rows' | 'balance'>,
): Promise<BulkJob> {
  await makeReady(sql, id)
  await keepHold(sql, holdOfJob(id))
  if (email !== null) await askForConfirmation(sql, config, { keyId }, { email, network, at })
  const made = await findJob(sql, id)
  if (made === undefined) throw new Error(`The bulk job ${id} was not recorded.`)
  await finish(sql, made)
  return made
}

/**
 * Starts a job: prices its rows, holds the price, stores the rows, and makes it visible in a short transaction, which also sends a link to
 * its address unless that is confirmed. No connection to the database is held while rows are read or priced. Throws 402, with nothing
 * stored, when the balance does not cover the job. Of a process that ends meanwhile, neither rows nor hold remain.
 */
export async function startJob(services: StartServices, job: JobToStart): Promise<BulkJob> {
  const { database, config } = services
  const id = nameJob()
  try {
    await holdPrice(services, id, job)
    await storeRows(database, id, { ...job, rows: job.rows() }, services.processId)
    return await database.transaction((sql) => showJob(sql, config, id, job))
  } catch (error) {
    await undoStart(database, id)
    throw error
  }
}
