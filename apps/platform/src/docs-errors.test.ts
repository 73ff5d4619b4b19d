import { readDocs } from '@search-foundation/content/read-docs'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { failureCodes } from './kernel/http/failure-body.ts'
import { readerStatuses } from './models/reader/reader-failure.ts'

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
