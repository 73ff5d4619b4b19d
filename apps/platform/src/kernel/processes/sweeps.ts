import type { Sql } from '../storage/database.ts'

/**
 * Takes the next sweep of a kind of work for this process, and sets when the one after it is due. Returns 0, or the milliseconds until the
 * sweep is due that another process has taken.
 */
export async function takeSweep(sql: Sql, name: string, intervalMilliseconds: number): Promise<number> {
  const taken = await sql.query(
    `insert into sweeps (name, next_at) values ($1, now() + $2 * interval '1 millisecond')
     on conflict (name) do update set next_at = excluded.next_at where sweeps.next_at <= now()
     returning 1 as one`,
    [name, intervalMilliseconds],
  )
  if (taken.length > 0) return 0
  const [row] = await sql.query<{ wait: number }>(
    `select greatest(1, extract(epoch from next_at - now()) * 1000)::int as wait from sweeps where name = $1`,
    [name],
  )
  return row?.wait ?? 1
}
