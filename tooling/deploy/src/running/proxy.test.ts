import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { requireCaddy } from '@search-foundation/start/caddy'
import { freePort, untilAnswers } from '@search-foundation/start/ports'
import { createProcessGroup } from '@search-foundation/start/process-group'
import { root } from '@search-foundation/start/repository'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { deployFolder } from '../deploy-files.ts'

const require = createRequire(import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
const group = createProcessGroup(join(folder, 'logs'))
const seconds = 30

/** A process of the platform, as the proxy sees it. */
interface Stub {
  port: number
  isReady: boolean
  /** Requests that were sent here, other than checks. */
  requests: { method: string; path: string; client: string }[]
  server: Server
}

async function startStub(): Promise<Stub> {
  const stub: Stub = { port: 0, isReady: true, requests: [], server: createServer() }
  stub.server.on('request', (request, response) => {
    const { method = '', url = '', headers } = request
    if (url === '/ready') return void response.writeHead(stub.isReady ? 200 : 503).end()
    stub.requests.push({ method, path: url, client: String(headers['x-forwarded-for']) })
    if (url === '/breaks') return void request.socket.destroy()
    response.end(String(stub.port))
  })
  await new Promise<void>((resolve) => {
    stub.server.listen(0, '127.0.0.1', resolve)
  })
  stub.port = (stub.server.address() as AddressInfo).port
  return stub
}

/** Pages and files in the places where the builds of both apps put them. */
const files = [
  ...['index.html', '404.html', 'reader/index.html', 'de/reader/index.html', 'en-US/reader/index.html'],
  ...['reader.md', 'feed.xml', 'robots.txt', 'assets/first-1a2b.js', '.well-known/security.txt'],
  ...[
    'docs/quickstart/index.html',
    'docs/quickstart.md',
    'de/docs/quickstart/index.html',
    'de/docs/quickstart.md',
  ],
  ...[
    'api-dashboard/index.html',
    'de/api-dashboard/index.html',
    'api-dashboard/usage/index.html',
    'api-dashboard/assets/main-3c4d.js',
  ],
]

const ports = { caddy: 0, functions: 0, site: 0, hosting: 0 }
let stubs: Stub[] = []

beforeAll(async () => {
  const site = join(folder, 'site')
  for (const file of files) {
    mkdirSync(join(site, dirname(file)), { recursive: true })
    writeFileSync(join(site, file), `content of ${file}`)
  }
  for (const name of ['caddy', 'functions', 'site', 'hosting'] as const) ports[name] = await freePort()

  // What firebase.json describes, as the local server of its rules serves it.
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: object }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ hosting: { ...hosting, public: 'site' } }))
  const hostingServer = group.start({
    name: 'hosting',
    command: 'node',
    parameters: [
      require.resolve('superstatic/lib/bin/server.js'),
      '.',
      '--config',
      'firebase.json',
      '--hostname',
      '127.0.0.1',
      '--port',
      `${ports.hosting}`,
    ],
    env: process.env,
    cwd: folder,
  })

  stubs = [await startStub(), await startStub()]
  await requireCaddy(process.env)
  const [first, second] = stubs
  // The check asks the port of the process itself here, since both are on one machine.
  const config = readFileSync(join(deployFolder, 'Caddyfile'), 'utf8').replace(/^\s*health_port .*\n/m, '')
  writeFileSync(join(folder, 'Caddyfile'), config.replace('health_interval 5s', 'health_interval 200ms'))
  const caddy = group.start({
    name: 'caddy',
    command: 'caddy',
    parameters: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    env: {
      ...process.env,
      HOME: folder,
      CADDY_OPTIONS: 'admin off',
      API_ADDRESS: `http://127.0.0.1:${ports.caddy}`,
      FUNCTIONS_ADDRESS: `http://127.0.0.1:${ports.functions}`,
      SITE_ADDRESS: `http://127.0.0.1:${ports.site}`,
      SITE_ROOT: site,
      PLATFORM_PROCESSES: `127.0.0.1:${first?.port} 127.0.0.1:${second?.port}`,
      FUNCTIONS_PROCESSES: `127.0.0.1:${first?.port}`,
    },
    cwd: folder,
  })
  await untilAnswers(`http://127.0.0.1:${ports.hosting}/`, { ...hostingServer, seconds })
  await untilAnswers(`http://127.0.0.1:${ports.site}/`, { ...caddy, seconds })
  await untilAnswers(`http://127.0.0.1:${ports.caddy}/`, { ...caddy, seconds })
})

