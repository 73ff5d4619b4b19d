import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'

import { usageFailure } from '../failures.ts'

/** What a run must have in common with the one that it continues. */
export interface RunSettings {
  /** SHA-256 of the input file. */
  digest: string
  /** The body of every request, without its inputs. */
  request: Record<string, unknown>
  /** Inputs per request, which the idempotency keys depend on. */
  batchSize: number | undefined
  /** Field of the texts. */
  field: string
}

/** Where a run is: stored beside the output after every batch. */
export interface RunState extends RunSettings {
  /** Name of the run, of which the idempotency keys are made. */
  id: string
  /** Inputs whose vectors are in the output. */
  done: number
  /** Length of the output up to them. */
  bytes: number
  /** Tokens that were charged so far. */
  tokens: number
}

/** An output that is being written. */
export interface OutputFile {
  /** What an earlier run has left, or the beginning. */
  readonly state: Readonly<RunState>
  /** Appends the lines of a batch, and then stores how far the run is. */
  append(lines: string, progress: Pick<RunState, 'done' | 'tokens'>): Promise<void>
  /** Closes the file. With `isDone`, the state is no longer needed. */
  close(isDone: boolean): Promise<void>
}

/** The file beside an output that has the state of its run. */
export const stateFile = (output: string): string => `${output}.run.json`

async function readState(output: string): Promise<RunState | undefined> {
  if (!existsSync(stateFile(output))) return undefined
  try {
    return JSON.parse(await readFile(stateFile(output), 'utf8')) as RunState
  } catch {
    throw usageFailure(`${stateFile(output)} is not valid JSON.`, 'Start over with --restart.')
  }
}

const comparable = ({ digest, request, batchSize, field }: RunSettings) =>
  JSON.stringify([digest, Object.entries(request).toSorted(), batchSize, field])

/** Returns the state to begin with. Throws a usage failure rather than overwrite or mix what is there. */
async function begin(output: string, settings: RunSettings, isRestart: boolean): Promise<RunState> {
  const fresh = { ...settings, id: randomUUID(), done: 0, bytes: 0, tokens: 0 }
  if (isRestart) return fresh
  const state = await readState(output)
  if (!state) {
    if (!existsSync(output)) return fresh
    throw usageFailure(`${output} exists.`, 'Choose another file, or overwrite it with --restart.')
  }
  if (comparable(state) !== comparable(settings))
    throw usageFailure(
      `${output} is from a run with another input file or other options.`,
      'Use the same file and options to continue it, or start over with --restart.',
    )
  const { size } = await stat(output).catch(() => ({ size: 0 }))
  if (size < state.bytes)
    throw usageFailure(`${output} is shorter than what its run wrote.`, 'Start over with --restart.')
  return state
}

/**
 * Opens an output to write or to continue. What a killed run wrote after its last stored state is cut off, and written again from the stored
 * responses of the service.
 */
export async function openOutput(
  output: string,
  settings: RunSettings,
  isRestart: boolean,
): Promise<OutputFile> {
  const state = await begin(output, settings, isRestart)
  const file = await open(output, existsSync(output) ? 'r+' : 'w')
  await file.truncate(state.bytes)

  const save = async () => {
    const written = `${stateFile(output)}.new`
    await writeFile(written, JSON.stringify(state))
    await rename(written, stateFile(output))
  }
  await save()
  return {
    state,
    async append(lines, progress) {
      const bytes = Buffer.from(lines)
      await file.write(bytes, 0, bytes.length, state.bytes)
      // The state must never be ahead of the output, also when the machine loses its power.
      await file.datasync()
      Object.assign(state, progress, { bytes: state.bytes + bytes.length })
      await save()
    },
    async close(isDone) {
      await file.close()
      if (isDone) await rm(stateFile(output), { force: true })
    },
  }
}
