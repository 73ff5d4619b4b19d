// Runs the same behaviors with the built package in every supported runtime, one after another, and prints one line per runtime. The runtimes
// come from the registry by exact version. Exits with status 1 when one behaves differently or does not start.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '@search-foundation/start/ports'
import { build } from 'esbuild'

import { startServer } from './server.mjs'

const folder = new URL('../../dist/', import.meta.url).pathname
const script = new URL('run.mjs', import.meta.url).pathname
const behavior = new URL('behavior.mjs', import.meta.url).pathname

/** Time for a runtime to be downloaded, to start and to run everything, in milliseconds. */
const time = 180_000

/** Runs a command and returns its output. */
function run(command, parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'], timeout: time })
    let [out, error] = ['', '']
    child.stdout.on('data', (part) => (out += part))
    child.stderr.on('data', (part) => (error += part))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${command} ended with ${code}: ${error || out}`)),
    )
  })
}

const lastLine = (text) => JSON.parse(text.trim().split('\n').at(-1))
const npx = (packages, parameters) =>
  run('npx', ['--prefer-offline', '-y', ...packages.flatMap((name) => ['-p', name]), ...parameters])

const node = (version) => async (address) =>
  lastLine(await npx([`node@${version}`], ['node', script, address, folder]))

/** Bundles the behaviors and the package as one module, for runtimes without files. */
async function bundle(end) {
  const entries = ['index', 'account', 'bulk', 'sse', 'testing', 'upload', 'webhooks', 'all']
  const names = ['sdk', ...entries.slice(1)]
  const imports = entries.map((entry, index) => `import * as ${names[index]} from '${folder}${entry}.js'`)
  const { outputFiles } = await build({
    stdin: {
      contents: `import { runBehaviours } from '${behavior}'\n${imports.join('\n')}\nconst parts = { ${names.join(', ')} }\n${end}`,
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return outputFiles[0].text
}

async function inChromium(address, serve) {
  serve('page', 'text/html', '<title>Behaviours</title><script type="module" src="/file/script"></script>')
  serve('script', 'text/javascript', await bundle('window.run = (address) => runBehaviours(parts, address)'))
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    // Another origin than the services, so that the browser's preflight requests are tested too.
    await page.goto(`${address.replace('127.0.0.1', 'localhost')}/file/page`)
    await page.waitForFunction(() => 'run' in window)
    return await page.evaluate((at) => window.run(at), address)
  } finally {
    await browser.close()
  }
}

async function inWorkerd(address) {
  const place = await mkdtemp(join(tmpdir(), 'workerd-'))
  const port = await freePort()
  await writeFile(
    join(place, 'worker.mjs'),
    await bundle(
      'export default { fetch: async (request) => Response.json(await runBehaviours(parts, await request.text())) }',
    ),
  )
  await writeFile(
    join(place, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.mjs")], compatibilityDate = "2026-01-01")),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`,
  )
  const parameters = [
    '--prefer-offline',
    '-y',
    '-p',
    'workerd@1.20261117.1',
    'workerd',
    'serve',
    join(place, 'config.capnp'),
  ]
  const child = spawn('npx', parameters, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  child.stderr.on('data', (part) => (output += part))
  try {
    const until = Date.now() + time
    for (;;) {
      try {
        const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: address })
        return await response.json()
      } catch (error) {
        if (Date.now() > until || child.exitCode !== null)
          throw new Error(`workerd: ${output}`, { cause: error })
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid)
    await rm(place, { recursive: true, force: true })
  }
}

const runtimes = {
  'Node 20': node('20.20.2'),
  'Node 22': node('22.23.3'),
  'Node 24': node('24.21.0'),
  Bun: async (address) => lastLine(await npx(['bun@1.4.5'], ['bun', 'run', script, address, folder])),
  Deno: async (address) =>
    lastLine(await npx(['deno@2.9.6'], ['deno', 'run', '--allow-all', script, address, folder])),
  workerd: inWorkerd,
  Chromium: inChromium,
}

const chosen = process.argv.slice(2)
let isGood = true
for (const [name, start] of Object.entries(runtimes)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const server = await startServer()
  try {
    const { passed, failed } = await start(server.address, server.serve)
    console.log(`${name.padEnd(10)} ${passed.length} passed, ${failed.length} failed`)
    for (const [behaves, reason] of failed) console.log(`  ${behaves}\n    ${reason}`)
    isGood &&= failed.length === 0 && passed.length > 0
  } catch (error) {
    console.log(`${name.padEnd(10)} did not run: ${error.stack ?? error}`)
    isGood = false
  } finally {
    server.close()
  }
}
process.exitCode = isGood ? 0 : 1
