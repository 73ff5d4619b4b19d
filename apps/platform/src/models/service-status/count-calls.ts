import type { MiddlewareHandler } from 'hono'

import { productOfRoute } from '../../access/product-of-route.ts'
import { startBackground } from '../../kernel/background.ts'
import type { Core } from '../../kernel/core.ts'
import { routeOf } from '../../kernel/http/base-app.ts'
import type { Part } from '../../kernel/parts.ts'
import { bucketOf, durationBuckets } from './durations.ts'

/** How long calls are gathered in memory. A process that is killed loses what it has gathered. */
const gatherMilliseconds = 10_000
const sweepMilliseconds = 60_000

/** Calls of one product on one day. */
interface Count {
  product: string
  /** YYYY-MM-DD, UTC. */
  day: string
  calls: number
  failed: number
  durations: number[]
}

const addition = `insert into service_days (product, day, calls, failed, durations) values ($1, $2, $3, $4, $5)
  on conflict (product, day) do update set
    calls = service_days.calls + excluded.calls,
    failed = service_days.failed + excluded.failed,
    durations = (select array_agg(coalesce(one, 0) + coalesce(other, 0) order by place)
      from unnest(service_days.durations, excluded.durations) with ordinality as both_of (one, other, place))`

const recency = `update service_watch set recent_calls = recent_calls + $2, recent_failed = recent_failed + $3 where product = $1`

export interface CallCounter extends Part {
  /** Counts a response of a product. A status of 500 or more is a failure of the service; the duration is in milliseconds. */
  count(product: string, status: number, duration: number): void
  /** Stores what was counted so far. */
  flush(): Promise<void>
}

/** Counts calls of products by day, with their durations, and adds them to those of the other processes. */
export function startCallCounter({ database, now }: Pick<Core, 'database' | 'now'>): CallCounter {
  let counts = new Map<string, Count>()

  async function store(): Promise<void> {
    for (const [id, count] of counts) {
      counts.delete(id)
      const { product, day, calls, failed, durations } = count
      try {
        await database.transaction(async (sql) => {
          await sql.query(addition, [product, day, calls, failed, durations])
          await sql.query(recency, [product, calls, failed])
        })
      } catch (error) {
        counts = new Map([[id, added(count, counts.get(id))], ...counts])
        throw error
      }
    }
  }
  const storing = startBackground({
    name: 'calls of products',
    sweepMilliseconds,
    gatherMilliseconds,
    work: store,
  })

  return {
    count(product, status, duration) {
      const day = now().toISOString().slice(0, 10)
      const id = `${day} ${product}`
      const count = counts.get(id) ?? {
        product,
        day,
        calls: 0,
        failed: 0,
        durations: Array.from({ length: durationBuckets }, () => 0),
      }
      count.calls += 1
      if (status >= 500) count.failed += 1
      const bucket = bucketOf(duration)
      if (status < 400) count.durations[bucket] = (count.durations[bucket] ?? 0) + 1
      counts.set(id, count)
      storing.wake()
    },
    flush: storing.runNow,
    async stop() {
      // What the database refuses at the end is lost, as after a crash.
      await storing.runNow().catch(() => undefined)
      await storing.stop()
    },
  }
}

const added = (one: Count, other: Count | undefined): Count =>
  other === undefined
    ? one
    : {
        ...one,
        calls: one.calls + other.calls,
        failed: one.failed + other.failed,
        durations: one.durations.map((count, bucket) => count + (other.durations[bucket] ?? 0)),
      }

/** Counts every call of a product, to the start of its response. */
export function countCalls(counter: Pick<CallCounter, 'count'>): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    const product = productOfRoute(routeOf(context))
    if (product !== null) counter.count(product, context.res.status, performance.now() - started)
  }
}
