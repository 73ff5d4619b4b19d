import { runCommand } from './command.mjs'
import { turboTask } from './turbo-task.mjs'
import { withPostgres } from './with-postgres.mjs'

/** @import { Phase } from './phases.mjs' */

/**
 * What `npm test` runs. A phase belongs to one group, the job of continuous integration that runs it, and to one lane: on one
 * machine, what needs a browser runs beside what needs none and gives way to it, because people wait for pages and not for checks.
 * The lanes end at about the same time: after the last journey, the browser's lane goes on with what uses one core and no more, beside
 * the largest suite.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Phase[]}
 */
export function testPhases(env) {
  /**
   * @param {string[][]} commands pnpm's parameters
   * @param {{ show: boolean, givesWay: boolean }} how
   * @param {NodeJS.ProcessEnv} [environment]
   */
  const pnpm = async (commands, how, environment = env) => {
    const all = { code: 0, output: '' }
    for (const parameters of commands) {
      const { code, output } = await runCommand('pnpm', parameters, { env: environment, ...how })
      all.code ||= code
      all.output += output
    }
    return all
  }
  /** @type {NodeJS.ProcessEnv} */
  const measured = { ...env, COVERAGE: '1' }
  delete measured.DATABASE_URL
  const platform = '@search-foundation/platform'
  /** @type {(name: string, group: string, work: (show: boolean) => ReturnType<Phase['work']>) => Phase} */
  const check = (name, group, work) => ({ name, group, lane: 'checks', work })
  /** @type {(name: string, group: string, ...commands: string[][]) => Phase} */
  const checks = (name, group, ...commands) =>
    check(name, group, (show) => pnpm(commands, { show, givesWay: true }))
  /** @type {(name: string, task: string, group?: string) => Phase} */
  const browser = (name, task, group = 'browser') => ({
    name,
    group,
    lane: 'browser',
    work: (show) => pnpm([turboTask(task)], { show, givesWay: false }),
  })
  // It writes a component among the sources, so nothing that reads them may run beside it.
  const generators = {
    ...checks('Generator', 'browser', ['--filter', '@search-foundation/ui', 'run', 'check:generator']),
    lane: 'browser',
    after: 'Platform on PostgreSQL',
  }
  return [
    browser('Production build', 'build'),
    // The linter compiles each file once. The compiler by itself would check a package's sources with each package that imports them.
    checks('Lint and types', 'static-unit', ['run', 'lint:code'], ['run', 'lint:styles']),
    checks('Format', 'static-unit', ['run', 'check:format']),
    {
      ...checks(
        'Packages',
        'static-unit',
        ['run', 'check:workspace'],
        ['run', 'check:unused'],
        turboTask('check:package'),
        turboTask('check:messages'),
      ),
      // From here on the lane reads what the build makes. Two runs of turbo at once would both make it, one over the other.
      after: 'Production build',
    },
    check('Unit and property tests', 'static-unit', (show) =>
      pnpm(
        [turboTask('test:unit', '--concurrency=2', `--filter=!${platform}`)],
        { show, givesWay: true },
        measured,
      ),
    ),
    checks('Samples of the documentation', 'database-runtimes', turboTask('test:samples')),
    check('Platform on its own database', 'database-runtimes', (show) =>
      pnpm([turboTask('test:embedded')], { show, givesWay: true }, measured),
    ),
    check('Platform on PostgreSQL', 'database-runtimes', (show) =>
      withPostgres(env, (onServer) =>
        pnpm([turboTask('test:unit', `--filter=${platform}`)], { show, givesWay: true }, onServer),
      ),
    ),
    browser('Stories in Chromium', 'test:stories'),
    browser('End to end', 'test:e2e'),
    {
      ...browser('SDK in every runtime', 'test:runtimes', 'database-runtimes'),
      // Where these groups run alone, the phase before makes what both test.
      after: 'Samples of the documentation',
    },
    browser('Image and proxy', 'test:deploy', 'database-runtimes'),
    ...(env.NIGHTLY === '1' ? [generators] : []),
  ]
}
