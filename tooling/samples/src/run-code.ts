import { spawn } from 'node:child_process'

/** The program of each language, which reads its code from standard input. */
const programs: Readonly<Record<string, readonly [command: string, ...parameters: string[]]>> = {
  bash: ['bash', '-euo', 'pipefail', '-s'],
  typescript: [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--input-type=module-typescript',
    '-',
  ],
  python: ['python3', '-'],
}

export interface Run {
  code: number | null
  stdout: string
  stderr: string
}

/** The folder from which TypeScript samples import packages, as from a reader's project. */
const folder = new URL('..', import.meta.url).pathname

/** When a sample is given up, in milliseconds. The limit ends what hangs and measures nothing. */
const longest = 240_000

/** Runs code of a language and returns what it printed. Throws for a language that there is no program for. */
export async function runCode(language: string, code: string, env: NodeJS.ProcessEnv): Promise<Run> {
  const program = programs[language]
  if (program === undefined) throw new Error(`Samples in ${language || 'no language'} cannot be run.`)
  const [command, ...parameters] = program
  const child = spawn(command, parameters, { cwd: folder, env, timeout: longest })
  const run: Run = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text))
  child.stdin.end(code)
  return await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exit) => resolve({ ...run, code: exit }))
  })
}
