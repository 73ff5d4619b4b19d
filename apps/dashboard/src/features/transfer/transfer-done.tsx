import type { TransferResponse } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { useTranslation } from 'react-i18next'

export type TransferResult = TransferResponse

/** How a transfer ended. */
export function TransferDone({ result, onAnother }: { result: TransferResult; onAnother: () => void }) {
  const { t, i18n } = useTranslation('dashboard-transfer')
  const tokens = formatNumber(result.transferred, i18n.language)
  return (
    <Callout
      tone="positive"
      announce
      action={
        <Button size="sm" onClick={onAnother}>
          {t('another')}
        </Button>
      }
    >
      {t(result.revoked ? 'doneRevoked' : 'done', { tokens })}
    </Callout>
  )
}
