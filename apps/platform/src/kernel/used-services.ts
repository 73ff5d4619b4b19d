import type { Config } from './config.ts'

const hostOf = (url: string | undefined): string => (url === undefined ? 'stand-in' : new URL(url).host)

/** Names what a platform uses, for its first line in the log, without secrets. */
export function usedServices(config: Config): Record<string, string> {
  const {
    databaseUrl,
    dataDir,
    identityProvider,
    stripe,
    botCheck,
    mail,
    upstream,
    modelServers,
    chatServer,
  } = config
  const server = databaseUrl === undefined ? undefined : new URL(databaseUrl)
  return {
    database:
      server === undefined ? `PGlite in ${dataDir}` : `PostgreSQL at ${server.host}${server.pathname}`,
    identityProvider,
    payments: hostOf(stripe.url),
    botCheck: hostOf(botCheck.url),
    mail: hostOf(mail.url),
    models: upstream === undefined ? 'local' : new URL(upstream.url).host,
    ...(modelServers.embeddings && { embeddings: hostOf(modelServers.embeddings.url) }),
    ...(modelServers.reranker && { reranker: hostOf(modelServers.reranker.url) }),
    ...(chatServer && { chat: hostOf(chatServer.url) }),
  }
}
