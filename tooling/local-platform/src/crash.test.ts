import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const TRIAL = 10_000_000
const PACK = 1_000_000_000

interface Running {
  child: ChildProcess
  url: string
  log: () => string
}

async function start(dataDir: string): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--conditions=@search-foundation/source', join(import.meta.dirname, 'crash.test-support.ts')],
    {
      env: {
        ...process.env,
        PLATFORM_PORT: '0',
        PAYMENTS_PORT: '0',
        FUNCTIONS_PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        TRIAL_LIMIT: '1000',
        NODE_ENV: 'test',
        LOG_LEVEL: 'info',
      },
    },
  )
  let log = ''
  child.stderr.on('data', (text: Buffer) => (log += text.toString()))
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  while (!output.includes('\n')) {
    if (child.exitCode !== null) throw new Error(`The platform ended: ${log}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const ports = JSON.parse(output) as { platform: number }
  return { child, url: `http://127.0.0.1:${ports.platform}`, log: () => log }
}

async function kill({ child }: Running): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function trialKey(url: string): Promise<string> {
  const challenge = await fetch(`${url}/turnstile/v0/challenge`, {
    method: 'POST',
    body: '{"sitekey":"1x00000000000000000000AA"}',
  })
  const { response } = (await challenge.json()) as { response: string }
  const answer = await fetch(`${url}/trial`, {
    method: 'POST',
    body: new URLSearchParams({ 'cf-turnstile-response': response }),
  })
  return ((await answer.json()) as { api_key: string }).api_key
}

async function balance(url: string, key: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/api_key/fe_user?api_key=${key}`)
  return ((await answer.json()) as { wallet: { total_balance: number } }).wallet.total_balance
}

async function pay(url: string, key: string): Promise<void> {
  const order = {
    price_id: 'price_standard_1b',
    success_url: 'http://localhost:3000/',
    cancel_url: 'http://localhost:3000/',
  }
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const session = await fetch(`${url}/api/v1/checkout_session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  })
  const page = ((await session.json()) as { url: string }).url.replace('localhost', '127.0.0.1')
  const card = new URLSearchParams({
    email: 'a@example.org',
    number: '4242424242424242',
    expiry: '12/34',
    code: '123',
  })
  expect((await fetch(page, { method: 'POST', body: card, redirect: 'manual' })).status).toBe(303)
}

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'crash-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

test('killed between payment and credit: after the restart every payment is credited, and each once', async () => {
  const dataDir = folder()
  let platform = await start(dataDir)
  onTestFinished(() => kill(platform))
  const keys: string[] = []
  for (const delay of [0, 2, 8, 20]) {
    const key = await trialKey(platform.url)
    keys.push(key)
    await pay(platform.url, key)
    await new Promise((resolve) => setTimeout(resolve, delay))
    await kill(platform)
    platform = await start(dataDir)
    const deadline = Date.now() + 10_000
    while ((await balance(platform.url, key)) === TRIAL && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await new Promise((resolve) => setTimeout(resolve, 1200))
  for (const key of keys) expect(await balance(platform.url, key)).toBe(TRIAL + PACK)
})

test('killed under use: nothing acknowledged is missing and nothing more is taken than was asked', async () => {
  const dataDir = folder()
  let platform = await start(dataDir)
  onTestFinished(() => kill(platform))
  const key = await trialKey(platform.url)
  let acknowledged = 0
  let asked = 0
  for (let round = 0; round < 3; round++) {
    const body = JSON.stringify({ model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const { url } = platform
    const calls = Array.from({ length: 40 }, async () => {
      asked++
      const answer = await fetch(`${url}/v1/embeddings`, { method: 'POST', headers, body })
      if (answer.ok) acknowledged++
    })
    setTimeout(() => platform.child.kill('SIGKILL'), 10 + round * 25)
    await Promise.allSettled(calls)
    await kill(platform)
    platform = await start(dataDir)
  }
  const used = TRIAL - (await balance(platform.url, key))
  expect(used % 3).toBe(0)
  expect(used / 3).toBeGreaterThanOrEqual(acknowledged)
  expect(used / 3).toBeLessThanOrEqual(asked)
})

test('keys stand nowhere: not in the data, not in the write-ahead log, not in the log', async () => {
  const dataDir = folder()
  const platform = await start(dataDir)
  onTestFinished(() => kill(platform))
  const keys = await Promise.all(Array.from({ length: 50 }, () => trialKey(platform.url)))
  for (const key of keys) await balance(platform.url, key)
  await kill(platform)
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(10)
  const everything =
    Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name)))).toString('latin1') +
    platform.log()
  for (const key of keys) expect(everything.includes(key.slice(9, 40))).toBe(false)
})
