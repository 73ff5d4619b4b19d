import type { Sql } from '../../kernel/storage/database.ts'

/** What one replica takes: this many calls in the window. Ours; the specification names only `num_replicas`. */
const callsPerReplica = 30
const windowMilliseconds = 60_000

/** How many replicas of a model the calls of the last minute keep busy; one at least. Counted from the ledger, so it survives a restart. */
export async function countReplicas(sql: Sql, model: string, at: Date): Promise<number> {
  const [row] = await sql.query<{ calls: number }>(
    `select count(*) as calls from transfers
     where created_at > $2 and type = 'consume' and metadata->>'model_name' = $1`,
    [model, new Date(at.getTime() - windowMilliseconds)],
  )
  return Math.max(1, Math.ceil((row?.calls ?? 0) / callsPerReplica))
}
