import { readDocs } from '@search-foundation/content/read-docs'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { failureCodes } from './kernel/http/failure-body.ts'
import { bulkErrorCodes } from './models/compute/bulk-error.ts'
import { readerStatuses } from './models/reader/reader-failure.ts'
import { deliveryErrorCodes } from './records/webhooks/delivery-error.ts'

const guides = readDocs().filter(({ slug }) => slug === 'errors')

test.each(localeTable.map(({ code }) => code))('the guide to errors in %s explains every error', (code) => {
  const { body = '' } = guides.find(({ locale }) => locale === code) ?? {}
  const headings = [...body.matchAll(/^### `(\w+)`$/gm)].map(([, heading]) => heading)
  expect(headings.toSorted()).toEqual(failureCodes.toSorted())
  const rows = [...body.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, status]) => [
    name,
    Number(status),
  ])
  expect(Object.fromEntries(rows)).toEqual(readerStatuses)
})

test('the guide to bulk jobs explains every code of a failed row and job', () => {
  const { body = '' } = readDocs().find(({ slug }) => slug === 'million-documents') ?? {}
  const [, part = ''] = body.split('### Why a row or a job failed')
  const codes = [...part.matchAll(/^\| `(\w+)` \| (?:a row|a job|both) \|/gm)].map(([, code]) => code)
  expect(codes).toEqual(bulkErrorCodes)
})

test('the guide to webhooks explains every code of a failed delivery', () => {
  const { body = '' } = readDocs().find(({ slug }) => slug === 'webhooks') ?? {}
  const [, part = ''] = body.split('| `last_error_code` |')
  const codes = [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code)
  expect(codes).toEqual(deliveryErrorCodes)
})
