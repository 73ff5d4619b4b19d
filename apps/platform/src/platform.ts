import { join } from 'node:path'

import { createBotCheckVerifier } from './access/bot-check.ts'
import { createMeter } from './access/meter.ts'
import { startBodyStore } from './account/request-bodies/body-store.ts'
import { startRequestLog } from './account/request-log/request-log.ts'
import { functionsHost } from './api/functions-host/routes.ts'
import type { Services } from './api/services.ts'
import { alertBudgets } from './billing/alert-budgets.ts'
import { rechargeDueKeys } from './billing/auto-recharge/recharge.ts'
import { notifyLowBalances } from './billing/balance-notification/notifications.ts'
import { createStripe } from './billing/checkout/stripe.ts'
import { watchBalances } from './billing/watch-balances.ts'
import type { Config } from './kernel/config.ts'
import type { App } from './kernel/http/create-app.ts'
import { listen } from './kernel/http/listen.ts'
import type { IdentityResponds, Phase } from './kernel/http/ready-routes.ts'
import type { DeleteIdentity, RevokeSessions, VerifyIdentity } from './kernel/identity.ts'
import { createMetrics } from './kernel/metrics/metrics.ts'
import { companyFetch } from './kernel/outgoing/company-fetch.ts'
import { createStarter, type Part } from './kernel/parts.ts'
import { keepMonths } from './kernel/processes/keep-months.ts'
import { joinProcesses } from './kernel/processes/processes.ts'
import { startRetention } from './kernel/processes/retention.ts'
import { takeSweep } from './kernel/processes/sweeps.ts'
import type { Database } from './kernel/storage/database.ts'
import { openPglite } from './kernel/storage/open-pglite.ts'
import { openPostgres } from './kernel/storage/open-postgres.ts'
import { watchSpace } from './kernel/storage/watch-space.ts'
import { startWorkerPool } from './kernel/worker-pool.ts'
import { releaseLostHolds } from './ledger/release-lost-holds.ts'
import { watchUpstreamJobs } from './models/bulk-embeddings/watch-upstream-jobs.ts'
import { startBulkWorker } from './models/bulk-embeddings/worker.ts'
import { createModelServers } from './models/calls/serve-models.ts'
import { createCompute } from './models/compute/compute.ts'
import { createPageExtractor } from './models/reader/page-extractor.ts'
import { startCallCounter } from './models/service-status/count-calls.ts'
import { watchServices } from './models/service-status/watch-services.ts'
import { platformApp } from './platform-app.ts'
import { deliverMails } from './records/deliver-mails.ts'
import { watchExpiringKeys } from './records/inbox/notice-expiring-keys.ts'
import { deliverWebhooks } from './records/webhooks/deliver-webhooks.ts'
import { retentions } from './retentions.ts'
import { applySchema } from './schema/apply-schema.ts'
import { startStandIns } from './stand-ins/stand-ins.ts'

export interface Platform extends Part {
  services: Services
  /** The app of the main port, callable without it. */
  app: App
  /** The ports in use, which differ from the configured ones where 0 was configured; 0 when there are no stand-ins. */
  ports: { platform: number; standIns: number; functions: number }
  /** Marks everything around the platform as started; `/ready` responds with 200 from then on. */
  markReady(): void
  /** Makes `/ready` respond with 503, so that no more requests are sent to this process. They are still served until `stop`. */
  markStopping(): void
}

export interface PlatformOptions {
  config: Config
  verifyIdentity: VerifyIdentity
  deleteIdentity: DeleteIdentity
  revokeSessions: RevokeSessions
  /** Asked by `/ready`; a provider that the platform does not run counts as responding. */
  identityResponds?: IdentityResponds
  now?: () => Date
  /** An open and migrated database to use instead of the configured one (tests). */
  database?: Database
  /** Calls the start off. */
  signal?: AbortSignal | undefined
}

/** Applies the migrations of a server without the time limit of other statements: one may read a whole table. */
async function migrateServer(url: string): Promise<void> {
  const database = openPostgres(url, { timeoutMilliseconds: 0 })
  await applySchema(database).finally(() => database.close())
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl === undefined) return openPglite({ directory: join(dataDir, 'postgres') })
  await migrateServer(databaseUrl)
  return openPostgres(databaseUrl)
}

/** Origins of the apps and of our own services, under both names of this machine. */
function ownOrigins({ appOrigins, ...config }: Config): ReadonlySet<string> {
  const ports = [config.port, config.standInsPort, config.identityPort]
  return new Set([
    ...appOrigins,
    ...ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
  ])
}

const closing = (database: Database) => ({ database, stop: () => database.close() })

