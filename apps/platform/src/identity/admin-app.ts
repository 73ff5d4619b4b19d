import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { getApps, initializeApp, type App } from 'firebase-admin/app'

import type { Config } from '../kernel/config.ts'
import { boundAgent } from '../kernel/outgoing/bound-agent.ts'
import { companyLookup as lookup } from '../kernel/outgoing/company-fetch.ts'
import { longestWait } from './within-limit.ts'

/** Returns firebase-admin for the identity provider of this configuration. Its service needs Google's default credentials. */
export function adminApp(config: Config): App {
  if (config.identityProvider === 'emulator')
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${config.identityEmulatorPort}`
  const options = { keepAlive: true, lookup }
  const agent = config.identityProvider === 'emulator' ? new HttpAgent(options) : new HttpsAgent(options)
  const httpAgent = boundAgent(agent, longestWait / 1000)
  const name = `platform-${config.identityProvider}-${config.identityEmulatorPort}`
  return (
    getApps().find((app) => app.name === name) ??
    initializeApp({ projectId: config.projectId, httpAgent }, name)
  )
}
