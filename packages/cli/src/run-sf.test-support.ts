import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { inject, onTestFinished } from 'vitest'

/** The built command line. */
export const program: string = new URL('../dist/sf.js', import.meta.url).pathname

/** Creates a folder for the files of a test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sf-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A process of the built command line. */
export interface Started {
  child: ChildProcessByStdio<Writable, Readable, Readable>
  /** Resolves when it has ended, with its code and what it wrote. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }>
}

/** Starts the built command line against the platform of the tests, without a key unless `env` has one. */
export function startSf(parameters: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, [program, ...parameters], {
    env: {
      PATH: process.env['PATH'],
      SEARCH_FOUNDATION_BASE_URL: inject('platform').url,
      SF_CONFIG_DIR: join(tmpdir(), 'sf-without-settings'),
      SF_NO_KEYRING: '1',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  // A program that ends without reading its input closes the pipe.
  child.stdin.on('error', () => undefined)
  const ended = new Promise<Awaited<Started['ended']>>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
  return { child, ended }
}

/** Runs the built command line with a key to its end. `input` is piped in. */
export function runSf(
  parameters: readonly string[],
  { input = '', ...env }: NodeJS.ProcessEnv & { input?: string } = {},
): Started['ended'] {
  const key = { SEARCH_FOUNDATION_API_KEY: inject('platform').keys.main }
  const { child, ended } = startSf(parameters, { ...key, ...env })
  child.stdin.end(input)
  return ended
}
