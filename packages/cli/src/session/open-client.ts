import process from 'node:process'
import { createClient, type Client, type ClientOptions } from '@search-foundation/api-client'

import { noKey, usageFailure } from '../failures.ts'
import { readFromKeychain } from './keychain.ts'
import { readProfiles, type Profile } from './profiles.ts'

/** Options of every command. */
export interface GlobalOptions {
  /** Name of the stored key to use. */
  profile?: string
  /** Address of the services. */
  baseUrl?: string
  /** Whether to write JSON; by default where the output is no terminal. */
  json?: boolean
}

/** A client and the key that it uses. */
export interface Session {
  client: Client
  apiKey: string
}

/** Creates a client. Throws a usage failure for an address that is none. */
export function clientAt(baseUrl: string | undefined, options: ClientOptions): Client {
  try {
    return createClient({ ...options, ...(baseUrl !== undefined && { baseUrl }) })
  } catch (error) {
    throw usageFailure((error as Error).message, 'Use a URL such as https://api.example.com.')
  }
}

/** The address that was asked for; undefined for that of the profile, or of production. */
export const givenBaseUrl = (options: GlobalOptions): string | undefined =>
  options.baseUrl ?? process.env['SEARCH_FOUNDATION_BASE_URL']

async function storedKey(name: string, profile: Profile): Promise<string> {
  const apiKey = profile.apiKey ?? (await readFromKeychain(name))
  if (apiKey === undefined)
    throw usageFailure(
      `The keychain doesn't have the key "${name}", or it can't be opened.`,
      'Run "sf login".',
    )
  return apiKey
}

/**
 * Finds the key: `SEARCH_FOUNDATION_API_KEY`, else the profile that was asked for, else the current one. Undefined without any; throws a usage
 * failure for a profile that does not exist.
 */
async function findKey(options: GlobalOptions) {
  const fromEnvironment = process.env['SEARCH_FOUNDATION_API_KEY']
  const asked = options.profile ?? process.env['SF_PROFILE']
  if (fromEnvironment && asked === undefined) return { apiKey: fromEnvironment, baseUrl: undefined }
  const { current, profiles } = await readProfiles()
  const name = asked ?? current
  const profile = profiles[name]
  if (profile) return { apiKey: await storedKey(name, profile), baseUrl: profile.baseUrl }
  if (asked !== undefined) throw usageFailure(`There is no profile "${asked}".`, '"sf keys" lists them.')
  return undefined
}

/** Creates the client of a command that needs a key. Throws a failure without one. */
export async function openSession(options: GlobalOptions): Promise<Session> {
  const found = await findKey(options)
  if (!found) throw noKey()
  const { apiKey, baseUrl } = found
  return { client: clientAt(givenBaseUrl(options) ?? baseUrl, { apiKey }), apiKey }
}

/** Creates the client of a command that works without a key too. */
export async function openClient(options: GlobalOptions): Promise<Client> {
  const found = await findKey(options)
  return clientAt(givenBaseUrl(options) ?? found?.baseUrl, { apiKey: () => found?.apiKey })
}
