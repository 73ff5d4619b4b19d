import type { Sql } from '../../kernel/storage/database.ts'

/** Time for which a response is replayed and its idempotency key cannot be used for another request: a day. */
const keptMilliseconds = 24 * 60 * 60 * 1000

export interface NamedCall {
  /** Hash of the key, method, address and idempotency key. */
  id: string
  keyId: string
  bodyHash: string
  /** Name of the charge in the ledger if this is the first request. */
  chargeName: string
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
}

interface Row {
  bodyHash: string
  chargeName: string
  status: number | null
  headers: StoredResponse['headers']
  body: StoredResponse['body']
}

/** Records the start of a request, or returns what is known of its first one. Deletes records that are older than a day. */
export async function claimCall(sql: Sql, call: NamedCall, at: Date): Promise<Claim> {
  await sql.query('delete from idempotent_calls where created_at < $1', [
    new Date(at.getTime() - keptMilliseconds),
  ])
  const [row] = await sql.query<Row>(
    // A no-op update makes `returning` yield the existing row.
    `insert into idempotent_calls (id, key_id, body_hash, charge_name, created_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set id = excluded.id
     returning body_hash as "bodyHash", charge_name as "chargeName", status, headers, body`,
    [call.id, call.keyId, call.bodyHash, call.chargeName, at],
  )
  if (row === undefined) throw new Error('An idempotent call could not be noted.')
  const { bodyHash, chargeName, status, headers, body } = row
  return {
    sameBody: bodyHash === call.bodyHash,
    chargeName,
    answer: status === null ? undefined : { status, headers, body },
  }
}

/** Stores the response of a request, unless its user has deleted the account since. */
export async function storeResponse(
  sql: Sql,
  id: string,
  { status, headers, body }: StoredResponse,
): Promise<void> {
  await sql.query(
    `update idempotent_calls set status = $2, headers = $3, body = $4
     where id = $1 and exists (select 1 from api_keys where api_keys.id = key_id and erased_at is null)`,
    [id, status, JSON.stringify(headers), body],
  )
}

/** Deletes the record of a request, so that its idempotency key can be used again. */
export async function forgetCall(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from idempotent_calls where id = $1', [id])
}
