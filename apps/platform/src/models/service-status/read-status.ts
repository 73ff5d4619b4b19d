import type { z } from 'zod'

import type { Sql } from '../../kernel/storage/database.ts'
import { durationBuckets, percentile } from './durations.ts'
import { keptDays, measuredProducts } from './products.ts'
import type { incident, serviceStatus } from './schemas.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Incidents that one response has at most. */
const mostIncidents = 100

interface Day {
  product: string
  date: string
  measured: number
  down: number
  calls: number
  failed: number
  durations: number[]
}

/** Rounded down, so that less than all is never 1. */
const share = (part: number, whole: number) => (whole === 0 ? null : Math.floor((part / whole) * 1e5) / 1e5)
const sum = (days: readonly Day[], of: (day: Day) => number) =>
  days.reduce((total, day) => total + of(day), 0)

function latencyOf(days: readonly Day[]) {
  const counts = Array.from({ length: durationBuckets }, (_, bucket) =>
    sum(days, ({ durations }) => durations[bucket] ?? 0),
  )
  return { p50_ms: percentile(counts, 0.5), p95_ms: percentile(counts, 0.95) }
}

/** Returns the incidents of the last 90 days, newest first. Those of several products at the same time are one. */
export async function readIncidents(sql: Sql): Promise<z.infer<typeof incident>[]> {
  const rows = await sql.query<{
    id: number
    cause: 'errors' | 'unreachable'
    products: z.infer<typeof incident>['products']
    started: Date
    ended: Date | null
  }>(
    `select min(id) as id, cause, array_agg(product order by id) as products, started_at as started, ended_at as ended
     from service_incidents group by cause, started_at, ended_at order by started_at desc, min(id) desc limit $1`,
    [mostIncidents],
  )
  return rows.map(({ started, ended, ...row }) => ({
    ...row,
    started_at: started.toISOString(),
    ended_at: ended?.toISOString() ?? null,
  }))
}

/** Returns the measurements of the last 90 days. */
export async function readStatus(sql: Sql, at: Date): Promise<z.infer<typeof serviceStatus>> {
  const first = new Date(at.getTime() - (keptDays - 1) * dayMilliseconds).toISOString().slice(0, 10)
  const days = await sql.query<Day>(
    `select product, to_char(day, 'YYYY-MM-DD') as date, measured_seconds as measured, down_seconds as down, calls, failed,
       durations::float8[] as durations
     from service_days where day >= $1 order by day`,
    [first],
  )
  const incidents = await readIncidents(sql)
  const watched = await sql.query<{ product: string }>('select product from service_watch')
  const stateOf = (product: (typeof measuredProducts)[number]) => {
    if (incidents.some(({ ended_at: end, products }) => end === null && products.includes(product)))
      return 'down' as const
    return watched.some((row) => row.product === product) ? ('up' as const) : ('unknown' as const)
  }
  return {
    from: first,
    to: at.toISOString().slice(0, 10),
    products: measuredProducts.map((product) => {
      const own = days.filter((day) => day.product === product)
      const [measured, down] = [sum(own, (day) => day.measured), sum(own, (day) => day.down)]
      return {
        product,
        state: stateOf(product),
        availability: share(measured - down, measured),
        ...latencyOf(own),
        days: own.map((day) => ({
          date: day.date,
          availability: share(day.measured - day.down, day.measured),
          down_seconds: day.down,
          error_rate: share(day.failed, day.calls),
          ...latencyOf([day]),
        })),
      }
    }),
    incidents,
  }
}
