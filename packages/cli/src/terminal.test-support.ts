import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished, vi } from 'vitest'

import { program } from './run-sf.test-support.ts'

/** The built command line in a terminal of its own. */
export interface InTerminal {
  /** Types into it. */
  type(text: string): void
  /** Waits until the screen has shown a text, and returns everything so far. */
  shows(text: string | RegExp): Promise<string>
  /** Resolves when it has ended, with its code and everything that it wrote. */
  ended: Promise<{ code: number | null; screen: string }>
}

/** Ctrl-C, as a terminal sends it. */
export const ctrlC = '\u0003'
/** The key Return. */
export const enter = '\r'

const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`

/**
 * Starts the built command line in a pseudo-terminal, which the program `script` of every Unix opens, against the platform of the tests; with the main key
 * unless `env` has another.
 */
export function startInTerminal(parameters: readonly string[], env: NodeJS.ProcessEnv = {}): InTerminal {
  // A pseudo-terminal has no size of its own.
  const sized = 'stty cols 100 rows 30 && exec "$0" "$@"'
  const words = ['sh', '-c', sized, process.execPath, program, ...parameters]
  const how =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', ...words]
      : ['-qefc', words.map(quoted).join(' '), '/dev/null']
  const child = spawn('script', how, {
    env: {
      PATH: process.env['PATH'],
      TERM: 'xterm-256color',
      SHELL: '/bin/sh',
      SEARCH_FOUNDATION_BASE_URL: inject('platform').url,
      SEARCH_FOUNDATION_API_KEY: inject('platform').keys.main,
      SF_CONFIG_DIR: join(tmpdir(), 'sf-without-settings'),
      SF_NO_KEYRING: '1',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let screen = ''
  child.stdout.on('data', (part: Buffer) => (screen += part.toString()))
  child.stdin.on('error', () => undefined)
  const ended = new Promise<{ code: number | null; screen: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, screen }))
  })
  return {
    type: (text) => void child.stdin.write(text),
    async shows(text) {
      await vi.waitFor(
        () => {
          if (!(typeof text === 'string' ? screen.includes(text) : text.test(screen)))
            throw new Error(`The screen does not show ${String(text)}:\n${screen}`)
        },
        { timeout: 120_000, interval: 20 },
      )
      return screen
    },
    ended,
  }
}
