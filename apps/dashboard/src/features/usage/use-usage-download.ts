import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { useDownloadAccountUsageMutation } from '@search-foundation/store/endpoints/usage'
import { skipToken } from '@search-foundation/store/hooks'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useDownload } from '../../ground/files/use-download.ts'
import { useSignedIn } from '../../ground/services/services.tsx'
import { firstDay } from './daily-usage.ts'

/**
 * Returns a function that saves the current key's usage of the last `days` days as CSV. Returns undefined for keys that the signed-in user
 * does not own: the service writes usage files for accounts only.
 */
export function useUsageDownload(days: number): (() => Promise<void>) | undefined {
  const apiKey = useApiKey()
  const user = useSignedIn()
  const { data: keys } = useAccountKeysQuery(user === null ? skipToken : { uid: user.uid })
  const [prepareFile] = useDownloadAccountUsageMutation()
  const download = useDownload()
  const key = keys?.find(({ masked }) => masked.endsWith(apiKey.slice(-4)))
  if (!key) return undefined
  return () => download(prepareFile({ from: firstDay(days, new Date()), keyId: key.id }), 'usage.csv')
}
