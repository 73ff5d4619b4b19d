import { internshipSeasons } from '@search-foundation/content/internships'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { pageAddress } from '../../document/page-address.ts'
import { PageProvider } from '../../document/page-context.tsx'
import { siteI18n } from '../../document/site-i18n.ts'
import InternshipPage from './page.tsx'

afterEach(() => vi.useRealTimers())

function renderOn(day: string): string {
  vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
  return renderToStaticMarkup(
    <PageProvider address={pageAddress('/internship')} i18n={siteI18n('en-US')}>
      <InternshipPage />
    </PageProvider>,
  )
}

test.each(['2026-12-01', '2027-02-28'])('on %s, spring is open and summer is not yet', (day) => {
  const html = renderOn(day)
  expect(html).toContain('Next: Spring 2027')
  expect(html).toContain('Applications are open until the season begins on March 1, 2027.')
  expect(html).toMatch(/<a [^>]*href="[^"]*\/internship-spring-2027"[^>]*>(<span>)?Posting for spring 2027/)
  expect(html).toContain('Summer 2027: applications open on March 1, 2027.')
})

test('a season that has begun is over, and does not lead to its posting', () => {
  const html = renderOn('2025-12-01')
  expect(html.match(/>Over</g)).toHaveLength(3)
  for (const { season, year, applicationUrl } of internshipSeasons)
    expect(html.includes(applicationUrl), `${season} ${year}`).toBe(season === 'spring')
})
