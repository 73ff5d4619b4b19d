import { Command, Option } from 'commander'

import { addCommand, exampleLines, type CommandDescription, type Run } from './command.ts'
import { exitCodeMeanings, exitCodes, type ExitName } from './exit-codes.ts'
import { version } from './version.ts'

/** The commands, each in a module of its own that is loaded when it is needed. */
const modules: Readonly<Record<string, () => Promise<object>>> = {
  login: () => import('./commands/login.ts'),
  logout: () => import('./commands/logout.ts'),
  embed: () => import('./commands/embed.ts'),
  read: () => import('./commands/read.ts'),
  search: () => import('./commands/search.ts'),
  ask: () => import('./commands/ask.ts'),
  rerank: () => import('./commands/rerank.ts'),
  classify: () => import('./commands/classify.ts'),
  segment: () => import('./commands/segment.ts'),
  keys: () => import('./commands/keys.ts'),
  usage: () => import('./commands/usage.ts'),
}
const all = Object.keys(modules)

/** Loads commands by their names, all by default. */
export const loadCommands = async (names: readonly string[] = all): Promise<CommandDescription<never>[]> =>
  (await Promise.all(names.flatMap((name) => modules[name]?.() ?? []))).flatMap(
    (module) => Object.values(module) as CommandDescription<never>[],
  )

/**
 * Returns the commands that a command line needs by its first word: itself, none for the version, and all for anything else, such as the help or a
 * global option.
 */
function neededFor(first = ''): readonly string[] {
  if (['-v', '--version'].includes(first)) return []
  return all.includes(first) ? [first] : all
}

const exitCodeList = Object.entries(exitCodes)
  .map(([name, code]) => `  ${String(code).padEnd(3)}  ${exitCodeMeanings[name as ExitName]}`)
  .join('\n')

const exitCodeHelp = `
Exit codes:
${exitCodeList}

Environment:
  SEARCH_FOUNDATION_API_KEY, SEARCH_FOUNDATION_BASE_URL, SF_PROFILE, SF_CONFIG_DIR, SF_NO_KEYRING, NO_COLOR`

/** Creates the command line. `createProgram(run, words).parseAsync()` runs it; `words` are those behind the program's name. */
export async function createProgram(run: Run, words: readonly string[] = []): Promise<Command> {
  const program = new Command('sf')
    .description('The Search Foundation command line')
    .version(version, '-v, --version')
    .addOption(new Option('--json', 'write JSON; the default unless the output is a terminal'))
    .addOption(new Option('--no-json', 'write for people, even into a pipe').default(undefined))
    .addOption(new Option('--profile <name>', 'stored key to use'))
    .addOption(new Option('--base-url <url>', 'URL of the services'))
    // The library for colors reads it, and NO_COLOR, from the process.
    .addOption(new Option('--no-color', 'no colors'))
    .configureHelp({ showGlobalOptions: true })
    .showSuggestionAfterError()
    .exitOverride()
  const examples = {
    'sf login': 'store a key',
    'sf embed texts.jsonl -o vectors.jsonl': 'embed a file',
    'sf read https://example.com': 'read a page',
    'source <(sf completion zsh)': 'complete commands with Tab; also bash, fish, powershell',
  }
  program.addHelpText('after', `\nExamples:\n${exampleLines(examples)}\n${exitCodeHelp}`)
  const needed = neededFor(words[0])
  for (const command of await loadCommands(needed)) addCommand(program, run, command)
  if (needed === all) {
    const { default: tab } = await import('@bomb.sh/tab/commander')
    tab(program, { completionCommandName: 'completion' })
  }
  return program
}
