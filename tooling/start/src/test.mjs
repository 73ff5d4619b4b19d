import { chromium } from './chromium.mjs'
import { runCommand } from './command.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { report, runPhases } from './phases.mjs'
import { run } from './plain-error.mjs'
import { startPostgres } from './postgres.mjs'

/**
 * One task in every package: each package's output in one piece, and all packages even after one failed.
 * @param {string} task
 * @param {string[]} more
 */
const turbo = (task, ...more) => [
  ...['exec', 'turbo', 'run', task, '--continue', '--log-order=grouped', '--log-prefix=none', ...more],
]

/** `npm test`: set-up, then every check of the repository in order, none skipped. */
await run(async () => {
  console.log('──── Set-up ────')
  const tools = await toolchain()
  await install(tools)
  const env = await chromium(tools)

  /** @param {string[][]} commands @param {NodeJS.ProcessEnv} [environment] */
  const pnpm = async (commands, environment = env) => {
    let ok = true
    for (const parameters of commands) {
      const { code } = await runCommand('pnpm', parameters, { env: environment, show: true })
      ok &&= code === 0
    }
    return ok
  }
  const onPostgres = async () => {
    const task = turbo('test:unit', '--filter=@search-foundation/local-platform')
    if (env.DATABASE_URL) return pnpm([task])
    const server = await startPostgres(env)
    try {
      return await pnpm([task], { ...env, DATABASE_URL: server.url })
    } finally {
      await server.stop()
    }
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
    { name: 'Types', work: () => pnpm([turbo('types')]) },
    {
      name: 'Packages',
      work: () => pnpm([['run', 'check:workspace'], ['run', 'check:unused'], turbo('check:package')]),
    },
    { name: 'Unit and property tests', work: () => pnpm([turbo('test:unit', '--concurrency=2')], embedded) },
    { name: 'Platform tests on PostgreSQL', work: onPostgres },
    { name: 'Stories in Chromium', work: () => pnpm([turbo('test:stories')]) },
    { name: 'Production build', work: () => pnpm([turbo('build')]) },
    { name: 'End to end', work: () => pnpm([turbo('test:e2e')]) },
  ])
  console.log(`\n──── Result ────\n${report(results)}`)
  if (results.some(({ ok }) => !ok)) process.exitCode = 1
})
