import { getKeyInfo, getTotalConsumption, listRateLimits } from '@search-foundation/api-client'
import { Option } from 'commander'

import { numberOption, type CommandDescription } from '../command.ts'
import { colors } from '../output/colors.ts'
import { count, table, writeResult } from '../output/output.ts'
import { openSession } from '../session/open-client.ts'

interface UsageOptions {
  days: number
  limits?: true
}

/** `sf usage` */
export const usageCommand: CommandDescription<UsageOptions> = {
  name: 'usage',
  summary: "Show the key's balance and the tokens it has used",
  options: [
    numberOption('--days <number>', 'number of most recent days to show').default(14),
    new Option('--limits', 'also show the rate limits and their usage'),
  ],
  calls: ['GET /api/v1/api_key/fe_user', 'GET /api/v1/billing/total_consumption', 'GET /api/v1/rate_limits'],
  examples: {
    'sf usage': 'balance and usage by day and model',
    'sf usage --limits': 'with the rate limits per minute',
    'sf usage --json | jq .balance': 'the balance alone',
  },
  async run(_, options, { signal }) {
    const { client, apiKey } = await openSession(options)
    const [{ wallet }, used, limits] = await Promise.all([
      getKeyInfo(client, apiKey, { signal }),
      getTotalConsumption(client, { signal }),
      options.limits ? listRateLimits(client, { signal }) : undefined,
    ])
    const newest = [...new Set(used.by_day.map(({ date }) => date))].toSorted().slice(-options.days)
    const days = used.by_day.filter(({ date }) => newest.includes(date))
    const { total_balance: balance, trial_balance: trial, regular_balance: paid } = wallet
    const result = { balance, trial, paid, used: used.total_tokens, by_day: days, ...(limits && { limits }) }
    await writeResult(options, result, () =>
      [
        `${colors.bold(count(balance))} tokens left (${count(paid)} paid, ${count(trial)} free), ${count(used.total_tokens)} used.`,
        days.length > 0 &&
          table(
            [
              ['day', 'product', 'model', 'tokens'],
              ...days.map(({ date, product_name: product, model_name: model, tokens }) => [
                ...[date, product, model],
                count(tokens),
              ]),
            ],
            [3],
          ),
        limits &&
          table(
            [
              ['per minute', 'requests', 'tokens'],
              ...limits.map(({ product, standard }) => [
                product,
                count(standard.requests),
                standard.tokens === null ? '–' : count(standard.tokens),
              ]),
            ],
            [1, 2],
          ),
      ]
        .filter((part) => typeof part === 'string')
        .join('\n\n'),
    )
  },
}
