import { getApps, initializeApp, type App } from 'firebase-admin/app'

import type { Config } from '../kernel/config.ts'

/** Returns firebase-admin for the emulator of this configuration. */
export function adminApp(config: Config): App {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${config.identityEmulatorPort}`
  const name = `platform-${config.identityEmulatorPort}`
  return getApps().find((app) => app.name === name) ?? initializeApp({ projectId: config.projectId }, name)
}
