import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../..')

/** Every package of the workspace: its short name (`ui`) and its folder (`packages/ui`). */
export function workspacePackages(): { name: string; folder: string }[] {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: root })
    .toSorted()
    .map((manifest) => {
      const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { name: string }
      return { name: name.replace('@search-foundation/', ''), folder: dirname(manifest) }
    })
}
