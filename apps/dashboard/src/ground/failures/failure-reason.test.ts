import { loadI18n } from '@search-foundation/i18n/load-i18n'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'

import { FailureReason, type FailureReasonProps } from './failure-reason.tsx'

async function shown(props: FailureReasonProps) {
  const { i18n } = await loadI18n({ locale: 'de', files: ['shared', 'dashboard'], strict: true })
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(FailureReason, props)))
}

test('a known code is a sentence in the language of the page, with the values that it names', async () => {
  expect(await shown({ code: 'no_text', error: 'No text.' })).toBe('Die Zeile enthält keinen Text.')
  expect(
    await shown({ code: 'bad_status', error: 'The endpoint responded with 503.', values: { status: 503 } }),
  ).not.toMatch(/endpoint|\{\{/)
})

test('the words of the service follow where another server caused the failure', async () => {
  expect(await shown({ code: 'connection_failed', error: 'ECONNREFUSED' })).toMatch(
    /^Die Verbindung .*\. <span lang="en">ECONNREFUSED<\/span>$/,
  )
})

test.each([
  ['without a code, as for an older job', undefined],
  ['for a code that the page does not know', 'disk_full' as 'canceled'],
  ['for a text that is too long, where its tokens were not reported', 'too_long'],
] as const)('only the words of the service are shown %s', async (_, code) => {
  expect(await shown({ code, error: 'The disk is full.' })).toBe('<span lang="en">The disk is full.</span>')
})
