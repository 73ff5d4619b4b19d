/**
 * `prepublishOnly` of every published package, run in its folder: ends with an error, and so prevents the publishing, while the
 * package names placeholders or would be published from the wrong folder.
 */
import { existsSync, readFileSync } from 'node:fs'

import type { Manifest } from './manifests.ts'
import { brandAddresses, publishingFaults } from './publishing-faults.ts'

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest

const faults = publishingFaults({
  manifest: manifestIn('.'),
  staged: existsSync('build/package.json') ? manifestIn('build') : undefined,
  userAgent: process.env['npm_config_user_agent'] ?? '',
  addresses: brandAddresses,
})
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
