import { InvalidArgumentError, Option, type Command } from 'commander'

import type { GlobalOptions } from './session/open-client.ts'

/** What an action gets besides its arguments and options. */
export interface Run {
  /** Aborts at Ctrl-C, and when the process is asked to end. */
  signal: AbortSignal
}

/** A call of the API: method and path, as the API document has them. */
type ApiCall = `${'GET' | 'POST'} /${string}`

/** A command of the command line. */
export interface CommandDescription<Options> {
  name: string
  /** Its arguments, such as `<url>` or `[texts...]`, with a description. */
  args?: Readonly<Record<string, string>>
  summary: string
  options?: readonly Option[]
  /** Calls whose failure ends it; the reference derives its exit codes from them. */
  calls: readonly ApiCall[]
  /** Command lines with what they do, for `--help`. */
  examples: Readonly<Record<string, string>>
  /** Runs it. `given` are the arguments in their order. */
  run(given: readonly unknown[], options: Options & GlobalOptions, run: Run): Promise<void>
}

/** Adds a command to the program. */
export function addCommand<Options>(
  program: Command,
  run: Run,
  { name, args = {}, summary, options = [], examples, run: action }: CommandDescription<Options>,
): void {
  const command = program.command(name).description(summary)
  for (const [argument, description] of Object.entries(args)) command.argument(argument, description)
  for (const option of options) command.addOption(option)
  command.addHelpText('after', `\nExamples:\n${exampleLines(examples)}`)
  command.action(async (...given: unknown[]) => {
    const self = given.pop() as Command
    await action(given.slice(0, -1), self.optsWithGlobals<Options & GlobalOptions>(), run)
  })
}

/** Lays out examples for `--help`. */
export function exampleLines(examples: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(examples).map((line) => line.length))
  return Object.entries(examples)
    .map(([line, what]) => `  ${line.padEnd(width)}  ${what}`)
    .join('\n')
}

/** An option with a whole number of at least `least`. */
export const numberOption = (flags: string, description: string, least = 1): Option =>
  new Option(flags, description).argParser((text: string) => {
    const value = Number(text)
    if (Number.isInteger(value) && value >= least) return value
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`)
  })
