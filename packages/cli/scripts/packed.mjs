// Packs the package and the SDK, installs both as npm would, and runs the installed program. Exits with status 1 at the first failed check. The
// time of a start is printed, not checked. `attw` has nothing to check here: the package exports a program and no types.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const place = mkdtempSync(join(tmpdir(), 'packed-cli-'))
const run = (command, parameters, cwd) =>
  execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: 'pipe' })
const check = (isSo, what) => {
  if (!isSo) throw new Error(what)
  console.log(`ok  ${what}`)
}

try {
  run('pnpm', ['pack', '--out', join(place, 'package.tgz')], root)
  const files = run('tar', ['-tzf', join(place, 'package.tgz')])
    .trim()
    .split('\n')
  check(
    files.every((file) =>
      /^package\/(dist\/[\w-]+\.js|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(file),
    ),
    'it contains the program and its documents only',
  )
  const installed = join(place, 'node_modules/@search-foundation/cli')
  mkdirSync(installed, { recursive: true })
  run('tar', ['-xzf', join(place, 'package.tgz'), '-C', installed, '--strip-components=1'])
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const versions = Object.values({ ...manifest.dependencies, ...manifest.optionalDependencies })
  check(
    versions.every((version) => /^\^\d+\.\d+\.\d+$/.test(version)),
    'every dependency has a version that npm understands',
  )
  // What it depends on, without anything else of this repository.
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const target = join(place, 'node_modules', name)
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), target)
  }
  writeFileSync(join(place, 'package.json'), '{"private":true}')
  const program = join(installed, manifest.bin.sf)
  const starts = Array.from({ length: 5 }, () => {
    const start = performance.now()
    check(run(program, ['--version'], place).trim() === manifest.version, '`sf --version` prints the version')
    return performance.now() - start
  })
  check(run(program, ['--help'], place).includes('Examples:'), '`sf --help` has examples')
  console.log(`    a start takes ${Math.round(Math.min(...starts))} ms (fastest of five)`)
} finally {
  rmSync(place, { recursive: true })
}
