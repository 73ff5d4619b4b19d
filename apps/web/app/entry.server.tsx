import { createI18n } from '@search-foundation/i18n/create-i18n'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { ServerRouter, type EntryContext } from 'react-router'

import { pageAddress } from './document/use-page-address.ts'

/**
 * Renders one page as a whole: nothing streams in later, since every page is a file. Components load the messages that they
 * use, and rendering waits for them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { locale } = pageAddress(new URL(request.url).pathname)
  const i18n = await createI18n({ locale, namespaces: [], strict: true })
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={context} url={request.url} />
    </I18nextProvider>,
    { onError: (error) => console.error(`Rendering ${request.url} failed.`, error) },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
