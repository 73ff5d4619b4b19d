import { join } from 'node:path'

import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { PlainError } from './plain-error.mjs'
import { requireFree, untilAnswers } from './ports.mjs'
import { createProcessGroup, tail } from './process-group.mjs'
import { dataDir } from './repository.mjs'
import { platform, platformPorts, platformReady, ports } from './services.mjs'
import { takeStartLock } from './start-lock.mjs'
import { demoRows, twoColumns } from './summary.mjs'
import { untilEnded } from './until-ended.mjs'

/**
 * @typedef {{ name: string, command: string, parameters: readonly string[], address: string, seconds: number }} Service
 * A process, the address that responds once it is up, and how many seconds that may take.
 */

/** @type {Service} */
const platformService = { ...platform, address: platformReady, seconds: 120 }

/**
 * Installs what is missing, runs the platform and the services in front of it and prints their addresses. Stops all of them on
 * Ctrl-C or when one of them ends. Throws a PlainError when something cannot start or ends by itself.
 * @param {object} options
 * @param {string} options.command as typed by the user
 * @param {readonly { port: number, name: string }[]} options.claimed ports that the services need, besides the platform's
 * @param {(env: NodeJS.ProcessEnv, signal: AbortSignal) => Promise<readonly Service[]>} options.prepare builds what the
 * services need while the platform starts, and returns the services; the signal ends it early
 */
export async function runStack({ command, claimed, prepare }) {
  const began = Date.now()
  const lock = takeStartLock(dataDir, command)
  const group = createProcessGroup(join(dataDir, 'logs'))
  const preparing = new AbortController()
  try {
    await requireFree([...platformPorts, ...claimed])
    const env = await toolchain()
    await install(env)

    const { ended, onEnd } = untilEnded()
    /** @param {Service} service */
    const start = async ({ address, seconds, ...program }) => {
      const member = group.start({ ...program, env, onEnd })
      lock.record(group.members)
      await untilAnswers(address, { ...member, seconds })
      console.log(`· The ${member.name} is up`)
    }
    console.log('· Starting the platform')
    const up = Promise.all([
      start(platformService),
      prepare(env, preparing.signal).then((services) => Promise.all(services.map(start))),
    ])
    const first = await Promise.race([up.then(() => undefined), ended])
    if (first?.member) throw new PlainError(`The ${first.member.name} ended:\n${tail(first.member.log)}`)
    if (first) return

    console.log(`\nReady after ${Math.round((Date.now() - began) / 1000)} s.\n`)
    console.log(
      twoColumns([
        ['Site', `http://localhost:${ports.web}`],
        ['Dashboard', `http://localhost:${ports.web}/api-dashboard`],
        ['Documentation', `http://localhost:${ports.web}/docs`],
        ['Mail outbox', `http://localhost:${ports.standIns}/outbox`],
        ...demoRows(dataDir),
        ['Logs', join(dataDir, 'logs')],
      ]),
    )
    console.log('\nCtrl-C stops everything. "npm run reset" deletes the data.')
    const end = await ended
    if (end.member) {
      throw new PlainError(`The ${end.member.name} ended unexpectedly:\n${tail(end.member.log)}`)
    }
  } finally {
    preparing.abort()
    await group.end()
    lock.release()
  }
}
