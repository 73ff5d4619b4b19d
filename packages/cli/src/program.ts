import tab from '@bomb.sh/tab/commander'
import { Command, Option } from 'commander'

import { addCommand, exampleLines, type CommandDescription, type Run } from './command.ts'
import { exitCodeMeanings, exitCodes } from './failures.ts'
import { version } from './version.ts'

/** The commands, each in a module of its own that is loaded when it is needed. */
export const loadCommands = async (): Promise<CommandDescription<never>[]> =>
  Object.values({
    ...(await import('./commands/login.ts')),
    ...(await import('./commands/logout.ts')),
    ...(await import('./commands/embed.ts')),
    ...(await import('./commands/read.ts')),
    ...(await import('./commands/search.ts')),
    ...(await import('./commands/ask.ts')),
    ...(await import('./commands/rerank.ts')),
    ...(await import('./commands/classify.ts')),
    ...(await import('./commands/segment.ts')),
    ...(await import('./commands/keys.ts')),
    ...(await import('./commands/usage.ts')),
  }) as CommandDescription<never>[]

const exitCodeList = Object.entries(exitCodes)
  .map(([name, code]) => `  ${String(code).padEnd(3)}  ${exitCodeMeanings[name as keyof typeof exitCodes]}`)
  .join('\n')

const exitCodeHelp = `
Exit codes:
${exitCodeList}

Environment:
  SEARCH_FOUNDATION_API_KEY, SEARCH_FOUNDATION_BASE_URL, SF_PROFILE, SF_CONFIG_DIR, SF_NO_KEYRING, NO_COLOR`

/** Creates the command line. `createProgram(run).parseAsync()` runs it. */
export async function createProgram(run: Run): Promise<Command> {
  const program = new Command('sf')
    .description('The command line of the search foundation')
    .version(version, '-v, --version')
    .addOption(new Option('--json', 'write JSON; by default unless the output is a terminal'))
    .addOption(new Option('--no-json', 'write for people, also into a pipe').default(undefined))
    .addOption(new Option('--profile <name>', 'stored key to use'))
    .addOption(new Option('--base-url <url>', 'address of the services'))
    // The library for colors reads it, and NO_COLOR, from the process.
    .addOption(new Option('--no-color', 'no colors'))
    .configureHelp({ showGlobalOptions: true })
    .showSuggestionAfterError()
    .exitOverride()
  const examples = {
    'sf login': 'store a key',
    'sf embed texts.jsonl -o vectors.jsonl': 'embed a file',
    'sf read https://example.com': 'read a page',
    'source <(sf completion zsh)': 'complete commands by Tab; also bash, fish, powershell',
  }
  program.addHelpText('after', `\nExamples:\n${exampleLines(examples)}\n${exitCodeHelp}`)
  for (const command of await loadCommands()) addCommand(program, run, command)
  tab(program, { completionCommandName: 'completion' })
  return program
}
