import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import envPaths from 'env-paths'

import { usageFailure } from '../failures.ts'

/** A key that `sf login` stored, under a name. */
export interface Profile {
  /** Address of the services; the production address when absent. */
  baseUrl?: string | undefined
  /** Last four characters of the key. */
  tail: string
  /** The key, when the system has no keychain. */
  apiKey?: string | undefined
}

/** All stored keys. */
export interface Profiles {
  /** Name of the profile that commands use. */
  current: string
  profiles: Record<string, Profile>
}

/** Name of the profile when none is given. */
export const defaultProfile = 'default'

/** The folder of our settings: by `XDG_CONFIG_HOME`, `~/Library/Preferences` or `%APPDATA%`. */
const folder = () => process.env['SF_CONFIG_DIR'] ?? envPaths('search-foundation', { suffix: '' }).config

/** The file with the profiles. Only its owner may read it. */
export const profilesFile = (): string => join(folder(), 'cli.json')

/** Reads the profiles; none when nobody has signed in. Throws a usage failure for a file that is not ours. */
export async function readProfiles(): Promise<Profiles> {
  const text = await readFile(profilesFile(), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return { current: defaultProfile, profiles: {} }
  try {
    const { current, profiles } = JSON.parse(text) as Profiles
    return { current, profiles: { ...profiles } }
  } catch {
    throw usageFailure(`${profilesFile()} is not valid JSON.`, 'Delete it and run "sf login" again.')
  }
}

/** Writes the profiles in one step, readable by their owner only (mode 0600 in a folder of mode 0700). */
export async function writeProfiles(profiles: Profiles): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const written = `${profilesFile()}.${process.pid}`
  await writeFile(written, `${JSON.stringify(profiles, undefined, 2)}\n`, { mode: 0o600 })
  // A file that a killed process has left keeps its mode.
  await chmod(written, 0o600)
  await rename(written, profilesFile())
}
