import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

import { startTestStandIns, type TestStandIns } from '../stand-ins/stand-ins.test-support.ts'
import { dataFolder, startKillable, type KillablePlatform } from './killable-platform.test-support.ts'
import { startProxy } from './proxy.test-support.ts'
import { createRandom } from './random.test-support.ts'

/** Processes of one platform over one database, behind a proxy. */
export interface Processes {
  /** Address of the proxy. */
  url: string
  standInsUrl: string
  /** The official SDK, pointed at the payment provider's stand-in. */
  stripe: TestStandIns['stripe']
  /** Kills one process at random and starts another in its place. Resolves to the milliseconds until that one is ready. */
  replaceOne(): Promise<number>
  /** Lines in the logs of all processes about requests that failed by an unknown error. */
  failures(): string[]
}

/** Starts processes over a PostgreSQL server, with stand-ins that are not among them, for one test; `changed` is added to their variables. */
export async function startProcesses(
  databaseUrl: string,
  count: number,
  changed: Record<string, string> = {},
): Promise<Processes> {
  const standIns = await startTestStandIns()
  const proxy = await startProxy()
  standIns.setWebhook({ url: `${proxy.url}/webhooks/stripe`, secret: 'whsec_local' })
  const environment = {
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    TRIAL_LIMIT: '3',
    REFUSED_LIMIT: '1000000',
    WEBHOOK_NETWORKS: 'any',
    LOG_LEVEL: 'warn',
    STRIPE_API_URL: standIns.url,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    TURNSTILE_VERIFY_URL: `${standIns.url}/turnstile/v0/siteverify`,
    TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
    MAIL_API_URL: standIns.url,
    MAIL_API_KEY: 're_local',
    MAIL_FROM: 'Us <us@example.org>',
    ...changed,
  }
  const random = createRandom('processes')
  const portOf = ({ url }: KillablePlatform) => Number(new URL(url).port)
  const all: KillablePlatform[] = []
  async function start(): Promise<KillablePlatform> {
    const started = await startKillable(dataFolder({ isEmpty: true }), { environment })
    all.push(started)
    return started
  }
  const running = await Promise.all(Array.from({ length: count }, start))
  proxy.ports.push(...running.map(portOf))
  let isOver = false
  onTestFinished(() => {
    isOver = true
  })

  /** A process that starts while the database is away ends, and is started again. */
  async function restart(): Promise<KillablePlatform> {
    for (;;) {
      try {
        return await start()
      } catch (error) {
        if (isOver) throw error
        await setTimeout(500)
      }
    }
  }

  return {
    url: proxy.url,
    standInsUrl: standIns.url,
    stripe: standIns.stripe,
    failures: () =>
      all.flatMap(({ log }) => log().split('\n')).filter((line) => line.includes('"request failed"')),
    async replaceOne() {
      const place = Math.floor(random() * count)
      const began = performance.now()
      await running[place]?.kill()
      const next = await restart()
      running[place] = next
      proxy.ports[place] = portOf(next)
      return performance.now() - began
    },
  }
}
