#!/usr/bin/env node
import process from 'node:process'
import { CommanderError } from 'commander'

import { exitCodes } from './exit-codes.ts'
import { colors } from './output/colors.ts'
import { printable } from './output/output.ts'
import { createProgram } from './program.ts'

const stopping = new AbortController()

/** The first signal lets a command end in order; the second ends the process. What was written stays, and can be continued. */
function stop(code: number): void {
  if (stopping.signal.aborted) process.exit(code)
  process.exitCode = code
  stopping.abort()
}
process.on('SIGINT', () => stop(exitCodes.interrupted))
process.on('SIGTERM', () => stop(exitCodes.terminated))
// The reader of the output has gone, as after `| head`: nobody needs the rest.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(exitCodes.pipeClosed)
})

try {
  const program = await createProgram({ signal: stopping.signal }, process.argv.slice(2))
  await program.parseAsync()
  process.exitCode ??= exitCodes.done
} catch (error) {
  // The library has printed what is wrong with the command line, or the help that was asked for.
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  else {
    const { failureOf } = await import('./failures.ts')
    const { message, hint, exitCode } = failureOf(error)
    process.stderr.write(
      `${colors.red('sf:')} ${printable(message)}\n${hint === undefined ? '' : `${hint}\n`}`,
    )
    process.exitCode = stopping.signal.aborted ? (process.exitCode ?? exitCode) : exitCode
  }
}
// A prompt or a connection that is kept alive must not hold the process.
process.stdin.destroy()
