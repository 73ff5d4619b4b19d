import { runCommand } from './command.mjs'
import { turboTask } from './turbo-task.mjs'
import { withPostgres } from './with-postgres.mjs'

/**
 * What `npm test` runs, in order. A phase belongs to one group, the job of continuous integration that runs it.
 * @param {NodeJS.ProcessEnv} env
 */
export function testPhases(env) {
  /** @param {string[][]} commands pnpm's parameters @param {NodeJS.ProcessEnv} [environment] */
  const pnpm = async (commands, environment = env) => {
    const all = { code: 0, output: '' }
    for (const parameters of commands) {
      const { code, output } = await runCommand('pnpm', parameters, { env: environment, show: true })
      all.code ||= code
      all.output += output
    }
    return all
  }
  /** @type {NodeJS.ProcessEnv} */
  const measured = { ...env, COVERAGE: '1' }
  const embedded = { ...measured }
  delete embedded.DATABASE_URL
  const platform = '@search-foundation/platform'
  return [
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
      work: () =>
        pnpm([
          ['run', 'check:workspace'],
          ['run', 'check:unused'],
          turboTask('check:package'),
          turboTask('check:messages'),
        ]),
    },
    {
      name: 'Unit and property tests',
      group: 'static-unit',
      work: () => pnpm([turboTask('test:unit', '--concurrency=2', `--filter=!${platform}`)], embedded),
    },
    {
      name: 'Platform on PostgreSQL',
      group: 'database-runtimes',
      work: () =>
        withPostgres(measured, (onServer) =>
          pnpm([turboTask('test:unit', `--filter=${platform}`)], onServer),
        ),
    },
    {
      name: 'Platform on its own database',
      group: 'database-runtimes',
      work: () => pnpm([turboTask('test:embedded')], embedded),
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
}