afterAll(async () => {
  await group.end()
  for (const { server } of stubs) server.close()
  rmSync(folder, { recursive: true, force: true })
})

const compared = [
  ...['content-type', 'cache-control', 'content-security-policy', 'strict-transport-security', 'location'],
  ...['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'],
]

async function visit(port: number, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  const isRedirect = response.status >= 300 && response.status < 400
  const headers = compared
    // A redirect has no content whose type or caching mattered.
    .filter((name) => !isRedirect || name === 'location')
    .map((name) => [
      name,
      response.headers.get(name)?.toLowerCase().replace('application/javascript', 'text/javascript'),
    ])
  const text = await response.text()
  return {
    status: response.status,
    headers: Object.fromEntries(headers) as unknown,
    text: isRedirect ? '' : text,
  }
}

describe('the proxy serves the site as firebase.json describes', () => {
  test.each([
    ...['/', '/reader', '/de/reader', '/reader/', '/reader/index.html', '/reader.html', '/nothing-here'],
    ...['/en', '/en/reader', '/reader.md', '/feed.xml', '/robots.txt'],
    ...['/assets/first-1a2b.js', '/api-dashboard', '/api-dashboard/keys/one'],
    ...['/api-dashboard/assets/main-3c4d.js', '/en-US/api-dashboard/usage', '/de/api-dashboard'],
    ...['/de/api-dashboard/billing', '/xx/api-dashboard'],
  ])('%s', async (path) => {
    expect(await visit(ports.site, path)).toEqual(await visit(ports.hosting, path))
  })

  test.each([
    ['/docs/quickstart', 'text/markdown', 'docs/quickstart.md'],
    ['/de/docs/quickstart', 'text/html, text/markdown', 'de/docs/quickstart.md'],
    ['/docs/quickstart', 'text/markdown;q=0.5, text/html', 'docs/quickstart/index.html'],
    ['/docs/quickstart', 'text/html,*/*;q=0.8', 'docs/quickstart/index.html'],
    ['/reader', 'text/markdown', 'reader/index.html'],
  ])('%s for a client that accepts %s is %s', async (path, accept, file) => {
    const response = await fetch(`http://127.0.0.1:${ports.site}${path}`, { headers: { accept } })
    expect(await response.text()).toBe(`content of ${file}`)
    const { headers } = response
    expect(headers.get('content-type')).toMatch(file.endsWith('.md') ? /^text\/markdown/ : /^text\/html/)
    expect(/\bAccept\b(?!-)/.test(headers.get('vary') ?? '')).toBe(path !== '/reader')
  })

  test('/.well-known/security.txt', async () => {
    const { status, text } = await visit(ports.site, '/.well-known/security.txt')
    expect([status, text]).toEqual([200, 'content of .well-known/security.txt'])
  })
})

describe('the proxy in front of the processes', () => {
  const api = (path: string, options?: RequestInit) =>
    fetch(`http://127.0.0.1:${ports.caddy}${path}`, options)
  /** The processes that respond to several calls. */
  const answering = async () => {
    const calls = Array.from({ length: 8 }, async () => (await api('/v1/models')).text())
    return new Set(await Promise.all(calls))
  }
  const firstReceived = () => stubs[0]?.requests ?? []

  test('sends nothing to a process that is not ready', async () => {
    const [first, second] = stubs
    if (!first || !second) throw new Error('no processes')
    first.isReady = false
    await expect.poll(answering).toEqual(new Set([`${second.port}`]))
    first.isReady = true
    await expect.poll(answering).toEqual(new Set([`${first.port}`, `${second.port}`]))
  })

  test('names the client, and not who it pretends to be', async () => {
    await api('/v1/client', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    const received = stubs.flatMap(({ requests }) => requests).find(({ path }) => path === '/v1/client')
    expect(received?.client).toBe('127.0.0.1')
  })

  test('does not repeat a request whose connection breaks', async () => {
    expect((await api('/breaks', { method: 'POST', body: '{}' })).status).toBe(502)
    expect(stubs.flatMap(({ requests }) => requests).filter(({ path }) => path === '/breaks')).toHaveLength(1)
  })

  test('does not forward the figures', async () => {
    expect((await api('/metrics')).status).toBe(404)
    expect(firstReceived().some(({ path }) => path === '/metrics')).toBe(false)
  })

  test('sends callable functions to their port', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.functions}/billing/prices`, { method: 'POST' })
    expect(await response.text()).toBe(`${stubs[0]?.port}`)
  })
})
