import process from 'node:process'
import { text } from 'node:stream/consumers'
import { getKeyInfo } from '@search-foundation/api-client'
import { Option } from 'commander'

import type { CommandDescription } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure, usageFailure } from '../failures.ts'
import { isPiped } from '../input/read-texts.ts'
import { colors } from '../output/colors.ts'
import { count, writeResult } from '../output/output.ts'
import { storeInKeychain } from '../session/keychain.ts'
import { clientAt, givenBaseUrl } from '../session/open-client.ts'
import { defaultProfile, profilesFile, readProfiles, writeProfiles } from '../session/profiles.ts'

/** Asks for the key without showing it. Throws a failure when it is canceled. */
async function askForKey(signal: AbortSignal): Promise<string> {
  const { isCancel, password } = await import('@clack/prompts')
  const given = await password({ message: 'API key', output: process.stderr, signal })
  if (isCancel(given)) throw new Failure('Canceled.', exitCodes.interrupted)
  return given
}

/** `sf login` */
export const loginCommand: CommandDescription<object> = {
  name: 'login',
  summary: 'Check an API key and store it in the keychain, or in a file that only you can read',
  options: [
    new Option('--with-key', 'read the key from standard input; the default if something is piped in'),
  ],
  calls: ['GET /api/v1/api_key/fe_user'],
  examples: {
    'sf login': 'asks for the key',
    'sf login --with-key < key.txt': 'without a terminal',
    'sf login --profile work': 'a second key',
  },
  async run(_, options, { signal }) {
    const isGiven = isPiped() || (options as { withKey?: true }).withKey === true
    const apiKey = (isGiven ? await text(process.stdin) : await askForKey(signal)).trim()
    if (apiKey === '' || /\s/.test(apiKey)) throw usageFailure('An API key has no spaces.')

    const baseUrl = givenBaseUrl(options)
    const { wallet } = await getKeyInfo(clientAt(baseUrl, {}), apiKey, { signal })

    const name = options.profile ?? process.env['SF_PROFILE'] ?? defaultProfile
    const stored = await readProfiles()
    const isInKeychain = await storeInKeychain(name, apiKey)
    const profile = { baseUrl, tail: apiKey.slice(-4), ...(!isInKeychain && { apiKey }) }
    await writeProfiles({ current: name, profiles: { ...stored.profiles, [name]: profile } })

    const place = isInKeychain ? 'the keychain' : profilesFile()
    const result = { profile: name, tail: profile.tail, stored_in: place, balance: wallet.total_balance }
    await writeResult(
      options,
      result,
      () =>
        `${colors.green('✓')} Signed in with the key …${profile.tail}, which has ${count(wallet.total_balance)} tokens. It is stored in ${place}.`,
    )
  },
}
