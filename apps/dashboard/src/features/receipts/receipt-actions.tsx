import type { Receipt } from '@search-foundation/api-client/account'
import {
  useDownloadReceiptPageMutation,
  useReadReceiptPageMutation,
} from '@search-foundation/store/endpoints/receipts'
import { Button } from '@search-foundation/ui/button'
import { DownloadIcon, Icon, ReceiptIcon, type IconProps } from '@search-foundation/ui/icon'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { printPage } from '../../ground/files/print-page.ts'
import { useDownload } from '../../ground/files/use-download.ts'
import { InvoiceButton } from './invoice-button.tsx'

export interface ReceiptActionsProps {
  receipt: Receipt
  /**
   * Shows the names of the actions: where they are what one came for, not in each row of a table.
   * @default false
   */
  areNamed?: boolean
}

/** Opens the invoice of a payment as a PDF, where it has one, and prints or downloads the page of its receipt. */
export function ReceiptActions({ receipt, areNamed = false }: ReceiptActionsProps) {
  const { id, number, invoice } = receipt
  const { t, i18n } = useTranslation('dashboard-receipts')
  const [preparePage] = useDownloadReceiptPageMutation()
  const [readPage] = useReadReceiptPageMutation()
  const download = useDownload()
  const failure = useFailure()
  const page = { id, lang: i18n.language }

  // With an icon each, the names would take two lines on a phone.
  const named = (name: string, of: IconProps['of']) =>
    areNamed
      ? ({ children: name } as const)
      : ({ variant: 'quiet', label: name, icon: <Icon of={of} size="sm" /> } as const)

  async function print(): Promise<void> {
    try {
      printPage(await readPage(page).unwrap())
    } catch (error) {
      failure.show(error)
    }
  }

  return (
    <Row as="span" gap="xs">
      {invoice?.invoice_pdf != null && <InvoiceButton receipt={receipt} />}
      <Button size="sm" {...named(t('print', { number }), ReceiptIcon)} onClick={() => void print()} />
      <Button
        size="sm"
        {...named(t('download', { number }), DownloadIcon)}
        onClick={() => void download(preparePage(page), `receipt-${number}.html`)}
      />
    </Row>
  )
}
