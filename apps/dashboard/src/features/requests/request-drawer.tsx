import type { LoggedRequest } from '@search-foundation/api-client/account'
import { Drawer } from '@search-foundation/ui/drawer'
import { useTranslation } from 'react-i18next'

import { RequestFacts } from './request-facts.tsx'
import { StoredRequest } from './stored-request.tsx'

export interface RequestDrawerProps {
  /** Id of the call; null for none. */
  id: string | null
  /** The call, if it is among those that are loaded. */
  request: LoggedRequest | undefined
  isOpen: boolean
  onClose: () => void
}

/** The details of one call, beside the log. */
export function RequestDrawer({ id, request, isOpen, onClose }: RequestDrawerProps) {
  const { t } = useTranslation('dashboard-requests')
  return (
    <Drawer title={t('details')} isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      {request === undefined ? id !== null && <StoredRequest id={id} /> : <RequestFacts request={request} />}
    </Drawer>
  )
}
