import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { haveOneShape } from './json-shape.mjs'
import { root } from './repository.mjs'
import { withDependents, withUsers } from './workspace.mjs'

/** @typedef {import('./workspace.mjs').WorkspacePackage} WorkspacePackage */
/** @typedef {{ name: string, parameters: string[] }} Check what it is called, and pnpm's parameters */

/** A package with more test files than this runs those beside a change: nearly all of them reach nearly every module. */
const manyTests = 60

const script = /\.(?:[cm]?[jt]s|tsx)$/
/** Data that types are made of. The texts of other languages than the default one are not. @param {string} file */
const isTyped = (file) => file.endsWith('.json') && !/\/messages\/(?!en-US\/)/.test(file)
/** Data that code imports. Other JSON, for example the settings of TypeScript, changes types by its values, too. */
const importedData = /\/(?:messages|src)\/.*\.json$/
const story = /\.stories\.tsx$/

/**
 * The stories of a component: those that changed, and those beside a changed file.
 * @param {readonly string[]} files
 * @param {string} base
 */
function storiesOf(files, base) {
  const stories = files.flatMap((file) => {
    if (story.test(file)) return [file]
    const folder = dirname(file)
    if (!existsSync(join(base, folder))) return []
    return readdirSync(join(base, folder))
      .filter((name) => story.test(name))
      .map((name) => join(folder, name))
  })
  return [...new Set(stories)].filter((file) => existsSync(join(base, file)))
}

/**
 * The folders of changed files in a package whose tests take minutes, `undefined` in other packages.
 * @param {string} folder of the package
 * @param {readonly string[]} files paths below it
 */
function roomsOf(folder, files) {
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const tests = all.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
  if (tests.length <= manyTests) return undefined
  return [...new Set(files.map((file) => `${file.split('/').slice(0, 2).join('/')}/`))]
}

/**
 * What answers for changed files in about a minute: lint and format of the files, types of their packages and of all that depend
 * on them (after a change of texts and data, of all that import them, unless only values changed), the unit tests that reach the files,
 * the stories beside them, and changed journeys. Text and data that tests read without importing them (messages, JSON, SQL) run the unit
 * tests of their whole package. In a package with many tests, those in the same folder of its sources run.
 * @param {readonly string[]} changed paths from the root, deleted files included
 * @param {readonly WorkspacePackage[]} packages
 * @param {{ base?: string, story?: string, journey?: string, previous?: ReadonlyMap<string, string> }} [options] `story` and
 * `journey`: names to run in addition; `previous`: texts of changed files at the commit that is compared with
 * @returns {Check[]}
 */
export function changedChecks(changed, packages, { base = root, story: storyName, journey, previous } = {}) {
  const present = changed.filter((file) => existsSync(join(base, file)))
  const scripts = present.filter((file) => script.test(file))
  const styles = present.filter((file) => file.endsWith('.css'))
  const owners = packages.flatMap((each) => {
    const files = changed.filter((file) => file.startsWith(`${each.folder}/`))
    return files.length > 0 ? [{ ...each, files }] : []
  })
  /** @param {(file: string) => boolean} matches */
  const ownersOf = (matches) => owners.filter(({ files }) => files.some(matches)).map(({ name }) => name)
  /** @param {string} file */
  const changesTypes = (file) => {
    const before = importedData.test(file) && present.includes(file) ? previous?.get(file) : undefined
    return (
      isTyped(file) && !(before !== undefined && haveOneShape(before, readFileSync(join(base, file), 'utf8')))
    )
  }
  // Only code that names a message or a field can be wrong about it, and that code imports the package itself.
  const affected = new Set([
    ...withDependents(
      packages,
      ownersOf((file) => script.test(file)),
    ),
    ...withUsers(packages, ownersOf(changesTypes)),
  ])
  /** @type {Check[]} */
  const checks = []
  if (present.length > 0)
    checks.push({
      name: 'Format',
      parameters: ['exec', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present],
    })
  if (scripts.length > 0)
    checks.push({ name: 'Lint', parameters: ['exec', 'oxlint', '--deny-warnings', ...scripts] })
  if (styles.length > 0) checks.push({ name: 'Styles', parameters: ['exec', 'stylelint', ...styles] })
  if (affected.size > 0)
    checks.push({
      name: 'Types',
      parameters: [
        ...['exec', 'turbo', 'run', 'types', '--continue', '--output-logs=errors-only'],
        ...[...affected].toSorted().map((name) => `--filter=${name}`),
      ],
    })
  for (const { name, folder, scripts: tasks, files } of owners) {
    if (!tasks['test:unit']) continue
    const project = tasks['test:unit'].includes('--project unit') ? ['--project', 'unit'] : []
    const inside = files
      .filter((file) => existsSync(join(base, file)))
      .map((file) => file.slice(folder.length + 1))
    const isRead = files.some((file) => !script.test(file) && !/\.(?:css|md|mdx|png)$/.test(file))
    const imported = inside.filter((file) => script.test(file))
    const rooms = roomsOf(join(base, folder), inside)
    if (rooms !== undefined && (isRead || imported.length > 0))
      checks.push({
        name: `Unit tests beside the change: ${name}`,
        parameters: ['--filter', name, 'exec', 'vitest', 'run', '--passWithNoTests', ...project, ...rooms],
      })
    else if (isRead)
      checks.push({
        name: `Unit tests: ${name}`,
        parameters: ['--filter', name, 'exec', 'vitest', 'run', ...project],
      })
    else if (imported.length > 0)
      checks.push({
        name: `Unit tests that reach the change: ${name}`,
        parameters: [
          ...['--filter', name, 'exec', 'vitest', 'related', '--run', '--passWithNoTests'],
          ...project,
          ...imported,
        ],
      })
  }
  for (const { name, folder, scripts: tasks, files } of owners) {
    if (!tasks['test:stories']) continue
    const stories = storiesOf(files, base).map((file) => file.slice(folder.length + 1))
    const named = storyName === undefined ? [] : ['-t', storyName]
    if (stories.length > 0 || named.length > 0)
      checks.push({
        name: `Stories: ${name}`,
        parameters: ['--filter', name, 'exec', 'vitest', 'run', '--project', 'stories', ...stories, ...named],
      })
  }
  const journeys = present.filter((file) => file.endsWith('.spec.ts')).map((file) => basename(file))
  if (journeys.length > 0 || journey !== undefined) {
    checks.push({ name: 'Production build', parameters: ['exec', 'turbo', 'run', 'build'] })
    checks.push({
      name: 'Journeys',
      parameters: [
        ...['--filter', '@search-foundation/e2e', 'exec', 'playwright', 'test', '--no-deps'],
        ...(journey === undefined ? journeys : ['-g', journey]),
      ],
    })
  }
  return checks
}
