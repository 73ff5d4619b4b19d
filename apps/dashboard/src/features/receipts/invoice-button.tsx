import type { Receipt } from '@search-foundation/api-client/account'
import { useLazyReceiptQuery } from '@search-foundation/store/endpoints/receipts'
import { Button } from '@search-foundation/ui/button'
import { DownloadIcon, Icon } from '@search-foundation/ui/icon'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'

/** What is opened, called the same in every language. */
const format = 'PDF'

/** Opens the PDF of an invoice in a tab of its own. Its address is asked for anew: those of a list end after some weeks. */
export function InvoiceButton({ receipt: { id, number, invoice } }: { receipt: Receipt }) {
  const { t } = useTranslation('dashboard-receipts')
  const uid = useUid()
  const [readReceipt] = useLazyReceiptQuery()
  const failure = useFailure()
  const [isPending, setPending] = useState(false)

  async function open(): Promise<void> {
    setPending(true)
    // Opened by the press itself: browsers block tabs that open later.
    const tab = window.open('', '_blank')
    try {
      const { invoice: fresh } = await readReceipt({ uid, id }).unwrap()
      if (tab === null) location.assign(fresh?.invoice_pdf ?? '')
      else tab.location.replace(fresh?.invoice_pdf ?? '')
    } catch (error) {
      tab?.close()
      failure.show(error)
    }
    setPending(false)
  }

  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t('invoicePdf', { number: invoice?.number ?? number })}
      icon={<Icon of={DownloadIcon} size="sm" />}
      isPending={isPending}
      onClick={() => void open()}
    >
      {format}
    </Button>
  )
}
