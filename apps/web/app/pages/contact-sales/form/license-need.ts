/** What somebody wants to do with a model (specification §3, `licenseConfig`). */
export interface LicenseConfig {
  model: string
  use: (typeof uses)[number]
  place: (typeof places)[number]
}

export const uses = ['commercial', 'research'] as const
export const places = ['own', 'cloud', 'api'] as const

/** What is needed for it, named as its message is. */
export type LicenseNeed = 'api' | 'cloud' | 'unpublished' | 'free' | 'research' | 'license'

/**
 * Returns what a use of a model needs. The API and the marketplaces include commercial use; on own hardware the license of the
 * weights decides.
 * @param license of the weights; null for a model whose weights are not published
 */
export function licenseNeed(
  { use, place }: Omit<LicenseConfig, 'model'>,
  license: string | null,
): LicenseNeed {
  if (place !== 'own') return place
  if (license === null) return 'unpublished'
  if (license === 'Apache-2.0') return 'free'
  return use === 'research' ? 'research' : 'license'
}
