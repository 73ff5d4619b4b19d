import process from 'node:process'

import type { CommandDescription } from '../command.ts'
import { usageFailure } from '../failures.ts'
import { writeResult } from '../output/output.ts'
import { removeFromKeychain } from '../session/keychain.ts'
import { defaultProfile, readProfiles, writeProfiles } from '../session/profiles.ts'

/** `sf logout` */
export const logoutCommand: CommandDescription<object> = {
  name: 'logout',
  summary: 'Remove a stored key from this machine; the key itself stays valid',
  calls: [],
  examples: {
    'sf logout': 'the current key',
    'sf logout --profile work': 'another key',
  },
  async run(_, options) {
    const { current, profiles } = await readProfiles()
    const name = options.profile ?? process.env['SF_PROFILE'] ?? current
    if (!profiles[name]) throw usageFailure(`There is no profile "${name}".`, '"sf keys" lists them.')
    const { [name]: _removed, ...rest } = profiles
    await removeFromKeychain(name)
    const [next = defaultProfile] = name === current ? Object.keys(rest) : [current]
    await writeProfiles({ current: next, profiles: rest })
    await writeResult(options, { removed: name }, () => `Removed the key "${name}" from this machine.`)
  },
}
