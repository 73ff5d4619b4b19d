import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './repository.mjs'

/** @typedef {{ name: string, folder: string, scripts: Record<string, string>, dependencies: string[] }} WorkspacePackage */

/**
 * The folders of the workspace's packages, relative to the root, sorted.
 * @param {string} [base]
 * @returns {string[]}
 */
export function packageFolders(base = root) {
  return ['apps', 'packages', 'tooling']
    .filter((group) => existsSync(join(base, group)))
    .flatMap((group) => readdirSync(join(base, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(base, folder, 'package.json')))
    .toSorted()
}

/**
 * The packages of the workspace; folders are relative to the root.
 * @param {string} [base]
 * @returns {WorkspacePackage[]}
 */
export function workspacePackages(base = root) {
  return packageFolders(base).map((folder) => {
    const manifest = JSON.parse(readFileSync(join(base, folder, 'package.json'), 'utf8'))
    const { name, scripts = {}, dependencies = {}, devDependencies = {} } = manifest
    return { name, folder, scripts, dependencies: Object.keys({ ...dependencies, ...devDependencies }) }
  })
}

/**
 * The names of packages together with those that list them among their dependencies.
 * @param {readonly WorkspacePackage[]} packages
 * @param {readonly string[]} names
 */
export const withUsers = (packages, names) => [
  ...names,
  ...packages
    .filter(({ dependencies }) => dependencies.some((name) => names.includes(name)))
    .map(({ name }) => name),
]

/**
 * The names of packages together with all packages that depend on them, through others too.
 * @param {readonly WorkspacePackage[]} packages
 * @param {Iterable<string>} names
 */
export function withDependents(packages, names) {
  const found = new Set(names)
  for (const name of found)
    for (const each of packages) if (each.dependencies.includes(name)) found.add(each.name)
  return found
}
