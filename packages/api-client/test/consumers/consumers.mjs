// Installs the package as npm would publish it into fresh projects of other tools, and uses it there: Jest, and in the nightly run
// (`NIGHTLY=1`), since it takes a minute, Next.js. `consumers.mjs Next.js` runs one of them. Exits with status 1 when one does not work.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { jestProject } from './jest.mjs'
import { nextProject } from './next.mjs'

const root = new URL('../..', import.meta.url).pathname
const stageScript = new URL('../../../../tooling/repository/src/stage-package.ts', import.meta.url).pathname
const place = await mkdtemp(join(tmpdir(), 'consumers-'))

/** A guard against hanging, in milliseconds. */
const time = 600_000

function launch(command, parameters, cwd, env) {
  const child = spawn(command, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: time,
  })
  const written = { stdout: '', all: '' }
  child.stdout.on('data', (part) => {
    written.stdout += part
    written.all += part
  })
  child.stderr.on('data', (part) => (written.all += part))
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  return { child, written, ended }
}

/** Runs a command in a folder and returns its output. */
const runIn = (cwd) => async (command, parameters, env) => {
  const { written, ended } = launch(command, parameters, cwd, env)
  if ((await ended) !== 0) throw new Error(`${command} ${parameters.join(' ')}:\n${written.all}`)
  return written
}

/** Starts a server in a folder. Returns a function that stops it, whose `answered` waits for the first response at an address. */
const startIn = (cwd) => (command, parameters, env) => {
  const { child, written, ended } = launch(command, parameters, cwd, env)
  const stop = async () => {
    child.kill()
    await ended
  }
  const answered = async (address) => {
    while (child.exitCode === null && child.signalCode === null) {
      try {
        return await (await fetch(address)).text()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
    throw new Error(`it did not start:\n${written.all}`)
  }
  return Object.assign(stop, { answered })
}

/** Packs what would be published, and returns the path of the archive. */
async function pack() {
  const staged = join(place, 'staged')
  await runIn(root)(process.execPath, [stageScript, staged])
  await runIn(place)('npm', ['pack', '--silent', staged])
  return join(
    place,
    (await readdir(place)).find((file) => file.endsWith('.tgz')),
  )
}

async function create(title, { dependencies, files }, archive) {
  const folder = join(place, title)
  const manifest = {
    name: 'consumer',
    private: true,
    dependencies: { ...dependencies, '@search-foundation/api-client': `file:${archive}` },
  }
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await runIn(folder)('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'])
  return folder
}

const projects = { Jest: jestProject, 'Next.js': nextProject }
const asked = process.argv.slice(2)
const usual = process.env.NIGHTLY === '1' ? Object.keys(projects) : ['Jest']

try {
  const archive = await pack()
  for (const title of asked.length > 0 ? asked : usual) {
    const project = projects[title]
    try {
      const folder = await create(title, project, archive)
      const result = await project.use({ run: runIn(folder), start: startIn(folder) })
      console.log(`${title.padEnd(10)} ${result}`)
    } catch (error) {
      console.log(`${title.padEnd(10)} does not work: ${error.message}`)
      process.exitCode = 1
    }
  }
} finally {
  await rm(place, { recursive: true, force: true })
}
