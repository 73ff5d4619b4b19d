/**
 * Puts what is published of the package in the current folder into its folder `build`, or into the folder that is named: the built files, the
 * documents, and a manifest without the fields that only this repository needs, with versions instead of `workspace:` and `catalog:`.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

import { read, root } from './repository.ts'

type Dependencies = Readonly<Record<string, string>>

interface SourceManifest {
  files: string[]
  exports: Record<string, string | Record<string, unknown>>
  publishConfig: Record<string, unknown>
  scripts?: object
  devDependencies?: object
  dependencies?: Dependencies
  optionalDependencies?: Dependencies
}

/** Only exists here, where the sources are. */
const sourceCondition = '@search-foundation/source'
const [, , staged = 'build'] = process.argv
const { scripts, devDependencies, publishConfig, ...manifest } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as SourceManifest
const { directory, linkDirectory, ...publishing } = publishConfig

const exports = Object.fromEntries(
  Object.entries(manifest.exports).map(([entry, target]) => {
    if (typeof target === 'string') return [entry, target]
    const { [sourceCondition]: _, ...built } = target
    return [entry, built]
  }),
)

const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Dependencies }

interface Target {
  types: string
  default: string
}

/**
 * The entries for what does not read `exports`, such as TypeScript with `moduleResolution: node10`, which is the default of its CommonJS projects
 * before TypeScript 6. None for a package without CommonJS.
 */
function entriesWithoutExports() {
  const entries = Object.entries(exports as Record<string, { require?: Target }>)
  const ofCommonJs = entries.flatMap(([entry, { require }]) => (require ? [[entry, require] as const] : []))
  const main = ofCommonJs.find(([entry]) => entry === '.')?.[1]
  if (!main) return {}
  const declarations = ofCommonJs
    .filter(([entry]) => entry !== '.')
    .map(([entry, { types }]) => [entry.slice('./'.length), [types]])
  return {
    main: main.default,
    types: main.types,
    typesVersions: { '*': Object.fromEntries(declarations) as Record<string, string[]> },
  }
}

/** The version that is asked for when the package is installed. */
function published(name: string, version: string): string {
  // A patch of a dependency reaches those who install the package.
  if (version === 'catalog:') return `^${catalog[name]}`
  if (!version.startsWith('workspace:')) return version
  const sibling = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  return `^${sibling.version}`
}
const withVersions = (field: 'dependencies' | 'optionalDependencies') => {
  const given = manifest[field]
  if (!given) return {}
  const versions = Object.entries(given).map(([name, version]) => [name, published(name, version)])
  return { [field]: Object.fromEntries(versions) as Dependencies }
}

rmSync(staged, { recursive: true, force: true })
mkdirSync(staged)
for (const name of [...manifest.files, 'README.md', 'CHANGELOG.md'])
  if (existsSync(name)) cpSync(name, join(staged, name), { recursive: true })
// The last section is for those who work on the package.
const [readme = ''] = readFileSync('README.md', 'utf8').split('\n## Working on it')
writeFileSync(join(staged, 'README.md'), readme)
cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'))
const written = {
  ...manifest,
  ...entriesWithoutExports(),
  exports,
  ...withVersions('dependencies'),
  ...withVersions('optionalDependencies'),
  publishConfig: publishing,
}
writeFileSync(join(staged, 'package.json'), `${JSON.stringify(written, undefined, 2)}\n`)
