import { pack, unpack } from '../../kernel/packing.ts'
import { isUnclaimed } from '../../kernel/processes/processes.ts'
import { keptFor, type Retention } from '../../kernel/processes/retention.ts'
import type { Sql } from '../../kernel/storage/database.ts'

/** Time for which a response is replayed and its idempotency key cannot be used for another request: a day. */
export const replayHours = 24
const dayMilliseconds = replayHours * 60 * 60 * 1000

/** Bytes of responses, compressed, that a key may store in a day: what costs us memory for a day must not be free of limits. */
export const mostBytesOfDay = 50 * 1024 * 1024

/** The counts of a day outlast the responses that were stored in it. */
export const idempotencyRetentions: readonly Retention[] = [
  keptFor({ table: 'idempotent_calls', key: 'id', since: 'created_at', milliseconds: dayMilliseconds }),
  keptFor({ table: 'idempotent_bytes', key: 'key_id, day', since: 'day', milliseconds: 2 * dayMilliseconds }),
]

/** Shorter responses are stored as they are. */
const worthPacking = 1024

export interface NamedCall {
  /** Hash of the key, method, address and idempotency key. */
  id: string
  keyId: string
  bodyHash: string
  /** Name of the charge in the ledger if this is the first request. */
  chargeName: string
  /** The process that makes the request. */
  processId: string
}

export interface StoredResponse {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

export interface Claim {
  /** Whether the idempotency key was used with this body. */
  sameBody: boolean
  /** Name of the charge in the ledger, the same for every retry. */
  chargeName: string
  /** Stored response of an earlier request; undefined for the first one and where none was stored. */
  answer: StoredResponse | undefined
  /** Whether another process makes the request at the moment. */
  isElsewhere: boolean
}

interface Row {
  bodyHash: string
  chargeName: string
  status: number | null
  headers: StoredResponse['headers']
  body: StoredResponse['body']
  encoding: 'gzip' | null
  processId: string | null
}

/**
 * Claims a request for its process, or returns what is known of its first one: the response, or that another process makes it. A first
 * one of more than a day ago is forgotten.
 */
export async function claimCall(sql: Sql, call: NamedCall, at: Date): Promise<Claim> {
  const kept = new Date(at.getTime() - dayMilliseconds)
  await sql.query('delete from idempotent_calls where id = $1 and created_at < $2', [call.id, kept])
  const [row] = await sql.query<Row>(
    `insert into idempotent_calls as known (id, key_id, body_hash, charge_name, created_at, process_id)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set process_id =
       case when known.process_id is null or ${isUnclaimed('known.process_id')} then excluded.process_id else known.process_id end
     returning body_hash as "bodyHash", charge_name as "chargeName", status, headers, body, encoding,
       process_id as "processId"`,
    [call.id, call.keyId, call.bodyHash, call.chargeName, at, call.processId],
  )
  if (row === undefined) throw new Error('An idempotent call could not be noted.')
  const { bodyHash, chargeName, status, headers, processId } = row
  const body = row.encoding === null ? row.body : new Uint8Array(await unpack(row.body))
  return {
    sameBody: bodyHash === call.bodyHash,
    chargeName,
    answer: status === null ? undefined : { status, headers, body },
    isElsewhere: status === null && processId !== call.processId,
  }
}

/** A response as it is stored. */
export interface PackedResponse extends StoredResponse {
  encoding: 'gzip' | null
}

/** Compresses the body of a response where that is worth it, in a thread. */
export async function packResponse(response: StoredResponse): Promise<PackedResponse> {
  if (response.body.length < worthPacking) return { ...response, encoding: null }
  const body = new Uint8Array(await pack(response.body))
  return body.length < response.body.length
    ? { ...response, body, encoding: 'gzip' }
    : { ...response, encoding: null }
}

/** Counts the bytes of a response on its key and day. Returns `false` when the key has stored too many today. */
export async function takeBytes(sql: Sql, keyId: string, bytes: number, at: Date): Promise<boolean> {
  const taken = await sql.query(
    `insert into idempotent_bytes as known (key_id, day, bytes) values ($1, $2::date, $3)
     on conflict (key_id, day) do update set bytes = known.bytes + excluded.bytes where known.bytes + excluded.bytes <= $4
     returning 1 as one`,
    [keyId, at, bytes, mostBytesOfDay],
  )
  return taken.length > 0
}

/**
 * Stores the response of a request, unless its user has deleted the account since. Returns `false` when one was stored before: another
 * process has taken the request over and was faster.
 */
export async function storeResponse(
  sql: Sql,
  id: string,
  { status, headers, body, encoding }: PackedResponse,
): Promise<boolean> {
  const stored = await sql.query(
    `update idempotent_calls set status = $2, headers = $3, body = $4, encoding = $5
     where id = $1 and status is null and exists (select 1 from api_keys where api_keys.id = key_id and erased_at is null)
     returning 1 as one`,
    [id, status, JSON.stringify(headers), body, encoding],
  )
  if (stored.length > 0) return true
  const earlier = await sql.query('select 1 from idempotent_calls where id = $1 and status is not null', [id])
  return earlier.length === 0
}

/** Lets other processes make a request again that this one could not finish. */
export async function releaseCall(sql: Sql, { id, processId }: NamedCall): Promise<void> {
  await sql.query(
    'update idempotent_calls set process_id = null where id = $1 and process_id = $2 and status is null',
    [id, processId],
  )
}

/** Deletes the record of a request, so that its idempotency key can be used again. */
export async function forgetCall(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from idempotent_calls where id = $1', [id])
}
