import { join } from 'node:path'

import { runCommand } from './command.mjs'
import { createFamily, tail } from './family.mjs'
import { hosting, hostingAddress, hostingPorts } from './hosting.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { PlainError, run } from './plain-error.mjs'
import { requireFree, untilAnswers } from './ports.mjs'
import { dataDir } from './repository.mjs'
import { platform, platformPorts, platformReady, ports } from './services.mjs'
import { assembleSite } from './site.mjs'
import { takeStartLock } from './start-lock.mjs'
import { demoRows, twoColumns } from './summary.mjs'
import { untilEnded } from './until-ended.mjs'

/** `npm run preview`: the production build of both apps on one origin, against the local platform. */
await run(async () => {
  const lock = takeStartLock(dataDir, 'npm run preview')
  const family = createFamily(join(dataDir, 'logs'))
  try {
    await requireFree([...platformPorts, ...hostingPorts])
    const env = await toolchain()
    await install(env)
    console.log('· Building both apps')
    const build = await runCommand('pnpm', ['run', 'build'], { env, show: true })
    if (build.code !== 0) throw new PlainError('The build failed; see above.')
    assembleSite()

    const { ended, onEnd } = untilEnded()
    const platformProcess = family.start({ ...platform, env, onEnd })
    const hostingProcess = family.start({ ...hosting(), env, onEnd })
    lock.record(family.members)
    const up = Promise.all([
      untilAnswers(platformReady, { ...platformProcess, seconds: 120 }),
      untilAnswers(hostingAddress, { ...hostingProcess, seconds: 60 }),
    ])
    const first = await Promise.race([up.then(() => undefined), ended])
    if (first?.member) throw new PlainError(`${first.member.name} ended:\n${tail(first.member.log)}`)
    if (first) return

    console.log(
      `\n${twoColumns([
        ['Site', 'http://localhost:4000'],
        ['Dashboard', 'http://localhost:4000/api-dashboard'],
        ['Platform API', `http://localhost:${ports.platform}/openapi.json`],
        ...demoRows(dataDir),
      ])}\n\nCtrl-C ends all of it.`,
    )
    const end = await ended
    if (end.member) throw new PlainError(`${end.member.name} ended unexpectedly:\n${tail(end.member.log)}`)
  } finally {
    await family.end()
    lock.release()
  }
})
