// Prints the commands of `sf` with their arguments, options and examples, its global options and exit codes as JSON, for the reference in the
// documentation.
import type { Option } from 'commander'

// The build puts the version in its place.
Object.assign(globalThis, { cliVersion: '' })
const { exitCodeMeanings, exitCodes } = await import('../src/exit-codes.ts')
const { createProgram, loadCommands } = await import('../src/program.ts')

const optionOf = ({ flags, description, defaultValue, argChoices }: Option) => ({
  flags,
  description,
  ...(defaultValue !== undefined && { default: defaultValue as unknown }),
  ...(argChoices && { choices: argChoices }),
})

const program = await createProgram({ signal: new AbortController().signal })
const commands = (await loadCommands()).map(({ name, args = {}, summary, options = [], examples }) => ({
  name,
  args,
  summary,
  options: options.map(optionOf),
  examples,
}))
const codes = Object.entries(exitCodes).map(([name, code]) => ({
  code,
  meaning: exitCodeMeanings[name as keyof typeof exitCodes],
}))
process.stdout.write(JSON.stringify({ commands, options: program.options.map(optionOf), exitCodes: codes }))
