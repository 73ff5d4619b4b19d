import { join } from 'node:path'

import { createFamily, tail } from './family.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { PlainError, run } from './plain-error.mjs'
import { requireFree, untilAnswers } from './ports.mjs'
import { dataDir } from './repository.mjs'
import { platform, platformPorts, platformReady, ports } from './services.mjs'
import { takeStartLock } from './start-lock.mjs'
import { demoRows, twoColumns } from './summary.mjs'
import { untilEnded } from './until-ended.mjs'

/** `npm start`: everything on this machine, from a fresh clone to a table of addresses. */
await run(async () => {
  const began = Date.now()
  const lock = takeStartLock(dataDir, 'npm start')
  const family = createFamily(join(dataDir, 'logs'))
  try {
    await requireFree([
      ...platformPorts,
      { port: ports.web, name: 'web' },
      { port: ports.dashboard, name: 'dashboard' },
    ])
    const env = await toolchain()
    await install(env)

    const { ended, onEnd } = untilEnded()
    /** @param {string} name */
    const dev = (name) => ({
      name,
      command: 'pnpm',
      parameters: ['--filter', `@search-foundation/${name}`, 'dev'],
      env,
      onEnd,
    })
    const services = [
      { member: family.start({ ...platform, env, onEnd }), address: platformReady, seconds: 120 },
      {
        member: family.start(dev('dashboard')),
        address: `http://127.0.0.1:${ports.dashboard}/api-dashboard`,
        seconds: 90,
      },
      { member: family.start(dev('web')), address: `http://127.0.0.1:${ports.web}/`, seconds: 120 },
    ]
    lock.record(family.members)
    console.log('· Starting the platform, the dashboard and the site')
    const up = Promise.all(
      services.map(async ({ member, address, seconds }) => {
        await untilAnswers(address, { ...member, seconds })
        console.log(`· ${member.name} answers`)
      }),
    )
    const first = await Promise.race([up.then(() => undefined), ended])
    if (first?.member) throw new PlainError(`${first.member.name} ended:\n${tail(first.member.log)}`)
    if (first) return

    console.log(`\nReady after ${Math.round((Date.now() - began) / 1000)} s.\n`)
    console.log(
      twoColumns([
        ['Site', `http://localhost:${ports.web}`],
        ['Dashboard', `http://localhost:${ports.web}/api-dashboard`],
        ['Platform API', `http://localhost:${ports.platform}/openapi.json`],
        ['Mail outbox', `http://localhost:${ports.platform}/outbox`],
        ...demoRows(dataDir),
        ['Logs', join(dataDir, 'logs')],
      ]),
    )
    console.log('\nCtrl-C ends all of it. "npm run reset" clears the data.')
    const end = await ended
    if (end.member) throw new PlainError(`${end.member.name} ended unexpectedly:\n${tail(end.member.log)}`)
  } finally {
    await family.end()
    lock.release()
  }
})
