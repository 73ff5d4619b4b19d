import { parseArgs } from 'node:util'

import { changedChecks } from './changed-checks.mjs'
import { chromium } from './chromium.mjs'
import { runCommand } from './command.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { report, runPhases } from './phases.mjs'
import { explain, PlainError, run } from './plain-error.mjs'
import { workspacePackages } from './workspace.mjs'

/**
 * `npm run test:changed`: what the files changed since the last commit need, in about a minute. `-- --since <commit>` compares with
 * another commit, `--story <name>` and `--journey <name>` add stories and journeys by name (a journey builds both apps first).
 */
await run(async () => {
  const { since, story, journey } = parseArgs({
    options: {
      since: { type: 'string', default: 'HEAD' },
      story: { type: 'string' },
      journey: { type: 'string' },
    },
  }).values
  const tools = await toolchain()
  await install(tools, 'everything')
  const env = await chromium(tools)
  /** @param {string[]} parameters */
  const git = async (...parameters) => {
    const { code, output } = await runCommand('git', parameters, { env })
    if (code !== 0) throw new PlainError(explain(`git ${parameters[0]}`, output))
    return output.split('\n').filter(Boolean)
  }
  const changed = [
    ...(await git('diff', '--name-only', '--no-renames', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  /** @type {Map<string, string>} */
  const previous = new Map()
  for (const file of changed.filter((each) => each.endsWith('.json'))) {
    const { code, output } = await runCommand('git', ['show', `${since}:${file}`], { env })
    // A new file has no text before.
    if (code === 0) previous.set(file, output)
  }
  const checks = changedChecks(changed, workspacePackages(), {
    previous,
    ...(story === undefined ? {} : { story }),
    ...(journey === undefined ? {} : { journey }),
  })
  if (checks.length === 0) {
    console.log(`Nothing has changed since ${since}.`)
    return
  }
  const phases = checks.map(({ name, parameters }) => ({
    ...{ name, group: 'changed', lane: /^(?:Format|Lint|Styles|Types)$/.test(name) ? 'static' : 'tests' },
    work: (/** @type {boolean} */ show) => runCommand('pnpm', parameters, { env, show }),
  }))
  const results = await runPhases(phases)
  console.log(`\n──── Result ────\n${report(results)}`)
  if (results.some(({ ok }) => !ok)) process.exitCode = 1
})
