import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from './repository.mjs'

/** @typedef {{ name: string, folder: string, scripts: Record<string, string>, dependencies: string[] }} WorkspacePackage */

/**
 * The packages of the workspace; folders are relative to the root.
 * @param {string} [base]
 * @returns {WorkspacePackage[]}
 */
export function workspacePackages(base = root) {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: base })
    .toSorted()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(base, file), 'utf8'))
      const { name, scripts = {}, dependencies = {}, devDependencies = {} } = manifest
      return {
        name,
        folder: dirname(file),
        scripts,
        dependencies: Object.keys({ ...dependencies, ...devDependencies }),
      }
    })
}

/**
 * The names of packages together with all packages that depend on them.
 * @param {readonly WorkspacePackage[]} packages
 * @param {Iterable<string>} names
 */
export function withDependents(packages, names) {
  const found = new Set(names)
  for (const name of found)
    for (const each of packages) if (each.dependencies.includes(name)) found.add(each.name)
  return found
}
