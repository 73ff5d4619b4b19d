import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { workspacePackages, type Manifest } from './manifests.ts'
import { read, root, trackedFiles } from './repository.ts'

const cli = 'node_modules/@changesets/cli'

let copy = ''
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'versions-'))
})
afterEach(() => rmSync(copy, { recursive: true }))

test.each(workspacePackages().map(({ folder, manifest }) => [folder, manifest.version] as const))(
  'the changelog of %s begins with its version',
  (folder, version) => {
    // A package that was never released gets its changelog with its first version.
    if (version === '0.0.0') return
    expect(/^## (.*)$/m.exec(read(`${folder}/CHANGELOG.md`))?.[1]).toBe(version)
  },
)

test('the waiting notes and one for any package become versions and changelogs, also of its dependents', () => {
  for (const file of trackedFiles('package.json', '*/package.json', 'pnpm-workspace.yaml', '.changeset'))
    cpSync(join(root, file), join(copy, file))
  mkdirSync(join(copy, dirname(cli)), { recursive: true })
  symlinkSync(join(root, cli), join(copy, cli))
  writeFileSync(
    join(copy, '.changeset/table.md'),
    "---\n'@search-foundation/ui': major\n---\n\nA new table.\n",
  )

  execFileSync('node', [join(root, cli, 'bin.js'), 'version'], { cwd: copy, encoding: 'utf8' })

  const raised = workspacePackages().filter(({ folder, manifest }) => {
    const next = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as Manifest
    return next.version !== manifest.version
  })
  const folders = raised.map(({ folder }) => folder)
  expect(folders).toEqual(expect.arrayContaining(['apps/dashboard', 'apps/web', 'packages/ui']))
  const changelog = (folder: string) => readFileSync(join(copy, folder, 'CHANGELOG.md'), 'utf8')
  expect(changelog('packages/ui')).toContain('A new table.')
  expect(changelog('apps/web')).toContain('@search-foundation/ui@1.0.0')
})
