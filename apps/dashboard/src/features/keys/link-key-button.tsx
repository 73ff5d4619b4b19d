import { useLinkAccountKeyMutation } from '@search-foundation/store/endpoints/account-keys'
import { Button } from '@search-foundation/ui/button'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'

/** Adds the key in this browser to the account. */
export function LinkKeyButton({ apiKey }: { apiKey: string }) {
  const { t } = useTranslation('dashboard-keys')
  const failure = useFailure()
  const [link, { isLoading }] = useLinkAccountKeyMutation()
  async function add(): Promise<void> {
    try {
      await link(apiKey).unwrap()
      notify({ tone: 'positive', message: t('link.done') })
    } catch (error) {
      failure.show(error)
    }
  }
  return (
    <Button size="sm" variant="solid" isPending={isLoading} onClick={() => void add()}>
      {t('link.action')}
    </Button>
  )
}
