import { startBackground, type Background } from '../../kernel/background.ts'
import type { Core } from '../../kernel/core.ts'
import { takeSweep } from '../../kernel/processes/sweeps.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { awayServers, type ModelServers } from '../calls/serve-models.ts'
import { measuredProducts } from './products.ts'

const name = 'observation of products'
const sweepMilliseconds = 60_000
/** The longest that a model server may take to respond, in milliseconds. */
const patience = 5000

/** Product of each model server. */
const productOfServer: Readonly<Record<string, string>> = {
  embeddings: 'embedding',
  reranker: 'reranker',
  chat: 'deepsearch',
}

/** Notes at a time which products work: all but those in `away`, and those whose calls failed since the last time. */
export async function observeServices(sql: Sql, away: readonly string[], at: Date): Promise<void> {
  await sql.query('select observe_services($1, $2, $3)', [measuredProducts, away, at])
}

/** Observes the products once a minute, in one of the processes: asks their model servers, and looks at what became of their calls. */
export function watchServices(
  { database, now }: Pick<Core, 'database' | 'now'>,
  servers: ModelServers,
): Background {
  return startBackground({
    name,
    sweepMilliseconds,
    takeSweep: () => takeSweep(database, name, sweepMilliseconds),
    async work() {
      const away = await awayServers(servers, patience)
      const products = away.map((server) => productOfServer[server] ?? server)
      await observeServices(database, products, now())
    },
  })
}
