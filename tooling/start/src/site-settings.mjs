import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { PlainError } from './plain-error.mjs'

/** Settings that have no default outside of this machine. */
const required = [
  ...['SF_API_URL', 'SF_FUNCTIONS_URL', 'SF_PROJECT_ID', 'SF_IDENTITY_API_KEY', 'SF_IDENTITY_DOMAIN'],
  ...['SF_BOT_CHECK_SCRIPT_URL', 'SF_BOT_CHECK_SITE_KEY'],
]

/**
 * Returns why the apps must not be built for visitors with these settings, a sentence each.
 * @param {Record<string, string | undefined>} settings
 * @returns {string[]}
 */
export function siteFaults(settings) {
  const missing = required.filter((name) => !settings[name])
  const unsafe = Object.entries(settings).filter(
    ([name, value]) => name.startsWith('SF_') && value?.startsWith('http://'),
  )
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...unsafe.map(([name, value]) => `${name} is ${value}, but pages call nothing without TLS.`),
    // Without it the apps would look for the emulator on the visitor's machine.
    ...(settings.SF_IDENTITY_URL === undefined ? ['SF_IDENTITY_URL is missing; it may be empty.'] : []),
  ]
}

/**
 * Reads the settings that the apps are built for. Throws a PlainError that names the faults of the file.
 * @param {string | undefined} file
 * @returns {Record<string, string | undefined>}
 */
export function readSiteSettings(file) {
  if (!file)
    throw new PlainError(
      'Name the file with the settings, such as deploy/site.env (copy deploy/site.env.example).',
    )
  const settings = parseEnv(readFileSync(file, 'utf8'))
  const faults = siteFaults(settings)
  if (faults.length > 0) throw new PlainError([`${file} cannot be used:`, ...faults].join('\n'))
  return settings
}
