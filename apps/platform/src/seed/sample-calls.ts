import { randomUUID } from 'node:crypto'

import type { LoggedCall } from '../account/request-log/request-log.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { sampleDays, startOfDay, within } from './sample-days.ts'
import type { SampleKeys } from './sample-keys.ts'
import { sampleTraffic, type SampleCallKind, type SampleTraffic } from './sample-traffic.ts'

/** What the request log has as engine: no engine computed these calls. */
const engine = 'sample'

const randomSeed = 20_251_122

/** What failed calls were told: invalid field, unknown model, rate limit, unavailable service. */
const failures = {
  422: {
    code: 'less_than_equal',
    param: 'dimensions',
    message: 'body.dimensions: Input should be less than or equal to 1024.',
  },
  400: { code: 'invalid_request', param: null, message: 'The model jina-embeddings-v9 does not exist.' },
  429: { code: 'rate_limit_exceeded', param: null, message: 'Too many requests in a minute.' },
  503: {
    code: 'service_unavailable',
    param: null,
    message: 'The inference service could not be reached (timeout).',
  },
} as const
const failureStatuses = [422, 400, 429, 503] as const

/** How the programs of the sample keys name themselves. */
const userAgent = 'search-foundation-js/1.4.0'
const failureShare = 0.04

/** Days before the first start on which a burst of calls met the rate limit. */
const burstDay = 4
const burstCalls = 12

/** Returns the share of a working day's calls: fewer at weekends, and growing from half to all over the 90 days. */
function activity(day: Date, daysAgo: number): number {
  const isWeekend = day.getUTCDay() % 6 === 0
  return (isWeekend ? 0.3 : 1) * (1 - (0.5 * daysAgo) / sampleDays)
}

function callsOfKind(random: Random, day: Date, share: number, traffic: Traffic): LoggedCall[] {
  const { keyId, hours, kind } = traffic
  const [from, to] = hours
  const count = Math.max(1, Math.round(kind.callsPerDay * share * (0.8 + 0.4 * random.next())))
  return Array.from({ length: count }, () => {
    const isFailed = random.next() < failureShare
    const status = isFailed ? random.pick(failureStatuses) : 200
    return {
      id: randomUUID(),
      keyId,
      at: within(day, (from + (to - from) * random.next()) / 24),
      method: kind.method,
      route: kind.route,
      product: kind.product,
      model: isFailed ? null : kind.model,
      status,
      tokens: isFailed ? 0 : Math.round(kind.tokensPerCall * (0.6 + 0.6 * random.next())),
      duration: Math.round(kind.duration * (0.6 + 0.8 * random.next())),
      engine,
      error: status === 200 ? null : failures[status],
      userAgent,
    }
  })
}

interface Traffic {
  keyId: string
  hours: SampleTraffic['hours']
  kind: SampleCallKind
}

/** Calls of the search key that were refused within a minute, because of the rate limit. */
function burst(random: Random, day: Date, keyId: string): LoggedCall[] {
  const minute = within(day, 14 / 24).getTime()
  const { method, route, product } = sampleTraffic.search.kinds[0]
  return Array.from({ length: burstCalls }, (_, index) => ({
    id: randomUUID(),
    keyId,
    at: new Date(minute + index * random.between(800, 3000)),
    method,
    route,
    product,
    model: null,
    status: 429,
    tokens: 0,
    duration: random.between(2, 9),
    engine,
    error: failures[429],
    userAgent,
  }))
}

/**
 * Returns the calls of the sample keys, one list for each of the 90 days before the day of `now`, oldest first. They depend on that day
 * only, except for their ids.
 */
export function sampleCalls(keys: SampleKeys, now: Date): LoggedCall[][] {
  const random = createRandom(randomSeed)
  const traffics = (['search', 'indexing', 'workshop'] as const).flatMap((name) =>
    sampleTraffic[name].kinds.map((kind) => ({
      keyId: keys[name].id,
      hours: sampleTraffic[name].hours,
      kind,
    })),
  )
  return Array.from({ length: sampleDays }, (_, index) => {
    const daysAgo = sampleDays - index
    const day = startOfDay(now, daysAgo)
    const share = activity(day, daysAgo)
    const calls = traffics.flatMap((traffic) => callsOfKind(random, day, share, traffic))
    const refused = daysAgo === burstDay ? burst(random, day, keys.search.id) : []
    return [...calls, ...refused].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  })
}
