import type { AccountKey } from '@search-foundation/api-client/account'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

const sampleNames = ['sample-website-search', 'sample-nightly-indexing', 'sample-workshop'] as const

/**
 * Returns the function that shows a key's stored name, or `unnamed` while it has none. Names are the user's own words; those of the demo
 * account's keys are in the interface language.
 */
export function useStoredKeyName(): (stored: string | null | undefined, unnamed: string) => string {
  const { t } = useTranslation('dashboard-keys')
  return useCallback(
    (stored, unnamed) => {
      const sample = sampleNames.find((name) => name === stored)
      return sample === undefined ? (stored ?? unnamed) : t(`sampleName.${sample}`)
    },
    [t],
  )
}

/** Returns the function that names a key of the account by its name and last four characters, or by its mask if it has no name. */
export function useAccountKeyName(): (key: Pick<AccountKey, 'name' | 'masked'>) => string {
  const storedName = useStoredKeyName()
  return useCallback(
    ({ name, masked }) => (name === null ? masked : `${storedName(name, masked)} …${masked.slice(-4)}`),
    [storedName],
  )
}
