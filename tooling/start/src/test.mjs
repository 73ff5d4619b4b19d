import { parseArgs } from 'node:util'

import { chromium } from './chromium.mjs'
import { runCommand } from './command.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { phasesOf, report, runPhases } from './phases.mjs'
import { run } from './plain-error.mjs'
import { testPlatformOnPostgres } from './platform-on-postgres.mjs'
import { turboTask } from './turbo-task.mjs'

/**
 * `npm test`: set-up, then every check of the repository in order, none skipped. `npm test -- --only <group>` runs one of the
 * groups that continuous integration runs side by side.
 */
await run(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  console.log('──── Set-up ────')
  const tools = await toolchain()
  await install(tools, 'everything')
  const env = await chromium(tools)

  /** @param {string[][]} commands @param {NodeJS.ProcessEnv} [environment] */
  const pnpm = async (commands, environment = env) => {
    const all = { code: 0, output: '' }
    for (const parameters of commands) {
      const { code, output } = await runCommand('pnpm', parameters, { env: environment, show: true })
      all.code ||= code
      all.output += output
    }
    return all
  }
  const embedded = { ...env }
  delete embedded.DATABASE_URL
  const phases = [
    {
      name: 'Lint',
      group: 'static-unit',
      work: () =>
        pnpm([
          ['run', 'lint:code'],
          ['run', 'lint:styles'],
        ]),
    },
    { name: 'Format', group: 'static-unit', work: () => pnpm([['run', 'check:format']]) },
    { name: 'Types', group: 'static-unit', work: () => pnpm([turboTask('types')]) },
    {
      name: 'Packages',
      group: 'static-unit',
      work: () => pnpm([['run', 'check:workspace'], ['run', 'check:unused'], turboTask('check:package')]),
    },
    {
      name: 'Unit and property tests',
      group: 'static-unit',
      work: () => pnpm([turboTask('test:unit', '--concurrency=2')], embedded),
    },
    {
      name: 'Platform tests on PostgreSQL',
      group: 'database-runtimes',
      work: () => testPlatformOnPostgres(env),
    },
    {
      name: 'SDK in every runtime',
      group: 'database-runtimes',
      work: () => pnpm([turboTask('test:runtimes')]),
    },
    { name: 'Image and proxy', group: 'database-runtimes', work: () => pnpm([turboTask('test:deploy')]) },
    { name: 'Stories in Chromium', group: 'browser', work: () => pnpm([turboTask('test:stories')]) },
    { name: 'Production build', group: 'browser', work: () => pnpm([turboTask('build')]) },
    { name: 'End to end', group: 'browser', work: () => pnpm([turboTask('test:e2e')]) },
  ]
  const results = await runPhases(phasesOf(phases, only))
  console.log(`\n──── Result ────\n${report(results)}`)
  if (results.some(({ ok }) => !ok)) process.exitCode = 1
})
