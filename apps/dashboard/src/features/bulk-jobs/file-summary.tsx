import { formatBytes, formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Callout } from '@search-foundation/ui/callout'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Stack } from '@search-foundation/ui/stack'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import type { BulkFileReport } from './read-bulk-file.ts'

/** What is in a file before it is sent: rows, size, the tokens that it will take, and rows that will fail. */
export function FileSummary({ file, report }: { file: File; report: BulkFileReport }) {
  const { t, i18n } = useTranslation('dashboard-bulk')
  const balance = useKeyInfoQuery(useApiKey()).data?.wallet.total_balance
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: t('rows'), detail: number(report.rows) },
          { term: t('file.size'), detail: formatBytes(file.size, i18n.language) },
          {
            term: t('file.tokens'),
            detail: t('file.about', { tokens: formatCompact(report.tokens, i18n.language) }),
          },
        ]}
      />
      {report.invalidRows > 0 && (
        <Callout tone="warning" title={t('file.invalidRows', { count: report.invalidRows })} announce>
          <ul>
            {report.problems.map(({ row, problem }) => (
              <li key={row}>{t(`file.problems.${problem}`, { row: number(row) })}</li>
            ))}
          </ul>
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
