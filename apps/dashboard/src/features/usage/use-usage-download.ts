import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { useDownloadAccountUsageMutation } from '@search-foundation/store/endpoints/usage'
import { skipToken } from '@search-foundation/store/hooks'

import { useIsKeyInUse } from '../../ground/api-key/use-is-key-in-use.ts'
import { useDownload } from '../../ground/files/use-download.ts'
import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { useSignedIn } from '../../ground/services/services.tsx'
import type { UsageView } from './usage-view.ts'

/**
 * Returns a function that saves the usage of the chosen keys in the period of a view as CSV. Returns undefined for keys that the signed-in user
 * does not own: the service writes usage files for accounts only.
 */
export function useUsageDownload({ from, to }: UsageView): (() => Promise<void>) | undefined {
  const { browser, account } = useKeyScope()
  const user = useSignedIn()
  const { data: keys } = useAccountKeysQuery(user === null ? skipToken : { uid: user.uid })
  const [prepareFile] = useDownloadAccountUsageMutation()
  const download = useDownload()
  const isInUse = useIsKeyInUse()
  const key = browser && keys?.find(isInUse)
  if (browser && !key) return undefined
  const keyId = browser ? key?.id : account.keyId
  return () => download(prepareFile({ from, to, ...(keyId !== undefined && { keyId }) }), 'usage.csv')
}
