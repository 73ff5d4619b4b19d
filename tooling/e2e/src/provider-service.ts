import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { APIResponse, BrowserContext, Route } from '@playwright/test'
import { root } from '@search-foundation/start/repository'
import { ports } from '@search-foundation/start/services'

import { dataDir } from './platform-process.ts'

/** The domain of the project at the identity provider's own service. */
export const domain = 'demo-search-foundation.firebaseapp.com'

const dashboard = 'http://localhost:3000/api-dashboard/'
const built = join(dataDir, 'dashboard-with-provider')
const frameScript = new URL('./frame-script.js', import.meta.url)
const recaptchaScript = new URL('./recaptcha-script.js', import.meta.url)

/** The response to a request for a script of another company. */
const standIn = (file: URL) => ({
  contentType: 'text/javascript',
  headers: { 'access-control-allow-origin': '*' },
  path: fileURLToPath(file),
})

/** Builds the dashboard for the identity provider's own service, as in production. */
export async function buildForProvider(): Promise<void> {
  const env = { ...process.env, SF_IDENTITY_URL: '', SF_IDENTITY_DOMAIN: domain, SF_IDENTITY_TOTP: 'true' }
  const cwd = join(root, 'apps/dashboard')
  await promisify(execFile)('pnpm', ['exec', 'vite', 'build', '--outDir', built, '--emptyOutDir'], {
    cwd,
    env,
  })
}

/** Serves a stand-in of the script by which the provider's client and its helper frame talk. No test reaches the company that has it. */
export const serveFrameScript = (context: BrowserContext): Promise<unknown> =>
  context.route('https://apis.google.com/js/api.js*', (route) => route.fulfill(standIn(frameScript)))

/** The path of a request to the provider's API at the identity provider on this machine. */
function apiPath(route: Route): string {
  const { host, pathname, search } = new URL(route.request().url())
  return `/${host}${pathname}${search}`
}

/** Requests from the identity provider on this machine what a page requests from the provider's service. */
export function fetchLocally(route: Route, path = apiPath(route)): Promise<APIResponse> {
  const headers = { ...route.request().headers(), origin: new URL(dashboard).origin }
  return route.fetch({ url: `http://localhost:${ports.identity}${path}`, headers })
}

/** Responds to a request with what the identity provider on this machine responds. */
async function forward(route: Route, path?: string): Promise<void> {
  try {
    const response = await fetchLocally(route, path)
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' }
    await route.fulfill({ response, headers })
  } catch (error) {
    // The provider's script closes a window that may not sign in, whatever the window still waits for.
    if (!/has been closed/.test(String(error))) throw error
  }
}

/**
 * Serves the dashboard of `buildForProvider`, with the headers of the hosting, and the provider's own service: its API and its pages are
 * those of the local platform, its scripts stand-ins.
 */
export async function serveProvider(context: BrowserContext): Promise<void> {
  await context.route(`${dashboard}**`, async (route) => {
    const file = join(
      built,
      new URL(route.request().url()).pathname.slice(new URL(dashboard).pathname.length),
    )
    if (existsSync(file) && statSync(file).isFile()) return route.fulfill({ path: file })
    await route.fulfill({ response: await route.fetch(), path: join(built, 'index.html') })
  })
  for (const host of ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com']) {
    await context.route(`https://${host}/**`, (route) => forward(route))
  }
  await context.route(`https://${domain}/__/auth/*`, (route) => {
    const { pathname, search } = new URL(route.request().url())
    return forward(route, `/emulator/auth/${pathname.split('/').at(-1)}${search}`)
  })
  await serveFrameScript(context)
  await context.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill(standIn(recaptchaScript)),
  )
}
