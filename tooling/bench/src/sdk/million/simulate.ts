import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { checkOutput, type OutputFigures } from './check-output.ts'
import type { EmbedOrder, Moment, Sample } from './embed-to-file.ts'
import type { ServiceFigures, ServiceSettings } from './embedding-service.ts'

/** A run and the service that it meets. */
export interface Simulation extends ServiceSettings {
  batchSize: number
  concurrency: number
}

/** What a run has shown. */
export interface SimulationReport {
  service: ServiceFigures
  output: OutputFigures
  /** Samples of each process, one after another. */
  lives: Sample[][]
  /** Processes that ended by SIGKILL. */
  kills: number
  seconds: number
}

/** When the processes before the last one are killed, as parts of all texts. */
const kills: readonly { part: number; moment: Moment }[] = [
  { part: 0.03, moment: 'within the write' },
  { part: 0.1, moment: 'before the checkpoint' },
  { part: 0.17, moment: 'after the checkpoint' },
  { part: 0.25, moment: 'within the write' },
  { part: 0.33, moment: 'after the checkpoint' },
]

const script = (name: string) => new URL(name, import.meta.url).pathname

async function startService(settings: ServiceSettings) {
  // Without the options of this process: conditions for sources would measure the sources.
  const service = fork(script('embedding-service.ts'), [JSON.stringify(settings)], { execArgv: [] })
  const [address] = (await once(service, 'message')) as [string]
  return {
    address,
    async figures() {
      service.send('figures')
      const [figures] = (await once(service, 'message')) as [ServiceFigures]
      return figures
    },
    async stop() {
      const ended = once(service, 'exit')
      service.disconnect()
      await ended
    },
  }
}

/** Runs one process to its end, and returns its samples and whether it was killed. Throws what it printed when it failed. */
async function runProcess(order: EmbedOrder) {
  const worker = spawn(process.execPath, ['--expose-gc', script('embed-to-file.ts'), JSON.stringify(order)])
  const samples: Sample[] = []
  let errors = ''
  worker.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  createInterface(worker.stdout).on('line', (line) => samples.push(JSON.parse(line) as Sample))
  const [code, signal] = (await once(worker, 'close')) as [number | null, NodeJS.Signals | null]
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The process has failed: ${errors}`)
  return { samples, isKilled: signal === 'SIGKILL' }
}

/**
 * Embeds texts into a file, in processes that are killed (SIGKILL): each one resumes where the one before ended. The service runs in a
 * process of its own. It charges per idempotency key, refuses, fails and loses connections. Returns its figures and a check of the output.
 */
export async function simulate({
  batchSize,
  concurrency,
  ...settings
}: Simulation): Promise<SimulationReport> {
  const folder = await mkdtemp(join(tmpdir(), 'embed-each-'))
  const service = await startService(settings)
  try {
    const { texts } = settings
    const output = join(folder, 'vectors')
    const order = { address: service.address, texts, batchSize, concurrency, output }
    const began = performance.now()
    const lives: Sample[][] = []
    let killed = 0
    for (const kill of [...kills.map(({ part, moment }) => ({ at: part * texts, moment })), undefined]) {
      // oxlint-disable-next-line no-await-in-loop -- one process after another
      const { samples, isKilled } = await runProcess({ ...order, kill })
      lives.push(samples)
      if (isKilled) killed++
    }
    const seconds = (performance.now() - began) / 1000
    return {
      ...{ lives, kills: killed, seconds },
      service: await service.figures(),
      output: await checkOutput(output),
    }
  } finally {
    await service.stop()
    await rm(folder, { recursive: true })
  }
}
