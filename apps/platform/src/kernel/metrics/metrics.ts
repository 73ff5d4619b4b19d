import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Sql } from '../storage/database.ts'

/** Upper bounds of the durations' buckets, in seconds: from a lookup to a slow page. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export interface Metrics {
  /** Counts one response. `route` is the pattern (`/reader/*`), never the address, which may contain a key. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void
  /** All figures in the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

const questions = {
  tokens: `select 'consumed' as what, coalesce(sum(tokens), 0)::bigint as value from usage_days
           union all select replace(account_id, 'system:', ''), sum(amount)::bigint from entries
           where account_id in ('system:granted', 'system:sold') group by account_id`,
  keys: `select case when revoked_at is null then 'live' else 'revoked' end as what, count(*)::bigint as value
         from api_keys group by 1`,
  mails: `select 'pending' as what, count(*)::bigint as value from mails where state = 'pending'
          union all select 'oldest_seconds', coalesce(extract(epoch from now() - min(created_at)), 0)::bigint from mails where state = 'pending'`,
  webhooks: `select 'pending' as what, count(*)::bigint as value from webhook_deliveries where state = 'pending'
             union all select 'overdue', count(*) from webhook_deliveries where state = 'pending' and next_attempt_at < now() - interval '1 minute'
               and not exists (select from webhook_endpoints where webhook_endpoints.user_id = webhook_deliveries.user_id and verification <> 'verified')`,
  jobs: `select 'open' as what, count(*)::bigint as value from bulk_jobs where status = 'in-progress'
         union all select 'oldest_seconds', coalesce(extract(epoch from now() - min(created_at)), 0)::bigint from bulk_jobs where status = 'in-progress'`,
  processes: `select 'running' as what, count(*)::bigint as value from processes where seen_at > now() - interval '10 seconds'`,
  size: `select 'all' as what, pg_database_size(current_database()) as value`,
} as const

/** How old figures from the database may be, in milliseconds: less than the time between two scrapes, so that reading more often costs nothing. */
const freshMilliseconds = 2000

let processRegistry: Registry | undefined

/** Figures of the process, whose observers nothing ends: one set for all platforms in it. */
function figuresOfProcess(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry, prefix: 'platform_' })
  }
  return processRegistry
}

/** The metrics of one platform. Figures of all processes come from the database, so they are also right after a restart. */
export function createMetrics(database: Sql, now = () => new Date()): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'platform_http_requests_total',
    help: 'Responses',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'platform_http_request_duration_seconds',
    help: 'Time to the start of the response',
    labelNames: ['method', 'route'],
    buckets: durationBuckets,
    registers,
  })

  function asked(name: string, help: string, question: keyof typeof questions): void {
    let asking: Promise<{ what: string; value: number }[]> | undefined
    let askedAt = Number.NEGATIVE_INFINITY
    const gauge: Gauge<'what'> = new Gauge({
      name,
      help,
      labelNames: ['what'],
      registers: [],
      async collect() {
        const at = now().getTime()
        if (asking === undefined || Math.abs(at - askedAt) >= freshMilliseconds) {
          askedAt = at
          asking = database.query<{ what: string; value: number }>(questions[question])
          // A failure is not kept.
          asking.catch(() => (asking = undefined))
        }
        const rows = await asking
        gauge.reset()
        for (const { what, value } of rows) gauge.set({ what }, value)
      },
    })
    registry.registerMetric(gauge)
  }
  asked(
    'platform_ledger_tokens',
    'Tokens that left (negative) or entered the accounts outside of wallets',
    'tokens',
  )
  asked('platform_api_keys', 'API keys', 'keys')
  asked('platform_mails', 'Mails that wait, and the age of the oldest', 'mails')
  asked('platform_webhooks', 'Webhooks of accounts that wait, and those whose attempt is overdue', 'webhooks')
  asked('platform_bulk_jobs', 'Bulk jobs that are not finished, and the age of the oldest', 'jobs')
  asked('platform_processes', 'Processes over this database', 'processes')
  asked('platform_database_bytes', 'Size of the database', 'size')
  const all = Registry.merge([figuresOfProcess(), registry])

  return {
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    text: () => all.metrics(),
    contentType: all.contentType,
  }
}
