import { globSync, readFileSync } from 'node:fs'
import { loadI18n } from '@search-foundation/i18n/load-i18n'
import { createElement as element } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'

import type { Tab } from '../place/place.ts'
import { EmptyWithDocs } from './empty-with-docs.tsx'

const folder = new URL('../..', import.meta.url)
const components = globSync('**/*.tsx', { cwd: folder })
  .filter((path) => !path.includes('.stories.'))
  .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }))

const withText = (pattern: RegExp) =>
  components.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted()

test('everything that can be empty says so with a link to its guide', () => {
  expect(withText(/<EmptyWithDocs\b/).length).toBeGreaterThanOrEqual(20)
  expect(withText(/ui\/empty-state'/)).toEqual([
    'ground/docs/empty-with-docs.tsx',
    // A page that cannot be loaded without a connection; neither can a guide.
    'shell/page-boundary.tsx',
  ])
})

test('every list that is loaded says what is missing while it is empty', () => {
  const lists = components.filter(({ text }) => text.includes('tableState('))
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.flatMap(({ path, text }) => (/\bempty=\{/.test(text) ? [] : [path])).toSorted()).toEqual([
    // It is shown for jobs with failures only.
    'features/bulk-jobs/failures-table.tsx',
    // Every product has limits.
    'features/rate-limits/rate-limits-table.tsx',
  ])
})

const htmlOf = async (location: string, about?: Tab) => {
  const { i18n } = await loadI18n({ locale: 'de', files: ['dashboard', 'shared'] })
  const state = element(EmptyWithDocs, { title: 'Noch nichts', ...(about && { about }) })
  return renderToStaticMarkup(element(I18nextProvider, { i18n }, element(StaticRouter, { location }, state)))
}

test('what is missing leads to the guide about the tab in view, or about the tab that it belongs to', async () => {
  const own = await htmlOf('/api-dashboard/rate-limit')
  expect(own).toContain('href="/docs/rate-limits"')
  expect(own).toContain('aria-label="Dokumentation: Ratenlimits"')
  const other = await htmlOf('/de/api-dashboard', 'requests')
  expect(other).toContain('href="/de/docs/errors"')
  expect(other).toContain('aria-label="Dokumentation: Anfragen"')
})