/**
 * Starts every service of the platform but the identity provider. Parts stop in the reverse order of this list; when one cannot be
 * started, those before it are stopped. Stand-ins run only for companies whose address is not configured.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { config, verifyIdentity, deleteIdentity, revokeSessions, now = () => new Date(), signal } = options
  const { identityResponds = () => Promise.resolve(true) } = options
  const ending = new AbortController()
  await using stack = new AsyncDisposableStack()
  const start = createStarter(stack, signal)

  const opened = await start(async () => closing(options.database ?? (await openDatabase(config))))
  const { database, checkSpace } = watchSpace(opened.database)
  const isAlone = options.database === undefined && config.databaseUrl === undefined
  // `openDatabase` has migrated that of a server, without a time limit; one that is given has its tables.
  if (isAlone) await applySchema(database)
  const ownProcess = await start(() => joinProcesses(database, { isAlone }))
  const processId = ownProcess.id
  await start(() => releaseLostHolds(database, ownProcess))
  await start(() => keepMonths(database, now))
  await start(() => startRetention({ database, now }, retentions))
  await start(() => watchExpiringKeys({ database, now }))
  const requestLog = await start(() => startRequestLog(database))
  const bodyStore = await start(() => startBodyStore({ database, now }, config.requestBodiesSecret))

  const addresses = [config.stripe.url, config.botCheck.url, config.mail.url]
  const standIns = addresses.includes(undefined)
    ? await start(() =>
        startStandIns({
          port: config.standInsPort,
          directory: join(config.dataDir, 'stand-ins'),
          now,
          linkOrigins: ownOrigins(config),
        }),
      )
    : undefined
  const local = `http://127.0.0.1:${standIns?.port}`
  const { url: verifyUrl = `${local}/turnstile/v0/siteverify`, secret } = config.botCheck
  const fetchFrom = companyFetch({ seconds: 10, ending: ending.signal })
  const stripe = createStripe({ ...config.stripe, url: config.stripe.url ?? local }, fetchFrom)
  const mailProvider = { ...config.mail, url: config.mail.url ?? local }

  const { docsUrl } = config
  await start(() => deliverMails({ database, provider: mailProvider, fetch: fetchFrom, docsUrl, now }))
  await start(() =>
    deliverWebhooks({ database, networks: config.webhookNetworks, ending: ending.signal, now }),
  )
  const balances = await start(() =>
    watchBalances(
      {
        'auto-recharge': (keyIds) => rechargeDueKeys({ config, database, now }, stripe, keyIds),
        'balance notification': (keyIds) => notifyLowBalances(database, keyIds, now()),
        'budget alert': (keyIds) => alertBudgets(database, keyIds, now()),
      },
      (name, interval) => takeSweep(database, name, interval),
    ),
  )
  const workers = await start(() => startWorkerPool())
  const compute = createCompute(workers)
  const servers = createModelServers(config)
  const callCounter = await start(() => startCallCounter({ database, now }))
  await start(() => watchServices({ database, now }, servers))
  const bulk = await start(() =>
    startBulkWorker({ database, now, processId, compute, servers, balanceChanged: balances.changed }),
  )
  const { upstream } = config
  if (upstream !== undefined)
    await start(() =>
      watchUpstreamJobs({ database, config, now, processId, balanceChanged: balances.changed }, upstream),
    )

  const services: Services = {
    config,
    database,
    now,
    ending: ending.signal,
    processId,
    requestLog,
    bodyStore,
    stripe,
    verifyIdentity,
    deleteIdentity,
    revokeSessions,
    meter: createMeter({ database, now, processId }, balances.changed),
    metrics: createMetrics(database, now),
    verifyBotCheck: createBotCheckVerifier({ url: verifyUrl, secret }, fetchFrom),
    balanceChanged: balances.changed,
  }
  let phase: Phase = 'starting'
  const app = platformApp(services, {
    phase: () => phase,
    wakeBulkWorker: bulk.wake,
    pages: createPageExtractor(workers),
    compute,
    servers,
    callCounter,
    identityResponds,
    checkSpace,
  })
  const connections = {
    docsUrl: config.docsUrl,
    trustedProxies: config.trustedProxies,
    host: config.host,
    drainSeconds: config.shutdown.drainSeconds,
  }
  const platform = await start(() =>
    listen(app, config.port, 'platform', { ...connections, publicUrl: config.publicUrl }),
  )
  standIns?.setWebhook({
    url: `http://127.0.0.1:${platform.port}/webhooks/stripe`,
    secret: config.stripe.webhookSecret,
  })
  const functions = await start(() =>
    listen(functionsHost(services), config.functionsPort, 'functions host', {
      ...connections,
      publicUrl: config.publicFunctionsUrl,
    }),
  )

  const running = stack.move()
  return {
    services,
    app,
    ports: { platform: platform.port, standIns: standIns?.port ?? 0, functions: functions.port },
    markReady: () => {
      phase = 'ready'
    },
    markStopping: () => {
      phase = 'stopping'
    },
    async stop() {
      const late = setTimeout(() => ending.abort(), config.shutdown.drainSeconds * 1000)
      // Both at once, so that the wait for one does not follow that for the other.
      await Promise.all([platform.stop(), functions.stop()])
      await running.disposeAsync()
      clearTimeout(late)
    },
  }
}
