// Prints the commands of `sf` with their arguments, options and examples, its global options and exit codes as JSON, for the reference in the
// documentation.
import type { Option } from 'commander'

// The build puts the version in its place.
Object.assign(globalThis, { cliVersion: '' })
const { exitCodeMeanings, exitCodes } = await import('../src/exit-codes.ts')
const { exitHints, exitOfStatus } = await import('../src/failures.ts')
const { createProgram, loadCommands } = await import('../src/program.ts')
type ExitName = keyof typeof exitCodes

const optionOf = ({ flags, description, defaultValue, argChoices }: Option) => ({
  flags,
  description,
  ...(defaultValue !== undefined && { default: defaultValue as unknown }),
  ...(argChoices && { choices: argChoices }),
})

const program = await createProgram({ signal: new AbortController().signal })
const commands = (await loadCommands()).map(
  ({ name, args = {}, summary, options = [], calls, examples }) => ({
    name,
    args,
    summary,
    options: options.map(optionOf),
    calls,
    examples,
  }),
)
const statuses = Array.from({ length: 200 }, (_, index) => 400 + index)
const codes = Object.entries(exitCodes).map(([key, code]) => {
  const name = key as ExitName
  return {
    code,
    meaning: exitCodeMeanings[name],
    hint: exitHints[name],
    statuses: statuses.filter((status) => exitOfStatus(status) === name),
  }
})
process.stdout.write(JSON.stringify({ commands, options: program.options.map(optionOf), exitCodes: codes }))
