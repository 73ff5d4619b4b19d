import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

import { notFoundPath } from './ground/site-map.ts'

/** Renders one page as a whole: nothing streams in later, since every page is a file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    onError: (error) => console.error(`Rendering ${request.url} failed.`, error),
  })
  const html = await new Response(prelude).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const missing = new URL(request.url).pathname === notFoundPath
  // The build needs the page for unknown addresses with the status of a success.
  return new Response(withoutPreloads(html), {
    status: import.meta.env.DEV && missing ? 404 : status,
    headers,
  })
}

/** Removes the preloads of React Router's own scripts, which no page runs. */
function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}
