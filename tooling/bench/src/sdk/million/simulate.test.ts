import { expect, test } from 'vitest'

import { problems } from './problems.ts'
import { simulate } from './simulate.ts'

const isNightly = process.env['NIGHTLY'] === '1'
const texts = isNightly ? 10_000_000 : 200_000

test(
  `${texts.toLocaleString('en-US')} texts: each is there once and paid once, also after the process was killed, and memory stays flat`,
  { timeout: 3_600_000 },
  async () => {
    const report = await simulate({
      ...{ texts, batchSize: isNightly ? 1000 : 400, concurrency: 8 },
      ...{ requestsPerMinute: 150, scale: 120 },
    })
    expect(problems(report, texts)).toEqual([])
  },
)
