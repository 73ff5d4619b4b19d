import { globSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brand } from '@search-foundation/content/brand'

import { read, root } from './repository.ts'

export interface Manifest {
  name: string
  version: string
  private?: boolean
  scripts?: Record<string, string>
  homepage?: string
  bugs?: { url: string }
  author?: string
  repository?: { type: string; url: string; directory: string }
}

/** A package of the workspace: its folder (`packages/ui`) and its `package.json`. */
export interface WorkspacePackage {
  folder: string
  manifest: Manifest
}

/** Every package of the workspace. */
export const workspacePackages = (): WorkspacePackage[] =>
  globSync(['{apps,packages,tooling}/*/package.json', 'cookbook/package.json'], { cwd: root })
    .toSorted()
    .map((file) => ({ folder: dirname(file), manifest: JSON.parse(read(file)) as Manifest }))

/** The packages that are published to npm. */
export const publishedPackages = (): WorkspacePackage[] =>
  workspacePackages().filter(({ manifest }) => manifest.private !== true)

/** What a published manifest says about the company, by the brand. */
export const brandFields = (
  folder: string,
): Required<Pick<Manifest, 'homepage' | 'bugs' | 'author' | 'repository'>> => ({
  homepage: brand.hosts.site,
  bugs: { url: `${brand.repository}/issues` },
  author: `${brand.name} (${brand.hosts.site})`,
  repository: { type: 'git', url: `git+${brand.repository}.git`, directory: folder },
})

/** Writes the brand into the manifest of a published package. */
export function writeBrand({ folder, manifest }: WorkspacePackage): void {
  const text = JSON.stringify({ ...manifest, ...brandFields(folder) }, undefined, 2)
  writeFileSync(join(root, folder, 'package.json'), `${text}\n`)
}
