import { parseArgs } from 'node:util'

import { chromium } from './chromium.mjs'
import { coverageRows } from './coverage.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { phasesOf, report, runPhases } from './phases.mjs'
import { run } from './plain-error.mjs'
import { testPhases } from './test-phases.mjs'

/**
 * `npm test`: set-up, then every check of the repository in order, none skipped. `npm test -- --only <group>` runs one of the
 * groups that continuous integration runs side by side. `npm run test:nightly` is the same at full length (`--nightly`): every
 * page in every language, long loads, random tests with new seeds.
 */
await run(async () => {
  const { only, nightly } = parseArgs({
    options: { only: { type: 'string' }, nightly: { type: 'boolean', default: false } },
  }).values
  console.log('──── Set-up ────')
  const tools = await toolchain()
  await install(tools, 'everything')
  const env = await chromium({ ...tools, ...(nightly ? { NIGHTLY: '1' } : {}) })
  const results = await runPhases(phasesOf(testPhases(env), only))
  const coverage = coverageRows()
  if (coverage.length > 0) console.log(`\n──── Coverage ────\n${coverage.join('\n')}`)
  console.log(`\n──── Result ────\n${report(results)}`)
  if (results.some(({ ok }) => !ok)) process.exitCode = 1
})
