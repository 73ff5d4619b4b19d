import { chromium } from './chromium.mjs'
import { runCommand } from './command.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { report, runPhases } from './phases.mjs'
import { run } from './plain-error.mjs'
import { testPlatformOnPostgres } from './platform-on-postgres.mjs'
import { turboTask } from './turbo-task.mjs'

/** `npm test`: set-up, then every check of the repository in order, none skipped. */
await run(async () => {
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
  const results = await runPhases([
    {
      name: 'Lint',
      work: () =>
        pnpm([
          ['run', 'lint:code'],
          ['run', 'lint:styles'],
        ]),
    },
    { name: 'Format', work: () => pnpm([['run', 'check:format']]) },
    { name: 'Types', work: () => pnpm([turboTask('types')]) },
    {
      name: 'Packages',
      work: () => pnpm([['run', 'check:workspace'], ['run', 'check:unused'], turboTask('check:package')]),
    },
    {
      name: 'Unit and property tests',
      work: () => pnpm([turboTask('test:unit', '--concurrency=2')], embedded),
    },
    { name: 'Platform tests on PostgreSQL', work: () => testPlatformOnPostgres(env) },
    { name: 'SDK in every runtime', work: () => pnpm([turboTask('test:runtimes')]) },
    { name: 'Stories in Chromium', work: () => pnpm([turboTask('test:stories')]) },
    { name: 'Production build', work: () => pnpm([turboTask('build')]) },
    { name: 'End to end', work: () => pnpm([turboTask('test:e2e')]) },
  ])
  console.log(`\n──── Result ────\n${report(results)}`)
  if (results.some(({ ok }) => !ok)) process.exitCode = 1
})
