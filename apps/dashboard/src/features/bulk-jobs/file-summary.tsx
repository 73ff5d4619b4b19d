import { formatBytes, formatCompact, formatNumber, formatUnitPrice } from '@search-foundation/i18n/format'
import { useProductsQuery } from '@search-foundation/store/endpoints/billing'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Callout } from '@search-foundation/ui/callout'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { ScrollArea } from '@search-foundation/ui/scroll-area'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import type { BulkFileReport } from './read-bulk-file.ts'

const million = 1_000_000

/** What is in a file before it is sent: rows, size, tokens, their cost at the price of the smallest pack, and rows that will fail. */
export function FileSummary({ file, report }: { file: File; report: BulkFileReport }) {
  const { t, i18n } = useTranslation('dashboard-bulk')
  const balance = useKeyInfoQuery(useApiKey()).data?.wallet.total_balance
  const pack = useProductsQuery().data?.find(({ price }) => price > 0)
  const rate = pack && (pack.price / pack.token_quantity) * million
  const price = (minorUnits: number) => formatUnitPrice(minorUnits, pack?.currency ?? '', i18n.language)
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: t('rows'), detail: number(report.rows) },
          ...(report.column === null ? [] : [{ term: t('file.column'), detail: report.column }]),
          { term: t('file.size'), detail: formatBytes(file.size, i18n.language) },
          {
            term: t('file.tokens'),
            detail: t('file.about', { tokens: formatCompact(report.tokens, i18n.language) }),
          },
          // Without the packs, as when they could not be read, nothing is said about the cost.
          ...(rate === undefined
            ? []
            : [
                {
                  term: t('file.cost'),
                  detail: t('file.aboutCost', {
                    cost: price((report.tokens / million) * rate),
                    rate: price(rate),
                  }),
                },
              ]),
        ]}
      />
      {report.invalidRows > 0 && (
        <Callout tone="warning" title={t('file.invalidRows', { count: report.invalidRows })} announce>
          {/* A long list would push the form's button out of the dialog. */}
          <ScrollArea label={t('file.invalidRows', { count: report.invalidRows })} maxHeight="8rem">
            <ul>
              {report.problems.map(({ row, problem }) => (
                <li key={row}>{t(`file.problems.${problem}`, { row: number(row) })}</li>
              ))}
              {report.invalidRows > report.problems.length && (
                <li>{t('file.moreProblems', { count: report.invalidRows - report.problems.length })}</li>
              )}
            </ul>
          </ScrollArea>
        </Callout>
      )}
      {balance !== undefined && report.tokens > balance && (
        <Callout tone="warning" title={t('file.balanceShort')}>
          {t('file.balanceShortDescription', { balance: number(balance) })}
        </Callout>
      )}
    </Stack>
  )
}
