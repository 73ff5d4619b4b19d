import type { BulkFailure, BulkJob } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { FailureReason } from '../../ground/failures/failure-reason.tsx'
import { useFailures } from './use-failures.ts'

/** Longest part of a text that a row shows, in characters. */
const shownText = 60

const shorten = (text: string) => (text.length > shownText ? `${text.slice(0, shownText)}…` : text)

/** The rows of a job's file that could not be embedded, with the reasons. */
export function FailuresTable({ job }: { job: BulkJob }) {
  const { t, i18n } = useTranslation('dashboard-bulk')
  const number = (value: number) => formatNumber(value, i18n.language)
  const query = useFailures(job)
  return (
    <Table<BulkFailure>
      {...tableState(query)}
      caption={t('failures.caption')}
      rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
      rowKey={({ index }) => String(index)}
      columns={[
        {
          id: 'row',
          header: t('failures.row'),
          isRowHeader: true,
          isLabeledInCard: true,
          cell: ({ index }) => number(index + 1),
        },
        { id: 'id', header: t('failures.id'), cell: ({ custom_id: customId }) => customId },
        {
          id: 'reason',
          header: t('failures.reason'),
          cell: ({ error, error_code: code, token_count: tokens, token_limit: limit }) => (
            <FailureReason
              code={code}
              error={error}
              {...(tokens &&
                limit && { values: { model: job.model_name, tokens: number(tokens), limit: number(limit) } })}
            />
          ),
        },
        {
          id: 'text',
          header: t('failures.text'),
          cell: ({ input }) => input !== null && shorten(input),
        },
      ]}
    />
  )
}
