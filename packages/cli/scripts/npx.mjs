// Installs the program as npm would publish it, with the SDK, into an empty folder, and runs it by npx as its users do. Exits with status 1 when it
// does not work. The time of a start is printed, not checked.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const packages = [
  new URL('..', import.meta.url).pathname,
  new URL('../../api-client', import.meta.url).pathname,
]
const stageScript = new URL('../../../tooling/repository/src/stage-package.ts', import.meta.url).pathname
const place = mkdtempSync(join(tmpdir(), 'npx-'))
/** A guard against hanging, in milliseconds. */
const timeout = 600_000
const run = (command, parameters, cwd) =>
  execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout })

/** Runs a command three times, and returns what it wrote and the milliseconds of its fastest run. */
function fastest(command, parameters, cwd) {
  let [output, least] = ['', Infinity]
  for (let round = 0; round < 3; round++) {
    const start = performance.now()
    output = run(command, parameters, cwd)
    least = Math.min(least, performance.now() - start)
  }
  return { output, time: `${Math.round(least)} ms` }
}

try {
  packages.forEach((folder, index) => {
    const staged = join(place, `staged-${index}`)
    run(process.execPath, [stageScript, staged], folder)
    run('npm', ['pack', '--silent', staged], place)
  })
  const archives = readdirSync(place).filter((file) => file.endsWith('.tgz'))
  const folder = join(place, 'empty')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock']
  run('npm', ['install', ...quiet, ...archives.map((file) => join(place, file))], folder)

  const program = join(folder, 'node_modules/.bin/sf')
  for (const [option, expected] of [
    ['--version', /^\d+\.\d+\.\d+\n$/],
    ['--help', /Examples:/],
  ]) {
    const byNpx = fastest('npx', ['sf', option], folder)
    if (!expected.test(byNpx.output)) throw new Error(`npx sf ${option} wrote ${byNpx.output}`)
    console.log(
      `npx sf ${option.padEnd(9)}  ${byNpx.time}, without npx ${fastest(program, [option], folder).time}`,
    )
  }
  console.log(`npx node --version   ${fastest('npx', ['node', '--version'], folder).time}`)
} finally {
  rmSync(place, { recursive: true, force: true })
}
