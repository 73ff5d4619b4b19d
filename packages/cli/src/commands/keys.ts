import { getKeyInfo, safe } from '@search-foundation/api-client'

import type { CommandDescription } from '../command.ts'
import { failureOf, usageFailure } from '../failures.ts'
import { colors } from '../output/colors.ts'
import { count, table, writeResult } from '../output/output.ts'
import { openSession, type GlobalOptions } from '../session/open-client.ts'
import { readProfiles, writeProfiles } from '../session/profiles.ts'

/** A stored key with its balance, or why there is none. */
interface ListedKey {
  profile: string
  current: boolean
  tail: string
  base_url: string | null
  balance: number | null
  error: string | null
}

async function listKeys(options: GlobalOptions, signal: AbortSignal): Promise<ListedKey[]> {
  const { current, profiles } = await readProfiles()
  return Promise.all(
    Object.entries(profiles).map(async ([profile, { tail, baseUrl }]) => {
      const { data, error } = await safe(
        openSession({ ...options, profile }).then(({ client, apiKey }) =>
          getKeyInfo(client, apiKey, { signal }),
        ),
      ).catch((reason: unknown) => ({ data: undefined, error: reason }))
      return {
        profile,
        current: profile === current,
        tail,
        base_url: baseUrl ?? null,
        balance: data?.wallet.total_balance ?? null,
        error: error === undefined ? null : failureOf(error).message,
      }
    }),
  )
}

/** `sf keys` */
export const keysCommand: CommandDescription<object> = {
  name: 'keys',
  args: { '[profile]': 'stored key to use from now on' },
  summary: 'List the stored keys with their balances, or choose one',
  // A key whose balance cannot be read is listed with the reason.
  calls: [],
  examples: {
    'sf keys': 'all stored keys; * is the current one',
    'sf keys work': 'use the key "work" from now on',
  },
  async run([chosen], options, { signal }) {
    if (typeof chosen === 'string') {
      const stored = await readProfiles()
      if (!stored.profiles[chosen])
        throw usageFailure(`There is no profile "${chosen}".`, '"sf keys" lists them.')
      await writeProfiles({ ...stored, current: chosen })
      return writeResult(options, { current: chosen }, () => `"${chosen}" is the current key.`)
    }
    const keys = await listKeys(options, signal)
    await writeResult(options, keys, () => {
      if (keys.length === 0) return 'No key is stored. Run "sf login".'
      const rows = keys.map(({ profile, current, tail, balance, error }) => [
        current ? '*' : '',
        profile,
        `…${tail}`,
        balance === null ? colors.red(error ?? '') : count(balance),
      ])
      return table([['', 'profile', 'key', 'tokens left'], ...rows])
    })
  },
}
