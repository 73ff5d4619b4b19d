import { parseArgs } from 'node:util'

import { build } from './build.mjs'
import { runCommand } from './command.mjs'
import { firebaseParameters } from './firebase-parameters.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { explain, PlainError, run } from './plain-error.mjs'
import { readSiteSettings } from './site-settings.mjs'
import { assembleSite } from './site.mjs'

/**
 * `npm run build:site -- <file>`: both apps, built for the services that the file names, as `dist/site`. `npm run deploy:site -- <file>` also
 * puts them on the hosting, with `--channel <name>` under an address of their own for a week.
 */
await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { deploy: { type: 'boolean' }, channel: { type: 'string' } },
  })
  const settings = readSiteSettings(positionals[0])
  const deploying = values.deploy ? firebaseParameters(settings.FIREBASE_PROJECT, values.channel) : undefined
  const env = { ...(await toolchain()), ...settings }
  await install(env)
  await build(env, new AbortController().signal)
  console.log(`· ${assembleSite()}`)
  if (deploying === undefined) return
  const { code, output } = await runCommand('pnpm', ['exec', 'firebase', ...deploying], { env, show: true })
  if (code !== 0) throw new PlainError(explain('The deployment', output))
})
