import { createHash } from 'node:crypto'

import type { Database, Sql } from '../../kernel/storage/database.ts'
import { ProviderFailure } from './provider-failure.ts'

export interface ProviderResponse {
  status: 200 | 402
  body: object
}

/**
 * Does a POST of the provider's API once per `Idempotency-Key`: another try gets the first answer again, a refused card included.
 * The work and its answer are one transaction. The same key with other parameters is refused; without a key nothing is remembered.
 */
export function once(
  database: Database,
  request: { key: string | undefined; path: string; text: string; at: Date },
  work: (sql: Sql) => Promise<ProviderResponse>,
): Promise<ProviderResponse & { replayed: boolean }> {
  const { key, at } = request
  const fingerprint = createHash('sha256').update(`${request.path}\n${request.text}`).digest('hex')
  return database.transaction(async (sql) => {
    if (key === undefined) return { ...(await work(sql)), replayed: false }
    const fresh = await sql.query(
      `insert into provider_requests (idempotency_key, fingerprint, created_at) values ($1, $2, $3)
       on conflict (idempotency_key) do nothing returning idempotency_key`,
      [key, fingerprint, at],
    )
    if (fresh.length === 0) {
      const [known] = await sql.query<{ fingerprint: string; status: 200 | 402; answer: object }>(
        'select fingerprint, status, answer from provider_requests where idempotency_key = $1',
        [key],
      )
      if (known === undefined || known.fingerprint !== fingerprint) {
        throw new ProviderFailure(
          400,
          'idempotency_error',
          'This idempotency key was used with other parameters.',
        )
      }
      return { status: known.status, body: known.answer, replayed: true }
    }
    const answer = await work(sql)
    await sql.query('update provider_requests set status = $2, answer = $3 where idempotency_key = $1', [
      key,
      answer.status,
      JSON.stringify(answer.body),
    ])
    return { ...answer, replayed: false }
  })
}
