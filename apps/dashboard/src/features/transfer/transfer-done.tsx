import { formatNumber } from '@search-foundation/i18n/format'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { useTranslation } from 'react-i18next'

/** How a transfer ended after which both keys keep working. */
export function TransferDone({ transferred, onAnother }: { transferred: number; onAnother: () => void }) {
  const { t, i18n } = useTranslation('dashboard-transfer')
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
      {t('done', { tokens: formatNumber(transferred, i18n.language) })}
    </Callout>
  )
}
