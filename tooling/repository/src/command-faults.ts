import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { DocumentParts } from './documents.ts'
import { workspacePackages } from './manifests.ts'
import { read, root } from './repository.ts'

type Scripts = Readonly<Record<string, string>>

/** Commands of pnpm and npm itself. */
const own = new Set(
  'add audit create deploy dlx exec fetch i install link list login ls pack patch publish rebuild remove run start test up update view why'.split(
    ' ',
  ),
)

const rootScripts = (JSON.parse(read('package.json')) as { scripts: Scripts }).scripts
const scriptsOf = new Map<string, Scripts>(
  workspacePackages().map(({ manifest }) => [manifest.name, manifest.scripts ?? {}]),
)
const tasks = new Set([
  ...Object.keys((JSON.parse(read('turbo.json')) as { tasks: object }).tasks),
  ...[...scriptsOf.values()].flatMap((scripts) => Object.keys(scripts)),
])

/** Returns why a command line cannot be run here, with these scripts; undefined if it can, or if it is not about this repository. */
function commandFault(line: string, scripts: Scripts): string | undefined {
  const words = line
    .replace(/\s#.*$/, '')
    .trim()
    .split(/\s+/)
    // Variables before the program.
    .filter(
      (word, index, all) => !/^[A-Z_]+=/.test(word) || all.slice(0, index).some((one) => !one.includes('=')),
    )
  const [program, ...rest] = words
  if (program === 'node' || program === 'bash') return fileFault(rest.find((word) => !word.startsWith('-')))
  if (program?.startsWith('.ci/') || program?.startsWith('deploy/')) return fileFault(program)
  if (program !== 'pnpm' && program !== 'npm') return undefined
  return packageManagerFault(program, rest, scripts)
}

function fileFault(file: string | undefined): string | undefined {
  if (file === undefined || !/^[\w.]+\/[\w./-]+$/.test(file) || existsSync(join(root, file))) return undefined
  return workspacePackages().some(({ folder }) => existsSync(join(root, folder, file)))
    ? undefined
    : `${file} does not exist`
}

function packageManagerFault(
  program: string,
  words: readonly string[],
  scriptsHere: Scripts,
): string | undefined {
  let scripts: Scripts | undefined = scriptsHere
  const parameters: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const [option = '', given] = (words[index] ?? '').split('=')
    if (option === '--filter') {
      const name = given ?? words[(index += 1)] ?? ''
      scripts = scriptsOf.get(name)
      // A placeholder stands for any package.
      if (scripts === undefined && !/[<*!.{]/.test(name)) return `there is no package ${name}`
    } else if (!option.startsWith('-')) parameters.push(words[index] ?? '')
  }
  const [first = '', second = ''] = parameters
  if (first === '' || scripts === undefined) return undefined
  if (first === 'exec') return executableFault(parameters.slice(1))
  const script = first === 'run' ? second : first
  if (script in scripts || /[<…]/.test(script)) return undefined
  const isOwn =
    first !== 'run' && own.has(first) && (program === 'npm' || !(first === 'start' || first === 'test'))
  return isOwn ? undefined : `there is no script "${script}"`
}

function executableFault([binary = '', command = '', ...names]: readonly string[]): string | undefined {
  const folders = ['', ...workspacePackages().map(({ folder }) => folder)]
  if (!folders.some((folder) => existsSync(join(root, folder, 'node_modules/.bin', binary))))
    return `there is no program ${binary}`
  if (binary !== 'turbo' || command !== 'run') return undefined
  const unknown = names.filter((name) => /^[\w:-]+$/.test(name) && !tasks.has(name) && !scriptsOf.has(name))
  return unknown.length === 0 ? undefined : `there is no task ${unknown.join(', ')}`
}

/** Returns the commands of a document that cannot be run at the root, nor in the package that it belongs to. */
export function commandFaults({ file, code, commands }: DocumentParts): string[] {
  const home = workspacePackages().find(({ folder }) => file.startsWith(`${folder}/`))
  const scripts = { ...rootScripts, ...home?.manifest.scripts }
  return [...commands, ...code].flatMap(({ line, text }) => {
    const fault = commandFault(text, scripts)
    return fault === undefined ? [] : [`${file}:${line} \`${text}\`: ${fault}`]
  })
}
