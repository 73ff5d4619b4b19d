import type { Sql } from '../../kernel/storage/database.ts'

/** How long an answer is replayed, and its name cannot be used for another call: a day. */
const keptMilliseconds = 24 * 60 * 60 * 1000

export interface NamedCall {
  /** Hash of everything that names it. */
  id: string
  keyId: string
  bodyHash: string
  /** What the ledger books it under when this is its first try. */
  chargeName: string
}

export interface StoredResponse {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

export interface Claim {
  /** Whether the name was used with this body. */
  sameBody: boolean
  /** What the ledger books it under, in every try. */
  chargeName: string
  /** Of a try that has ended; undefined for the first one and where no answer was kept. */
  answer: StoredResponse | undefined
}

interface Row {
  bodyHash: string
  chargeName: string
  status: number | null
  headers: StoredResponse['headers']
  body: StoredResponse['body']
}

/** Notes that a call begins, or answers what is known of its first try. Calls of more than a day ago are forgotten. */
export async function claimCall(sql: Sql, call: NamedCall, at: Date): Promise<Claim> {
  await sql.query('delete from idempotent_calls where created_at < $1', [
    new Date(at.getTime() - keptMilliseconds),
  ])
  const [row] = await sql.query<Row>(
    // Changing nothing makes the row of the first try come back.
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

/** Keeps the answer of a call, unless its user has deleted the account meanwhile. */
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

/** Gives a name free again. */
export async function forgetCall(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from idempotent_calls where id = $1', [id])
}
