import type { Sql } from '../../kernel/storage/database.ts'

/** Calls per window that one replica serves. Our own figure; the specification has `num_replicas` only. */
const callsPerReplica = 30
const windowMilliseconds = 60_000

/** Returns the number of replicas that the calls of the last minute need, at least one. Counts charges in the ledger, so a restart does not change it. */
export async function countReplicas(sql: Sql, model: string, at: Date): Promise<number> {
  const [row] = await sql.query<{ calls: number }>(
    `select count(*) as calls from transfers
     where created_at > $2 and type = 'consume' and metadata->>'model_name' = $1`,
    [model, new Date(at.getTime() - windowMilliseconds)],
  )
  return Math.max(1, Math.ceil((row?.calls ?? 0) / callsPerReplica))
}
