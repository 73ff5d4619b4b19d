import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { pageAddress } from '../../document/page-address.ts'
import { PageProvider } from '../../document/page-context.tsx'
import { siteI18n } from '../../document/site-i18n.ts'
import { CallFailure } from './call-failure.tsx'
import type { CallProblem } from './call-problem.ts'

const shown = (problem: CallProblem) =>
  renderToStaticMarkup(
    <PageProvider address={pageAddress('/it/reader')} i18n={siteI18n('it')}>
      <CallFailure problem={problem} retry={() => {}} />
    </PageProvider>,
  )

test('the words of the service follow a sentence in the language of the page and are marked as English', () => {
  expect(shown({ kind: 'other', message: '422: The text is too long.' })).toContain(
    'Il servizio ha rifiutato la richiesta:<span lang="en"> 422: The text is too long.</span>',
  )
})

test('a failure of the service itself has its status and detail, too', () => {
  expect(shown({ kind: 'failing', message: '503: Down' })).toContain(
    'Si è verificato un errore nel servizio. Riprova tra un momento.<span lang="en"> 503: Down</span>',
  )
})

test('where no response came, there are words of ours alone', () => {
  expect(shown({ kind: 'offline' })).not.toContain('lang=')
})
