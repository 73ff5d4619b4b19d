import { PGlite } from '@electric-sql/pglite'

/** How much the account has beside its sample data. */
export interface AccountSize {
  /** Calls of the last 29 days; every twentieth was refused. */
  requests: number
  keys: number
}

/** Adds keys to the user of the sample data, and calls to one of the user's keys. */
export async function fillAccount(directory: string, { requests, keys }: AccountSize): Promise<void> {
  const database = await PGlite.create({ dataDir: directory })
  try {
    const { rows } = await database.query<{ id: string; user_id: string }>(
      `select id, user_id from api_keys where name = 'sample-website-search'`,
    )
    const sample = rows[0]
    if (sample === undefined) throw new Error('The platform made no demo account.')
    await database.query(
      `insert into api_keys (id, hash, kind, tail, user_id, created_at, name)
       select 'bench' || n, 'bench' || n, 'zero', lpad(to_hex(n), 4, '0'), $1, now() - n * interval '1 hour', 'Service ' || n
       from generate_series(1, $2::int) as n`,
      [sample.user_id, keys],
    )
    await database.query(
      `insert into request_log (id, key_id, at, method, route, product, model, status, tokens, duration_ms, engine, error_code)
       select lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000', $1, now() - n * interval '29 days' / $2::int, 'POST', '/v1/embeddings',
         'embedding', 'jina-embeddings-v3', case when n % 20 = 0 then 429 else 200 end, 12, 40 + n % 400, 'local',
         case when n % 20 = 0 then 'rate_limit_exceeded' end
       from generate_series(1, $2::int) as n`,
      [sample.id, requests],
    )
  } finally {
    await database.close()
  }
}
