import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { pageAddress } from '../../document/page-address.ts'
import { PageProvider } from '../../document/page-context.tsx'
import { siteI18n } from '../../document/site-i18n.ts'
import { RankedDocuments } from './ranked-documents.tsx'

test('scores are drawn on the scale from 0 to 1, not on that of the best one', () => {
  const documents = [
    { text: 'a', before: 2, score: 0.147 },
    { text: 'b', before: 1, score: -0.02 },
  ]
  const html = renderToStaticMarkup(
    <PageProvider address={pageAddress('/reranker')} i18n={siteI18n('en-US')}>
      <RankedDocuments documents={documents} tokens={9} engine="local" />
    </PageProvider>,
  )
  expect(Array.from(html.matchAll(/--share:(\d+%)/g), ([, share]) => share)).toEqual(['15%', '0%'])
})
