import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'

const platform = inject('platform')
const require = createRequire(import.meta.url)
const manifest = require.resolve('@modelcontextprotocol/inspector/package.json')
const launcher = join(dirname(manifest), 'clients/launcher/build/index.js')

/** The inspector stores its list of servers in the home folder. */
const home = mkdtempSync(join(tmpdir(), 'inspector-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const run = promisify(execFile)

/** Asks the server of tools by the command line of the protocol's inspector. Returns the JSON that it prints. */
async function inspect(options: readonly string[], key = platform.apiKey): Promise<unknown> {
  const target = [`${platform.url}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${key}`]
  const env = { ...process.env, HOME: home, USERPROFILE: home }
  const { stdout } = await run(process.execPath, [launcher, '--cli', ...target, ...options], { env })
  return JSON.parse(stdout)
}

test('the inspector lists the tools, and finds no fault in their schemas', async () => {
  const { tools } = (await inspect(['--method', 'tools/list', '--strict'])) as { tools: { name: string }[] }
  expect(tools.map(({ name }) => name)).toContain('rerank')
})

test('the inspector calls a tool', async () => {
  const call = ['--method', 'tools/call', '--tool-name', 'segment', '--tool-arg', 'content=One. Two.']
  const { content } = (await inspect(call)) as { content: { text: string }[] }
  expect(JSON.parse(content[0]?.text ?? '')).toMatchObject({ num_tokens: 4 })
})

test('with a wrong key the inspector asks for a sign-in', async () => {
  await expect(inspect(['--method', 'tools/list'], 'sf_wrong')).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringContaining('auth_required') as string,
  })
})
