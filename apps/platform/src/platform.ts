import { join } from 'node:path'

import { createMeter } from './access/meter.ts'
import { createRequestLog } from './account/request-log/request-log.ts'
import { functionsHost } from './api/functions-host/routes.ts'
import type { Services } from './api/services.ts'
import { alertBudgets } from './billing/alert-budgets.ts'
import { rechargeDueKeys } from './billing/auto-recharge/recharge.ts'
import { notifyLowBalances } from './billing/balance-notification/notifications.ts'
import { createStripe } from './billing/checkout/create-checkout.ts'
import { watchBalances, type BalanceWatch } from './billing/watch-balances.ts'
import type { Config } from './kernel/config.ts'
import type { App } from './kernel/http/base-app.ts'
import { listen, type Listener } from './kernel/http/listen.ts'
import type { Identity } from './kernel/identity.ts'
import { createMetrics } from './kernel/metrics/metrics.ts'
import type { Database } from './kernel/storage/database.ts'
import { migrate } from './kernel/storage/migrate.ts'
import { openPglite } from './kernel/storage/open-pglite.ts'
import { openPostgres } from './kernel/storage/open-postgres.ts'
import { startBulkWorker, type BulkWorker } from './models/bulk-embeddings/worker.ts'
import { platformApp } from './platform-app.ts'
import { deliverEvents } from './stand-ins/stripe/deliver-events.ts'
import { providerApp } from './stand-ins/stripe/provider-app.ts'

export interface Platform {
  services: Services
  /** What the main port serves, callable without it. */
  app: App
  /** The ports in use, which differ from the configured ones where 0 was asked. */
  ports: { platform: number; payments: number; functions: number }
  /** Says that everything around the platform is up too; `/ready` answers 200 from then on. */
  markReady(): void
  /** Finishes open requests and closes the database. */
  close(): Promise<void>
}

export interface PlatformOptions {
  config: Config
  verifyIdentity: (token: string) => Promise<Identity | undefined>
  deleteIdentity: (uid: string) => Promise<void>
  now?: () => Date
  /** An open database to use instead of the configured one (tests). */
  database?: Database
}

/** Opens the storage and serves every service of the platform but the identity provider. */
export async function startPlatform({
  config,
  verifyIdentity,
  deleteIdentity,
  ...options
}: PlatformOptions): Promise<Platform> {
  const now = options.now ?? (() => new Date())
  const database =
    options.database ??
    (config.databaseUrl === undefined
      ? await openPglite({ directory: join(config.dataDir, 'postgres') })
      : await openPostgres(config.databaseUrl))
  await migrate(database)
  let watch: BalanceWatch | undefined
  let bulk: BulkWorker | undefined
  const balanceChanged = (keyId: string) => watch?.changed(keyId)
  const meter = createMeter(database, now, balanceChanged)
  const metrics = createMetrics(database)
  const requestLog = createRequestLog(database, now)
  const services: Services = {
    config,
    database,
    meter,
    metrics,
    requestLog,
    now,
    verifyIdentity,
    deleteIdentity,
    balanceChanged,
  }

  const address = { platform: '', payments: '' }
  let started = false
  const stopping = new AbortController()
  const events = deliverEvents({
    database,
    webhookUrl: () => `${address.platform}/webhooks/stripe`,
    secret: config.webhookSecret,
    now,
  })
  const listeners: Listener[] = []
  try {
    const payments = await listen(
      providerApp({ database, address: () => address.payments, now, changed: events.wake }),
      config.paymentsPort,
      'payment stand-in',
    )
    address.payments = `http://localhost:${payments.port}`
    listeners.push(payments)

    const stripe = createStripe(payments.port)
    const app: App = platformApp({
      services,
      stripe,
      isStarted: () => started,
      wakeBulkWorker: () => bulk?.wake(),
      stopping: stopping.signal,
    })
    const platform = await listen(app, config.port, 'local platform')
    address.platform = `http://127.0.0.1:${platform.port}`
    listeners.push(platform)
    const functions = await listen(functionsHost(services), config.functionsPort, 'functions host')
    listeners.push(functions)
    watch = watchBalances([
      (keyIds) => rechargeDueKeys(services, stripe, keyIds),
      (keyIds) => notifyLowBalances(database, keyIds, now()),
      (keyIds) => alertBudgets(database, keyIds, now()),
    ])
    bulk = startBulkWorker(services)
    return {
      services,
      app,
      ports: { platform: platform.port, payments: payments.port, functions: functions.port },
      markReady: () => {
        started = true
      },
      async close() {
        stopping.abort()
        // The payment stand-in last: an open request, or a charge under way, may still need it.
        await Promise.all([platform.close(), functions.close()])
        await watch?.stop()
        await bulk?.stop()
        await payments.close()
        await events.stop()
        await requestLog.close()
        await database.close()
      },
    }
  } catch (error) {
    await events.stop()
    await Promise.all(listeners.map((listener) => listener.close()))
    await requestLog.close()
    await database.close()
    throw error
  }
}
