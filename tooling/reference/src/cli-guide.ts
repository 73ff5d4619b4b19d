import { execFileSync } from 'node:child_process'
import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'
import type { FailuresOfCall } from '@search-foundation/platform/reference-data'

import { page, shownCode, table } from './markdown.ts'

interface CliOption {
  flags: string
  description: string
  default?: unknown
  choices?: readonly string[]
}

interface ExitCode {
  code: number
  meaning: string
  /** What to do about it. */
  hint?: string
  /** Error statuses of the services that it stands for. */
  statuses: readonly number[]
}

/** What `packages/cli/scripts/print-commands.ts` prints. */
export interface CliCommands {
  commands: readonly {
    name: string
    args: Readonly<Record<string, string>>
    summary: string
    options: readonly CliOption[]
    /** Calls of the API whose failure ends it: `POST /v1/rerank`. */
    calls: readonly string[]
    /** Command lines with what they do. */
    examples: Readonly<Record<string, string>>
  }[]
  /** Options of every command. */
  options: readonly CliOption[]
  exitCodes: readonly ExitCode[]
}

/** Asks the command line for its commands: a second, in a process of its own, as it reads settings from its process. */
export function readCliCommands(): CliCommands {
  const manifest = findPackageJSON('@search-foundation/cli', import.meta.url) ?? ''
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@search-foundation/source', 'scripts/print-commands.ts'],
    { cwd: dirname(manifest), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return JSON.parse(printed) as CliCommands
}

/** Returns how a call of the API, by method and path, can fail. */
type FailuresOf = (method: string, path: string) => FailuresOfCall

/** Returns the page of the command line's reference. */
export function cliGuide({ commands, options, exitCodes }: CliCommands, failuresOf: FailuresOf): string {
  return page(
    {
      title: 'Command line reference',
      description: 'Every command of sf with its arguments, options, examples and exit codes.',
      source: 'packages/cli/src/commands',
    },
    [
      '`sf` embeds files, reads pages, searches, asks, reranks, classifies and counts tokens from a shell. It needs Node 20 or newer, sends only the calls that you make, and has no telemetry.',
      shownCode('bash', 'npm install --global @search-foundation/cli\nsf login'),
      'Results go to the standard output, everything else to the standard error. On a terminal results are written for people; into a pipe or a file, as JSON.',
      ...commands.map(({ name, args, summary, options: own, calls, examples }) =>
        [
          `## sf ${name}`,
          `${summary}.`,
          shownCode(
            'bash',
            `sf ${[name, ...Object.keys(args), ...(own.length > 0 ? ['[options]'] : [])].join(' ')}`,
          ),
          ...(Object.keys(args).length === 0
            ? []
            : [
                table(
                  ['Argument', 'Meaning'],
                  Object.entries(args).map(([arg, text]) => [`\`${arg}\``, text]),
                ),
              ]),
          ...(own.length === 0 ? [] : [optionTable(own)]),
          table(
            ['Example', 'What it does'],
            Object.entries(examples).map(([line, what]) => [`\`${line}\``, what]),
          ),
          errorTable(
            exitCodes,
            calls.map((call) => failuresOf(...methodAndPath(call))),
          ),
        ].join('\n\n'),
      ),
      '## Global options\n\nEvery command takes them.',
      optionTable(options),
      '## Environment',
      table(
        ['Variable', 'Meaning'],
        [
          ['`SEARCH_FOUNDATION_API_KEY`', 'the key, instead of the stored one'],
          ['`SEARCH_FOUNDATION_BASE_URL`', 'address of the services'],
          ['`SF_PROFILE`', 'name of the stored key to use'],
          ['`SF_CONFIG_DIR`', 'folder of the settings'],
          ['`SF_NO_KEYRING`', '`1` stores keys in a file that only you can read, instead of the keychain'],
          ['`NO_COLOR`', 'no colors'],
        ],
      ),
      '## Exit codes\n\nScripts can decide by them what to do next. An error of a service is printed with its status and the ID of the request; [errors](/docs/errors) says what to do about each.',
      table(
        ['Code', 'Meaning', 'What to do'],
        exitCodes.map(({ code, meaning, hint = '' }) => [`\`${code}\``, meaning, hint]),
      ),
    ],
  )
}

const methodAndPath = (call: string): [method: string, path: string] => {
  const [method = '', path = ''] = call.split(' ')
  return [method.toLowerCase(), path]
}

/** Codes that every command can end with when something fails: refused or failed, and an invalid command or file. */
const ofEveryCommand = [1, 2]

/** The code for services that do not respond, which a command with a call can end with whatever the statuses of the call. */
const unreachable = 7

/** Returns the codes that a command can end with when something fails, with the error statuses of its calls. */
function errorTable(exitCodes: readonly ExitCode[], calls: readonly FailuresOfCall[]): string {
  const pages = new Map(calls.flatMap(({ failures }) => failures.map(({ status, docs }) => [status, docs])))
  const rows = exitCodes.flatMap(({ code, meaning, statuses }) => {
    const own = statuses.filter((status) => pages.has(status))
    const isPossible =
      own.length > 0 || ofEveryCommand.includes(code) || (code === unreachable && calls.length > 0)
    const links = own.map((status) => `[${status}](${pages.get(status)})`)
    return isPossible ? [[`\`${code}\``, meaning, links.join(', ')]] : []
  })
  return table(['Exit code', 'Error', 'Statuses of the service'], rows)
}

function optionTable(options: readonly CliOption[]): string {
  return table(['Option', 'Meaning'], options.map(rowOf))

  function rowOf({ flags, description, choices = [], default: value }: CliOption) {
    const facts = [
      ...(choices.length > 0 ? [`one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`] : []),
      ...(value === undefined || typeof value === 'boolean'
        ? []
        : [`default \`${typeof value === 'string' ? value : JSON.stringify(value)}\``]),
    ]
    return [`\`${flags}\``, [description, ...facts].join('; ')]
  }
}
