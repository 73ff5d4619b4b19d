import { brand, socialLinks } from '@search-foundation/content/brand'

import type { Manifest } from './manifests.ts'

export interface Publishing {
  manifest: Manifest
  /** The manifest in the folder that is published, if it was staged. */
  staged: Manifest | undefined
  /** `npm_config_user_agent`, with which a package manager names itself to scripts. */
  userAgent: string
  /** Addresses of the brand. */
  addresses: readonly string[]
}

/** Domains reserved by RFC 2606: nothing can be there. */
const reserved = /\.(example|invalid|test|localhost)(\/|$)/

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

/** Every address of the brand: what is published names some, and leads its readers to the others. */
export const brandAddresses = textsIn([brand, socialLinks]).filter((text) => /^https:|@\S+\./.test(text))

/** Returns why nothing may be published under these addresses, a sentence each. */
export function brandFaults(addresses: readonly string[]): string[] {
  const placeholders = addresses.filter((address) => reserved.test(address))
  if (placeholders.length === 0) return []
  return [
    `The brand names ${placeholders.join(', ')}, where nothing can be. Put the real addresses into packages/content/src/brand.ts and run "pnpm brand".`,
  ]
}

/** Returns why a package must not be published, a sentence each. */
export function publishingFaults({ manifest, staged, userAgent, addresses }: Publishing): string[] {
  const faults = [
    manifest.version === '0.0.0' &&
      `${manifest.name} has no version yet: run "pnpm exec changeset version" and commit.`,
    // npm and yarn do not know `publishConfig.directory`: they would publish the sources.
    !userAgent.startsWith('pnpm/') &&
      `${manifest.name} is published from its folder "build", which only pnpm does: run "pnpm exec changeset publish".`,
    staged?.version !== manifest.version &&
      `"build" does not have ${manifest.name} ${manifest.version}: run "pnpm exec turbo run check:package --filter ${manifest.name}".`,
  ]
  return [...brandFaults(addresses), ...faults.filter((fault) => fault !== false)]
}
